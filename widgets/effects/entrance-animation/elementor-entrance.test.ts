/**
 * Replaces the entrance animations of Elementor 3.21 to 4.1 (elementor-frontend, section 2.3). Kept: they start when the element
 * first meets the screen, after their delay; the classes stay. Not kept: the delay under reduced motion; content that stays
 * invisible after an error, and on paper.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeMedia } from '../../../tests/support/unit-media';
import { fakeIntersectionObserver } from '../../../tests/support/unit-observers';
import { unitContext } from '../../../tests/support/unit-context';
import { get, setBody } from '../../../tests/support/unit-runtime';
import { deviceSetting, readElementorSettings } from '../../shared/elementor/device-settings';
import { mount } from './elementor';

const globals = window as { elementorFrontendConfig?: unknown };
const isEnabled = { is_enabled: true };

beforeEach(() => {
  globals.elementorFrontendConfig = {
    responsive: { breakpoints: { mobile: isEnabled, tablet: isEnabled, laptop: { is_enabled: false } } },
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  delete globals.elementorFrontendConfig;
  delete document.body.dataset['elementorDeviceMode'];
});

describe('a setting on a device', () => {
  const settings = {
    a: 'wide',
    a_tablet: 'tablet',
    a_laptop: 'laptop',
    a_widescreen: 'huge',
    b: 3,
    b_mobile: 0,
    c: 'c',
    c_mobile: '',
  };

  it.each([
    ['a', 'desktop', 'wide'],
    ['a', 'tablet', 'tablet'],
    ['a', 'mobile', 'tablet'],
    ['a', 'laptop', 'wide'],
    ['a', 'widescreen', 'huge'],
    ['b', 'mobile', 0],
    ['b', 'tablet', 3],
    ['b', 'widescreen', 3],
    ['c', 'mobile', 'c'],
    ['d', 'mobile', undefined],
    ['a', 'unknown', 'wide'],
  ])('%s on %s is %s', (key, mode, expected) => expect(deviceSetting(settings, key, mode)).toBe(expected));

  it('is that of a desktop without a configuration', () => {
    delete globals.elementorFrontendConfig;
    expect(deviceSetting(settings, 'a', 'mobile')).toBe('wide');
  });

  it.each(['{broken', '12', '[]', 'null', '"a"', `{"a":"${'x'.repeat(10)}`])(
    'is not read from %s',
    (json) => {
      setBody(`<p id="a" data-settings='${json}'></p>`);
      expect(() => readElementorSettings(get('#a'))).toThrow(/./);
    },
  );
});

interface Mounted {
  readonly element: HTMLElement;
  readonly see: () => void;
  readonly context: ReturnType<typeof unitContext>;
  readonly unmount: (hasFailed: boolean) => void;
  readonly watched: () => number;
}

function mounted(settings: unknown, mode = 'desktop', wantsReducedMotion = false): Mounted {
  fakeMedia(1200, wantsReducedMotion);
  const observers = fakeIntersectionObserver();
  document.body.dataset['elementorDeviceMode'] = mode;
  setBody('<div id="a" class="elementor-element elementor-invisible"><p>Open day</p></div>');
  const element = get('#a');
  element.dataset['settings'] = JSON.stringify(settings);
  const context = unitContext('elementor-entrance');
  const unmount = mount(element, context) ?? (() => undefined);
  return { element, see: () => observers.reveal(element), context, unmount, watched: observers.watched };
}

const BEFORE = 'elementor-element elementor-invisible';

describe('an element', () => {
  it('is animated when it is seen, once', () => {
    const { element, see, watched } = mounted({ _animation: 'fadeInUp' });
    expect([element.className, watched()]).toEqual([BEFORE, 1]);
    see();
    vi.advanceTimersByTime(0);
    expect([element.className, watched()]).toEqual(['elementor-element animated fadeInUp', 0]);
  });

  it.each([
    ['a widget’s', { _animation: 'bounceIn', _animation_delay: 600 }],
    ['a container’s', { animation: 'bounceIn', animation_delay: '600' }],
  ])('waits for its delay: %s', (_name, settings) => {
    const { element, see } = mounted(settings);
    see();
    vi.advanceTimersByTime(599);
    expect(element.className).toBe(BEFORE);
    vi.advanceTimersByTime(1);
    expect(element.className).toBe('elementor-element animated bounceIn');
  });

  it.each([
    ['mobile', 'elementor-element'],
    ['tablet', 'elementor-element animated zoomIn'],
    ['desktop', 'elementor-element animated fadeIn'],
  ])('has the animation of its device: %s', (mode, expected) => {
    const { element, see } = mounted(
      { _animation: 'fadeIn', _animation_tablet: 'zoomIn', _animation_mobile: 'none', _animation_delay: 0 },
      mode,
    );
    see();
    vi.advanceTimersByTime(0);
    expect(element.className).toBe(expected);
  });

  it('without an animation on this device is left alone', () => {
    const { element, watched } = mounted({ _animation: '', _animation_mobile: 'fadeIn' });
    expect([element.className, watched()]).toEqual([BEFORE, 0]);
  });

  it('[RELIABILITY 64] is shown at once when reduced motion is preferred', () => {
    const { element, watched } = mounted({ _animation: 'fadeIn', _animation_delay: 900 }, 'desktop', true);
    expect([element.className, watched()]).toEqual(['elementor-element animated fadeIn', 0]);
  });

  it('is shown when the page is printed, and not twice', () => {
    const { element, see } = mounted({ _animation: 'fadeIn', _animation_delay: 900 });
    see();
    dispatchEvent(new Event('beforeprint'));
    expect(element.className).toBe('elementor-element animated fadeIn');
    element.classList.remove('fadeIn');
    vi.advanceTimersByTime(900);
    dispatchEvent(new Event('beforeprint'));
    expect(element.className).toBe('elementor-element animated');
  });

  it.each(['fade in', '<b>', 'x'.repeat(1_000_000)])(
    'with the name %.10s is shown, with one report',
    (name) => {
      const { element, see, context } = mounted({ _animation: name });
      see();
      vi.advanceTimersByTime(0);
      expect(element.className).toBe('elementor-element');
      expect(context.report).toHaveBeenCalledTimes(1);
    },
  );

  it.each([-5, 'soon', 1e9, null, {}])('with the delay %j is animated at once', (delay) => {
    const { element, see } = mounted({ _animation: 'fadeIn', _animation_delay: delay });
    see();
    vi.advanceTimersByTime(0);
    expect(element.classList.contains('fadeIn')).toBe(true);
  });

  it('with settings that cannot be read is shown', () => {
    setBody('<div id="a" class="elementor-element elementor-invisible" data-settings="{broken"></div>');
    expect(() => mount(get('#a'), unitContext('elementor-entrance'))).toThrow(/./);
    expect(get('#a').className).toBe('elementor-element');
  });

  it('is shown when the widget fails, and has no traces', () => {
    const { element, unmount, watched } = mounted({ _animation: 'fadeIn' });
    unmount(true);
    expect([element.className, watched(), vi.getTimerCount()]).toEqual(['elementor-element', 0, 0]);
  });

  it('stops to wait when it is removed', () => {
    const { see, unmount, watched } = mounted({ _animation: 'fadeIn', _animation_delay: 900 });
    see();
    unmount(false);
    expect([watched(), vi.getTimerCount()]).toEqual([0, 0]);
  });
});
