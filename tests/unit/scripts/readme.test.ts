// @vitest-environment node
/** The readme of a release, with the publisher's settings. */
import { describe, expect, it } from 'vitest';
import { readPublisher, releaseReadme } from '../../../.scripts/lib/readme.mjs';

const README =
  '=== Atoll ===\nContributors: {contributors}\nTags: a\n\nBuilt by a command.\nThe source is at {source}.\n';

describe('releaseReadme', () => {
  it('fills in the publisher’s settings', () => {
    expect(releaseReadme(README, { sourceUrl: 'https://code.example/atoll', contributors: 'one, two' })).toBe(
      '=== Atoll ===\nContributors: one, two\nTags: a\n\nBuilt by a command.\nThe source is at https://code.example/atoll.\n',
    );
  });

  it('leaves out the lines of settings that are not known', () => {
    expect(releaseReadme(README, { sourceUrl: '', contributors: '' })).toBe(
      '=== Atoll ===\nTags: a\n\nBuilt by a command.\n',
    );
  });
});

describe('readPublisher', () => {
  it('invents nothing', () => {
    expect(readPublisher({}, {})).toEqual({ sourceUrl: '', contributors: '' });
  });

  it.each([
    [{ repository: 'https://code.example/a' }, {}, 'https://code.example/a'],
    [
      { repository: { type: 'git', url: 'git+https://code.example/a.git' } },
      {},
      'https://code.example/a.git',
    ],
    [
      { repository: 'https://code.example/a' },
      { ATOLL_SOURCE_URL: 'https://mirror.example/a' },
      'https://mirror.example/a',
    ],
  ])('reads the address of the source from %j and %j', (packageJson, environment, sourceUrl) => {
    expect(readPublisher(packageJson, environment).sourceUrl).toBe(sourceUrl);
  });

  it('reads the contributors', () => {
    expect(readPublisher({}, { ATOLL_CONTRIBUTORS: 'one,two-2 ,' }).contributors).toBe('one, two-2');
  });

  it.each([
    [{ ATOLL_SOURCE_URL: 'http://code.example' }, 'must start with https://'],
    [{ ATOLL_SOURCE_URL: 'https://a b' }, 'must start with https://'],
    [{ ATOLL_CONTRIBUTORS: 'one, Two Words' }, 'Not a name of a user of WordPress.org: Two Words'],
  ])('refuses %j', (environment, problem) => {
    expect(() => readPublisher({}, environment)).toThrow(problem);
  });
});
