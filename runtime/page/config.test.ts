import { afterEach, describe, expect, it, vi } from 'vitest';
import { CONFIG_ELEMENT_ID, readConfig } from './config';
import { toFragment } from '../../tests/support/markup';

const DEFAULTS = {
  admin: false,
  ajaxUrl: '',
  restRoot: '',
  nonce: '',
  nonceEndpoint: '',
  strings: new Map(),
  settings: new Map(),
};

const HERE = location.origin;

const GLOBALS = ['gdlr_core_pbf', 'vkLtc', 'wpApiSettings'];

afterEach(() => GLOBALS.forEach((name) => Reflect.deleteProperty(window, name)));

/** Sets the page's head from HTML, because the parser may cut a text that the server did not escape. */
function setHead(html: string): void {
  document.head.replaceChildren(toFragment(html));
}

/** Prints a configuration, like the plugin. */
function print(json: string): void {
  setHead(`<script type="application/json" id="${CONFIG_ELEMENT_ID}">${json}</script>`);
}

const read = (onProblem: (detail: unknown) => void = vi.fn<() => void>()) => readConfig(document, onProblem);

describe('the page’s configuration', () => {
  it('is all defaults on a page that prints none, without a report', () => {
    const onProblem = vi.fn<() => void>();
    expect(read(onProblem)).toEqual(DEFAULTS);
    expect(onProblem).not.toHaveBeenCalled();
  });

  it('reads every field', () => {
    print(
      JSON.stringify({
        admin: true,
        ajaxUrl: `${HERE}/wp-admin/admin-ajax.php?lang=de`,
        restRoot: `${HERE}/?rest_route=/`,
        nonce: 'aaaaaaaaaa',
        nonceEndpoint: `${HERE}/wp-admin/admin-ajax.php?action=rest-nonce`,
        strings: { close: 'Schließen' },
        settings: { counter: { off: true } },
        unknown: 1,
      }),
    );
    expect(read()).toEqual({
      admin: true,
      ajaxUrl: `${HERE}/wp-admin/admin-ajax.php?lang=de`,
      restRoot: `${HERE}/?rest_route=/`,
      nonce: 'aaaaaaaaaa',
      nonceEndpoint: `${HERE}/wp-admin/admin-ajax.php?action=rest-nonce`,
      strings: new Map([['close', 'Schließen']]),
      settings: new Map([['counter', { off: true }]]),
    });
  });

  it('reads values that PHP has escaped', () => {
    print(String.raw`{"strings":{"a":"\u003C/script\u003E \u0026 \u003C!-- \ud83c\udf0a \" ' "}}`);
    expect(read().strings.get('a')).toBe('</script> & <!-- 🌊 " \' ');
  });

  it.each([
    ['text that is not JSON', 'nonsense'],
    ['nothing', ''],
    ['JSON cut off at a script’s end', '{"strings":{"a":"</script>"}}'],
    ['a PHP notice before the JSON', '<b>Notice</b>: x {"ajaxUrl":"/a"}'],
  ])('reports once that it cannot be read, and uses the defaults: %s', (_what, json) => {
    const onProblem = vi.fn<(detail: unknown) => void>();
    print(json);
    expect(read(onProblem)).toEqual(DEFAULTS);
    expect(onProblem).toHaveBeenCalledExactlyOnceWith(expect.any(SyntaxError));
  });

  it.each(['null', '[]', '"text"', '7', 'true'])('takes %s as an empty configuration', (json) => {
    print(json);
    expect(read()).toEqual(DEFAULTS);
  });

  it('drops values of the wrong type, one by one', () => {
    print(
      JSON.stringify({
        admin: 0,
        ajaxUrl: 12,
        restRoot: ['/'],
        nonce: null,
        nonceEndpoint: { url: '/' },
        strings: { good: 'kept', bad: 1, worse: { text: 'x' } },
        settings: 'all',
      }),
    );
    expect(read()).toEqual({ ...DEFAULTS, strings: new Map([['good', 'kept']]) });
  });

  it('RELIABILITY 12: keys like `__proto__` change nothing', () => {
    print(
      '{"__proto__":{"ajaxUrl":"/evil"},"strings":{"__proto__":"x","constructor":"y"},"settings":{"__proto__":{"polluted":1}}}',
    );
    const config = read();
    expect(config.ajaxUrl).toBe('');
    expect(config.strings.get('constructor')).toBe('y');
    expect(config.settings.get('toString')).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('a page with only the originals’ objects', () => {
  it('provides URLs and nonce', () => {
    Object.assign(window, {
      gdlr_core_pbf: {
        admin: '',
        video: { width: '640', height: '360' },
        ajax_url: '/wp-admin/admin-ajax.php',
      },
      wpApiSettings: { root: `${HERE}/wp-json/`, nonce: 'bbbbbbbbbb' },
    });
    expect(read()).toEqual({
      ...DEFAULTS,
      ajaxUrl: '/wp-admin/admin-ajax.php',
      restRoot: `${HERE}/wp-json/`,
      nonce: 'bbbbbbbbbb',
    });
  });

  it.each([
    ['"1"', '1', true],
    ['""', '', false],
    ['undefined', undefined, false],
  ])('reads the builder’s admin flag %s by its meaning', (_what, admin, expected) => {
    Object.assign(window, { gdlr_core_pbf: { admin } });
    expect(read().admin).toBe(expected);
  });

  it('yields to the plugin’s configuration; the builder wins over the link controller', () => {
    Object.assign(window, { vkLtc: { ajaxurl: '/links' } });
    expect(read().ajaxUrl).toBe('/links');
    Object.assign(window, { gdlr_core_pbf: { ajax_url: '/builder' } });
    expect(read().ajaxUrl).toBe('/builder');
    print('{"ajaxUrl":"/plugin"}');
    expect(read().ajaxUrl).toBe('/plugin');
    print('{"ajaxUrl":""}');
    expect(read().ajaxUrl).toBe('/builder');
  });

  it('provides the REST root that WordPress prints in the head', () => {
    setHead(`<link rel="https://api.w.org/" href="${HERE}/wp-json/">`);
    expect(read().restRoot).toBe(`${HERE}/wp-json/`);
  });

  it.each([null, 'text', 7, [], () => 'x'])('ignores a global that is %o', (value) => {
    GLOBALS.forEach((name) => Object.assign(window, { [name]: value }));
    expect(read()).toEqual(DEFAULTS);
  });

  it("uses the link controller's label if the plugin has printed none", () => {
    Object.assign(window, { vkLtc: { ajaxurl: '/ajax', editLabel: 'Bearbeiten' } });
    expect(read().strings.get('link-targets.edit')).toBe('Bearbeiten');
    print('{"strings":{"link-targets.edit":"Ändern"}}');
    expect(read().strings.get('link-targets.edit')).toBe('Ändern');
  });
});

describe('a configuration with a URL of another site', () => {
  const OWN = { ajaxUrl: '/ajax', restRoot: '/wp-json/', nonce: 'aaaaaaaaaa', nonceEndpoint: '/nonce' };

  it.each(['ajaxUrl', 'restRoot', 'nonceEndpoint'])('%s: one report, no URL and no nonce', (name) => {
    const onProblem = vi.fn<(detail: unknown) => void>();
    print(JSON.stringify({ ...OWN, [name]: 'https://elsewhere.example/', strings: { a: 'b' } }));
    expect(read(onProblem)).toEqual({ ...DEFAULTS, strings: new Map([['a', 'b']]) });
    expect(onProblem).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringContaining('https://elsewhere.example/') as string }),
    );
  });

  it('is reported once for several URLs, also of the originals’ objects', () => {
    const onProblem = vi.fn<(detail: unknown) => void>();
    Object.assign(window, {
      gdlr_core_pbf: { ajax_url: '//elsewhere.example/ajax' },
      wpApiSettings: { root: 'https://elsewhere.example/', nonce: 'aaaaaaaaaa' },
    });
    expect(read(onProblem)).toEqual(DEFAULTS);
    expect(onProblem).toHaveBeenCalledOnce();
  });

  it('is valid if the site is that of the API in the head', () => {
    setHead(
      `<link rel="https://api.w.org/" href="https://api.school.test/wp-json/"><script type="application/json" id="${CONFIG_ELEMENT_ID}">{"ajaxUrl":"https://api.school.test/ajax"}</script>`,
    );
    expect(read()).toMatchObject({
      ajaxUrl: 'https://api.school.test/ajax',
      restRoot: 'https://api.school.test/wp-json/',
    });
  });
});

describe('an element that pretends to be the configuration', () => {
  it.each(['pre', 'div', 'textarea', 'form'])('%s: the script behind it counts', (name) => {
    const forged = document.createElement(name);
    forged.id = CONFIG_ELEMENT_ID;
    forged.textContent = '{"ajaxUrl":"https://elsewhere.example/","admin":true}';
    print('{"ajaxUrl":"/own"}');
    document.head.prepend(forged);
    expect(read()).toEqual({ ...DEFAULTS, ajaxUrl: '/own' });
  });

  it('a script of another type is none', () => {
    setHead(`<script type="text/plain" id="${CONFIG_ELEMENT_ID}">{"ajaxUrl":"/own"}</script>`);
    expect(read()).toEqual(DEFAULTS);
  });

  it('an element with the name of a global is none', () => {
    const form = document.createElement('form');
    Object.assign(form, { ajax_url: '/own', root: '/own', nonce: 'aaaaaaaaaa', admin: true });
    GLOBALS.forEach((name) => Object.assign(window, { [name]: form }));
    expect(read()).toEqual(DEFAULTS);
  });
});
