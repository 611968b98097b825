// @vitest-environment node
/** The prefixes of the GoodLayers themes, which manifests write as `P-`. */
import { describe, expect, it } from 'vitest';
import {
  forThemes,
  TESTED_THEMES,
  THEMES,
  themeSelector,
  withPrefix,
} from '../../../.scripts/lib/themes.mjs';

describe('withPrefix', () => {
  it.each([
    ['.P-a .P-b,#P-c', '.kingster-a .kingster-b,#kingster-c'],
    ['[class*="P-a"]', '[class*="kingster-a"]'],
    ['P-script-core', 'kingster-script-core'],
    ['.MP-a', '.MP-a'],
    ['.a-P-b', '.a-P-b'],
  ])('replaces the sign in %s', (text, expected) => expect(withPrefix(text, 'kingster')).toBe(expected));
});

describe('the themes', () => {
  it('are tested, or known only', () => {
    expect(TESTED_THEMES.map(({ prefix }) => prefix)).toEqual([
      'kingster',
      'traveltour',
      'infinite',
      'attorna',
      'logisco',
    ]);
    expect(THEMES.map(({ prefix }) => prefix)).toEqual(
      expect.arrayContaining(['financity', 'cryptro', 'hotale', 'zyth']),
    );
  });

  it('share a text without a prefix, and each has one with a prefix', () => {
    const [one, other] = THEMES;
    const both = one && other ? [one, other] : [];
    expect(forThemes('.a', both)).toEqual(['.a']);
    expect(forThemes('.P-a', both)).toEqual(['.kingster-a', '.traveltour-a']);
    expect(themeSelector('.P-a')).toBe('.kingster-a,.traveltour-a,.infinite-a,.attorna-a,.logisco-a');
  });
});
