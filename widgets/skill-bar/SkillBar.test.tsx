/** The skill bar's component in React's strict mode. */
import { expect, it } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { get, setBody } from '../../tests/support/unit-runtime';
import { fakeIntersectionObserver } from '../../tests/support/unit-observers';
import { mountTwice } from '../../tests/support/unit-strict';
import type { SkillBarReading } from './attributes';
import { SkillBar } from './SkillBar';
import { innerMarkup } from '../../tests/support/markup';

const mountBar = (startedAt?: number) => {
  const observers = fakeIntersectionObserver();
  setBody(readFragment('goodlayers/skill-bar-2.1.7.html'));
  const server = innerMarkup(document.body);
  const bar = get('.gdlr-core-skill-bar-filled');
  const reading: SkillBarReading = {
    bar,
    track: get('.gdlr-core-skill-bar-progress'),
    label: 'Found a room',
    valueText: '84%',
    percent: 84,
    startedAt,
  };
  return { observers, server, bar, unmount: mountTwice(<SkillBar {...reading} />) };
};

it.each([
  ['a bar that is visible', undefined],
  ['a bar that is filled from the start', 0],
])('fills %s, and restores the markup of the server on unmount', (_name, startedAt) => {
  const { observers, server, bar, unmount } = mountBar(startedAt);
  if (startedAt === undefined) observers.reveal(bar);
  expect([bar.style.width, bar.classList.contains('gdlr-core-animate')]).toEqual(['84%', true]);
  expect(bar.parentElement?.getAttribute('aria-valuenow')).toBe('84');
  unmount();
  expect(innerMarkup(document.body).replace(' style=""', '')).toBe(server);
});

it('does not fill after unmount', () => {
  const { observers, server, bar, unmount } = mountBar();
  unmount();
  observers.reveal(bar);
  expect(innerMarkup(document.body)).toBe(server);
});
