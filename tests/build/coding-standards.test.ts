/**
 * WordPress's coding standards in the plugin's PHP, with PHP_CodeSniffer and the rules of .phpcs.xml.dist. No npm package
 * contains a current version of either, so this runs where they are installed.
 */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { skipFor } from '../support/skip';
import { ROOT } from './dist';

const PHPCS = process.env['ATOLL_PHPCS'] ?? 'phpcs';

/**
 * @param options of PHP_CodeSniffer
 * @param input a file to read instead of the plugin
 * @returns what PHP_CodeSniffer prints; undefined if it is not installed
 */
function sniff(options: readonly string[], input = ''): string | undefined {
  const { error, stdout, stderr } = spawnSync(PHPCS, options, { cwd: ROOT, encoding: 'utf8', input });
  return error ? undefined : stdout + stderr;
}

const why = /\bWordPress-Extra\b/.test(sniff(['-i']) ?? '')
  ? undefined
  : 'phpcs with the standard WordPress is not installed, and ATOLL_PHPCS does not name it';

describe("WordPress's coding standards", skipFor(why), () => {
  it('find nothing in the plugin', () => {
    expect(sniff(['-q', '-s'])).toBe('');
  });

  it('find output that is not escaped', () => {
    const found = sniff(
      ['-q', '-s', '--stdin-path=wp-plugin/fault.php', '-'],
      "<?php\necho get_option( 'name' );\n",
    );
    expect(found).toContain('WordPress.Security.EscapeOutput.OutputNotEscaped');
  });
});
