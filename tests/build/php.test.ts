/** The oldest supported PHP can parse the plugin. */
import { globSync } from 'node:fs';
import { Engine } from 'php-parser';
import { describe, expect, it } from 'vitest';
import { read, ROOT } from './dist';

const OLDEST = /Requires PHP:\s+([\d.]+)/.exec(read('wp-plugin/atoll.php'))?.[1] ?? '';

const files = globSync(['wp-plugin/**/*.php', 'tests/wordpress/fixture-plugin/**/*.php'], { cwd: ROOT });

describe(`PHP ${OLDEST}`, () => {
  it.each(files)('reads %s', (file) => {
    const engine = new Engine({ parser: { version: OLDEST, suppressErrors: false } });
    expect(() => engine.parseCode(read(file), file)).not.toThrow();
  });

  it('does not parse later syntax', () => {
    const engine = new Engine({ parser: { version: OLDEST, suppressErrors: false } });
    expect(() => engine.parseCode('<?php $a = match (1) { 1 => 2 };', 'later.php')).toThrow(
      /not allowed before PHP 8|syntax/i,
    );
  });
});
