/** Reads from Git what has changed since the main branch, and the files of the repository. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The branches that a change starts from; the first one that exists counts. */
const MAIN_BRANCHES = ['origin/main', 'main'];

/**
 * @param {string} root
 * @returns {{ changed: string[], tree: import('./changed-tests.mjs').Tree }} changed, new and deleted files of the
 *   commits that the main branch lacks and of the working folder
 * @throws {Error} outside a Git repository
 */
export function readChange(root) {
  const git = (/** @type {string[]} */ ...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
    return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
  };
  const bases = MAIN_BRANCHES.flatMap((branch) => git('merge-base', 'HEAD', branch) ?? []);
  const [base = 'HEAD'] = bases;
  const edited = git('diff', '--name-only', '--no-renames', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  const tracked = git('ls-files');
  if (!edited || !added || !tracked) throw new Error('--changed needs a Git repository with a commit.');
  const files = [...tracked, ...added].filter((file) => existsSync(join(root, file)));
  return {
    changed: [...new Set([...edited, ...added])],
    tree: { files, read: (file) => readFileSync(join(root, file), 'utf8') },
  };
}
