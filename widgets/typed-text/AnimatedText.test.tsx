/** The components of animated texts in React's strict mode. */
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { readConfig } from '../../runtime/page/config';
import { fakeMedia } from '../../tests/support/unit-media';
import { fakeIntersectionObserver } from '../../tests/support/unit-observers';
import { get, setBody } from '../../tests/support/unit-runtime';
import { mountTwice } from '../../tests/support/unit-strict';
import { FancyText } from './FancyText';
import { readFancyText } from './read-essential-addons';
import { readTypedWord } from './read-goodlayers';
import { TypedWord } from './TypedWord';
import { innerMarkup } from '../../tests/support/markup';
import { eventually } from '../../tests/support/eventually';

const config = readConfig(document, vi.fn<() => void>());
const fail = vi.fn<(error: unknown) => void>();

const typedWord = (): ReactNode => (
  <TypedWord
    reading={readTypedWord(get('.gdlr-core-type-animation-item-animated'))}
    config={config}
    fail={fail}
  />
);
const fancyText = (): ReactNode => {
  const context = { foundAt: 0, report: vi.fn<() => void>() };
  const reading = readFancyText(get('.eael-fancy-text-container'), context);
  return <FancyText reading={reading} config={config} fail={fail} />;
};

it.each([
  // The sanitizer of entities needs a real browser.
  ['a typed word', 'goodlayers/typed-text-2.1.7', typedWord, '.gdlr-core-type-animation-item-animated'],
  ['a typed fancy text', 'essential-addons/fancy-text-4.7.0', fancyText, '.eael-fancy-text-strings'],
  ['a swapped fancy text', 'essential-addons/fancy-text-6.6.9', fancyText, '.eael-fancy-text-strings'],
])(
  'animates %s once, and restores the markup of the server on unmount',
  async (_name, file, component, moving) => {
    fakeMedia();
    const observers = fakeIntersectionObserver();
    setBody(readFragment(`${file}.html`).replace('&amp;amp; ', ''));
    const server = innerMarkup(document.body);
    const unmount = mountTwice(component());
    await eventually(() => expect(document.querySelectorAll('button')).toHaveLength(1));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    observers.reveal(get(moving));
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    // The class of a started text stays.
    expect(innerMarkup(document.body).replaceAll(' style=""', '').replace(' eael-animated', '')).toBe(server);
    expect(fail).not.toHaveBeenCalled();
  },
);
