/** Runs the server's readers and edits of pages, with the PHP of this machine. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const SCRIPT = join(import.meta.dirname, '../php/edit.php');

/** What the server did to a page. */
export interface Edited {
  /** Undefined for a page that costs too much. */
  readonly html: string | undefined;
  /** Number of tags that were read one by one. */
  readonly tags: number;
  /** Processor time. */
  readonly ms: number;
}

/** Why the edits cannot be tested here; undefined if they can. */
export const whyNoPhp = spawnSync('php', ['-v']).status === 0 ? undefined : 'there is no PHP on this machine';

/** @returns the pages after the server's edits */
export function editedPages(pages: readonly string[]): readonly Edited[] {
  const { stdout, stderr, status } = spawnSync('php', ['-d', 'display_errors=stderr', SCRIPT], {
    input: JSON.stringify(pages.map((page) => Buffer.from(page).toString('base64'))),
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (status !== 0 || stderr !== '') throw new Error(`PHP failed: ${stderr}${stdout.slice(0, 500)}`);
  const edited = JSON.parse(stdout) as { html: string | null; tags: number; ms: number }[];
  return edited.map(({ html, tags, ms }) => ({
    html: html === null ? undefined : Buffer.from(html, 'base64').toString(),
    tags,
    ms,
  }));
}
