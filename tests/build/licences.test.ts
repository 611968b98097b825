/** The packages that Atoll ships, and their licences (RELIABILITY 87, 88). */
import { describe, expect, it } from 'vitest';
import { chooseLicence, notices, shippedPackages } from '../../.scripts/lib/licences.mjs';
import { read, ROOT } from './dist';

const shipped = shippedPackages(ROOT);

describe('RELIABILITY 87: the shipped packages', () => {
  it('are the dependencies and their dependencies', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    const names = shipped.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([...Object.keys(dependencies), 'scheduler', '@tanstack/query-core']),
    );
    expect(names).not.toContain('vite');
  });

  it.each(shipped)('$name may be part of a GPL-2.0-or-later work ($licence)', ({ licence }) => {
    expect(chooseLicence(licence)).toBeDefined();
  });

  it.each(shipped)('$name is in the notices of the zip, with its licence', ({ name, version }) => {
    expect(read('dist/atoll/third-party-notices.txt')).toContain(`\n${name} ${version}\nLicence: `);
  });
});

describe('the allow-list', () => {
  it.each([
    ['MIT', 'MIT'],
    ['(MPL-2.0 OR Apache-2.0)', 'MPL-2.0'],
    ['Apache-2.0', 'Apache-2.0'],
    ['GPL-3.0', undefined],
    ['GPL-3.0-or-later', undefined],
    ['MIT AND Apache-2.0', undefined],
    ['UNLICENSED', undefined],
    ['', undefined],
  ])('%s gives %s', (licence, chosen) => {
    expect(chooseLicence(licence)).toBe(chosen);
  });

  it('stops the build if a package is not on it', () => {
    const typed = { name: 'typed.js', version: '3.0.0', licence: 'GPL-3.0', folder: ROOT };
    expect(() => notices([typed])).toThrow(
      'typed.js 3.0.0 may not be shipped under GPL-2.0-or-later: GPL-3.0',
    );
  });
});

describe('the notices', () => {
  const text = read('dist/atoll/third-party-notices.txt');

  it('contain the full text of the chosen licence', () => {
    expect(text).toContain('Copyright (c) Meta Platforms, Inc.');
    expect(text).toContain('Licence: MPL-2.0 (offered: (MPL-2.0 OR Apache-2.0))\nSource: https://');
    expect(text).toContain('Mozilla Public License');
    const sections = text.split('-'.repeat(80));
    const others = sections.filter((section) => !section.includes('Licence: Apache-2.0\n'));
    expect(others.length).toBeGreaterThan(5);
    expect(others.join('\n')).not.toContain('Apache License');
  });
});
