/**
 * The plugin's functions that need no WordPress, tested with PHPUnit in `tests/php`. `npm test` installs PHPUnit on Debian;
 * elsewhere this runs where it is installed.
 */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { skipFor } from '../support/skip';
import { ROOT } from './dist';

const PHPUNIT = process.env['ATOLL_PHPUNIT'] ?? 'phpunit';

/** @returns what PHPUnit prints, and its exit code */
function phpunit(...options: readonly string[]): { readonly code: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(PHPUNIT, options, { cwd: ROOT, encoding: 'utf8' });
  return { code: status, output: `${stdout}${stderr}` };
}

const why =
  phpunit('--version').code === 0
    ? undefined
    : 'phpunit is not installed, and ATOLL_PHPUNIT does not name it';

describe('PHPUnit', skipFor(why), () => {
  it('finds no fault', () => {
    const { code, output } = phpunit('--configuration', 'tests/php/phpunit.xml');
    expect(output).toMatch(/^OK \([1-9]\d* tests, [1-9]\d* assertions\)$/m);
    expect(code).toBe(0);
  });
});
