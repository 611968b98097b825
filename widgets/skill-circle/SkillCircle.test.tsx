/** The skill circle's component in React's strict mode. */
import { expect, it } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { get, setBody } from '../../tests/support/unit-runtime';
import { fakeIntersectionObserver } from '../../tests/support/unit-observers';
import { mountTwice } from '../../tests/support/unit-strict';
import { SkillCircle } from './SkillCircle';
import { innerMarkup } from '../../tests/support/markup';

const look = { size: 200, lineWidth: 6, color: '#123', trackColor: '#eee' };

const mountCircle = () => {
  const observers = fakeIntersectionObserver();
  setBody(readFragment('goodlayers/skill-circle-2.1.7.html'));
  const circle = get('.gdlr-core-skill-circle');
  // The simulated DOM formats the attribute when a script sets a style.
  circle.style.maxWidth = '';
  const server = innerMarkup(document.body);
  const unmount = mountTwice(
    <SkillCircle
      circle={circle}
      content={get('.gdlr-core-skill-circle-content')}
      label="72%, live in halls"
      look={look}
      share={0.72}
      durationMs={1200}
    />,
  );
  return { observers, server, circle, unmount };
};

it('draws one ring when it is visible, and restores the markup of the server on unmount', () => {
  const { observers, server, circle, unmount } = mountCircle();
  expect(circle.getAttribute('aria-label')).toBe('72%, live in halls');
  expect(circle.querySelectorAll('canvas')).toHaveLength(0);
  observers.reveal(circle);
  expect(circle.querySelectorAll('canvas')).toHaveLength(1);
  unmount();
  expect(innerMarkup(document.body)).toBe(server);
});

it('draws nothing after unmount', () => {
  const { observers, server, circle, unmount } = mountCircle();
  unmount();
  observers.reveal(circle);
  expect(innerMarkup(document.body)).toBe(server);
});
