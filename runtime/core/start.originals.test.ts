/** Pages on which an original's script runs: its widgets are left alone. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Original, PrepareModule, WidgetModule } from './define';
import { forgetRuntime, get, start, widget } from '../../tests/support/unit-runtime';
import { outerMarkup } from '../../tests/support/markup';
import { eventually } from '../../tests/support/eventually';

const ignore = (): void => undefined;
const PAGE = '<p class="probe"></p>';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetRuntime();
  for (const key of ['gdlr_core_pbf', 'elementorFrontendConfig', 'jQuery', 'ea', 'wpcf7'])
    Reflect.deleteProperty(window, key);
  for (const name of ['readyState', 'addEventListener']) Reflect.deleteProperty(document, name);
  document.body.className = '';
  history.replaceState(null, '', '/');
});

describe('originals whose script is running', () => {
  const live: [Original, string, object][] = [
    ['goodlayers', 'its jQuery plugin', { jQuery: { fn: { gdlr_core_accordion: () => undefined } } }],
    [
      'goodlayers-theme',
      'its jQuery plugin, which is named after the theme',
      { jQuery: { fn: { traveltour_mobile_menu: () => undefined } } },
    ],
    ['essential-addons', 'its hooks', { ea: { hooks: {} } }],
    ['contact-form-7', 'its init', { wpcf7: { init: () => undefined } }],
  ];

  it.each(live)('%s: its widgets are left alone, reported once: %s', async (original, _what, globals) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    Object.assign(window, globals);
    const { mount, definition } = probe(original);
    const other = vi.fn<() => void>();
    const { atoll, settle } = start(
      [definition, widget(other, { name: 'other', selector: 'b' })],
      `${PAGE.repeat(3)}<b></b>`,
    );
    await settle();
    expect(mount).not.toHaveBeenCalled();
    expect(other).toHaveBeenCalledOnce();
    expect(atoll.widgets().map(({ state }) => state)).toEqual(['deferred', 'deferred', 'deferred', 'ready']);
    expect(outerMarkup(get('.probe'))).toBe(PAGE);
    expect(warn).toHaveBeenCalledExactlyOnceWith(`[atoll] runtime:${original}_script_is_live`, document, '');
  });

  it('jQuery is recognised as a function with properties', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const fn = { gdlr_core_accordion: ignore };
    Object.assign(window, { jQuery: Object.assign(() => undefined, { fn }) });
    const { mount, definition } = probe('goodlayers');
    await start([definition], PAGE).settle();
    expect(mount).not.toHaveBeenCalled();
  });

  it('link targets: the script’s tag is the only sign of it', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { mount, definition } = probe('link-targets');
    await start(
      [definition],
      `${PAGE}<script id="vk-ltc-js-js" src="/script.js" type="text/plain"></script>`,
    ).settle();
    expect(mount).not.toHaveBeenCalled();
  });

  it('link targets: a tag whose URL the plugin has removed does not count', async () => {
    const { mount, definition } = probe('link-targets');
    await start([definition], `${PAGE}<script id="vk-ltc-js-js" type="text/plain"></script>`).settle();
    expect(mount).toHaveBeenCalledOnce();
  });

  it('fetches no code for such a widget', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    Object.assign(window, { jQuery: { fn: { gdlr_core_accordion: () => undefined } } });
    const prepare = vi.fn<() => Promise<PrepareModule>>(() => new Promise(() => {}));
    const load = vi.fn<() => Promise<WidgetModule>>(() => new Promise(() => {}));
    const { definition } = probe('goodlayers');
    const { atoll } = start([{ ...definition, when: 'interaction', prepare, load }], PAGE);
    await eventually(() => expect(atoll.widgets().map(({ state }) => state)).toEqual(['deferred']));
    expect(prepare).not.toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
  });

  it('a click queued for such a widget goes to the original', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { definition } = probe('goodlayers');
    const { settle } = start([{ ...definition, when: 'interaction' }], PAGE);
    const heard = vi.fn<() => void>();
    get('.probe').addEventListener('click', heard);
    get('.probe').click();
    expect(heard).not.toHaveBeenCalled();
    // A delayed script that started while Atoll was loading.
    Object.assign(window, { jQuery: { fn: { gdlr_core_accordion: () => undefined } } });
    await settle();
    expect(heard).toHaveBeenCalledOnce();
  });

  it.each<[Original, string, object]>([
    ['goodlayers', 'jQuery without the plugin', { jQuery: { fn: {} } }],
    ['goodlayers', 'an empty `jQuery`', { jQuery: null }],
    ['contact-form-7', 'the data that the page prints', { wpcf7: { api: {} } }],
    [
      'contact-form-7',
      'Atoll’s stand-in',
      {
        wpcf7: { init: Object.assign(() => undefined, { [Symbol.for('atoll')]: true }) },
      },
    ],
    ['essential-addons', 'nothing', {}],
  ])('%s: its widgets mount with %s', async (original, _what, globals) => {
    Object.assign(window, globals);
    const { mount, definition } = probe(original);
    await start([definition], PAGE).settle();
    expect(mount).toHaveBeenCalledOnce();
  });

  it.each<[Original, string]>([
    ['goodlayers', 'jQuery'],
    ['goodlayers-theme', 'jQuery'],
    ['essential-addons', 'ea'],
    ['contact-form-7', 'wpcf7'],
  ])('%s: its widgets mount if an element has the name %s', async (original, name) => {
    const form = document.createElement('form');
    const fn = { gdlr_core_accordion: ignore, kingster_mobile_menu: ignore };
    Object.assign(window, { [name]: Object.assign(form, { fn, hooks: {}, init: ignore }) });
    const { mount, definition } = probe(original);
    await start([definition], PAGE).settle();
    expect(mount).toHaveBeenCalledOnce();
  });

  it.each(['div', 'img', 'iframe', 'embed'])('link targets: a %s with the id is no script', async (name) => {
    const { mount, definition } = probe('link-targets');
    await start([definition], `${PAGE}<${name} id="vk-ltc-js-js" src="/script.js"></${name}>`).settle();
    expect(mount).toHaveBeenCalledOnce();
  });

  it('a site’s widget mounts whatever else is running', async () => {
    Object.assign(window, { jQuery: { fn: { gdlr_core_accordion: () => undefined } } });
    const mount = vi.fn<() => void>();
    await start([widget(mount)], PAGE).settle();
    expect(mount).toHaveBeenCalledOnce();
  });
});

/** A widget that replaces an original. */
function probe(original: Original) {
  const mount = vi.fn<() => void>();
  return { mount, definition: widget(mount, { original }) };
}
