/**
 * Replaces VK Link Target Controller's script (link-targets, baseline 1.10.4, specified from 1.3 on). This file: the request.
 * The numbers are those of the contract's test list (link-targets, section 10). Kept: no second attempt after a failure. Not
 * kept: a page without posts sends no request.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Scenario } from '../../../mocks/handlers';
import { startRuntime } from '../../../runtime/core/runtime';
import { linkTargets } from '.';
import {
  AJAX,
  CHOIR,
  answering,
  answeringText,
  asParsed,
  ending,
  fragment,
  marked,
  named,
  post,
  reported,
  run,
  sent,
  serve,
  settle,
} from '../../../tests/support/unit-link-targets';
import { importEngine, setBody } from '../../../tests/support/unit-runtime';
import { innerMarkup } from '../../../tests/support/markup';

/** Starts the runtime with this widget alone. Returns its states. */
async function start(): Promise<string[]> {
  Reflect.deleteProperty(window, Symbol.for('atoll'));
  const atoll = startRuntime(document, [linkTargets], importEngine);
  // Longer than the runtime waits for an idle callback.
  await vi.advanceTimersByTimeAsync(3000);
  await settle();
  await vi.advanceTimersByTimeAsync(3000);
  await settle();
  return atoll.widgets().map(({ state }) => state);
}

describe('1. an empty response changes nothing and reports nothing', () => {
  test.each<[string, Scenario]>([
    ['an empty list', named('ids-empty')],
    ['an empty map', answering({})],
    ['null', answering(null)],
    ['an empty body', answeringText('')],
  ])('%s', async (_name, scenario) => {
    await run(fragment('articles'), scenario);
    expect(innerMarkup(document.body)).toBe(asParsed(fragment('articles')));
    expect(sent).toHaveLength(1);
    expect(reported).toEqual([]);
  });
});

describe('2. and 3. a failure changes nothing, is not repeated, and is reported once', () => {
  test.each<[string, Scenario, string]>([
    ['400 and a zero', named('ids-400'), 'status'],
    ['500', named('ids-500'), 'status'],
    ['a page', named('ids-html'), 'invalid_json'],
    ['a notice in front of the JSON', named('ids-malformed'), 'invalid_json'],
    ['no connection', named('ids-network-error'), 'network'],
    ['offline', named('offline'), 'network'],
  ])('%s', async (_name, scenario, code) => {
    const onUnhandled = vi.fn<() => void>();
    process.on('unhandledRejection', onUnhandled);
    await run(fragment('articles'), scenario);
    process.off('unhandledRejection', onUnhandled);
    expect(innerMarkup(document.body)).toBe(asParsed(fragment('articles')));
    expect(sent).toHaveLength(1);
    expect(reported).toEqual([['ids_failed', expect.objectContaining({ code })]]);
    expect(onUnhandled).not.toHaveBeenCalled();
  });

  test.each<[string, Scenario]>([
    ['200 and a zero', answeringText('0')],
    ['a list of something else', answering([[CHOIR]])],
    ['a string', answering('no')],
  ])('%s', async (_name, scenario) => {
    await run(fragment('articles'), scenario);
    expect(innerMarkup(document.body)).toBe(asParsed(fragment('articles')));
    expect(reported.map(([code]) => code)).toEqual(['ids_failed']);
  });
});

describe('4. the request', () => {
  test('4. is one form-encoded POST with the action alone', async () => {
    await run(fragment('articles') + fragment('links'), named('ids-b'));
    expect(sent).toEqual([
      {
        url: AJAX,
        method: 'POST',
        type: 'application/x-www-form-urlencoded; charset=UTF-8',
        body: 'action=ids',
      },
    ]);
  });

  test.each<[string, string]>([
    ['no post', '<p><a href="/page/">Text</a></p>'],
    [
      'names that resemble a post’s',
      '<div class="post-title wp-post-image" id="post-date"><a href="/">Text</a></div>',
    ],
    ['a post without links', post(42, '<p>Text</p>')],
    ['a post with an anchor only', post(42, '<a name="top">Text</a>')],
    ['a link that is itself a post', '<a id="post-42" href="/page/">Text</a>'],
  ])('is not sent on a page with %s', async (_name, html) => {
    await run(html, named('ids-b'));
    expect(sent).toEqual([]);
  });
});

test('5. a page that has loaded sends the request at once', async () => {
  expect(document.readyState).toBe('complete');
  await run(fragment('articles'), named('ids-b'));
  expect(sent).toHaveLength(1);
  expect(marked()).not.toEqual([]);
});

describe('5. a loading page', () => {
  beforeEach(() => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  afterEach(() => void vi.useRealTimers());

  test('sends the request after its load event, once', async () => {
    await run(fragment('articles'), named('ids-b'));
    expect(sent).toEqual([]);
    window.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('load'));
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    await settle();
    expect(sent).toHaveLength(1);
  });

  test('sends the request after five seconds without the event', async () => {
    await run(fragment('articles'), named('ids-b'));
    await vi.advanceTimersByTimeAsync(4999);
    await settle();
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await settle();
    expect(sent).toHaveLength(1);
    window.dispatchEvent(new Event('load'));
    await settle();
    expect(sent).toHaveLength(1);
  });

  test('sends no request if the widget ends first', async () => {
    await run(fragment('articles'), named('ids-b'));
    ending.abort();
    expect(vi.getTimerCount()).toBe(0);
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(60_000);
    await settle();
    expect(sent).toEqual([]);
  });
});

test('6. a page without a URL for ajax calls sends no request', async () => {
  await run(fragment('articles'), named('ids-b'), { ajaxUrl: '' });
  expect(sent).toEqual([]);
  expect(reported).toEqual([]);
});

/** Replaces the content of the head with a script that does not run. */
function addScript(type: string, properties: Partial<HTMLScriptElement>): void {
  document.head.replaceChildren(Object.assign(document.createElement('script'), { type, ...properties }));
}

describe('24. in an editor', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('vkLtc', { ajaxurl: AJAX });
    serve(named('ids-b'));
    setBody(fragment('articles'));
  });

  afterEach(() => {
    vi.useRealTimers();
    document.body.className = '';
  });

  test('24. no request is sent while the page builder edits the page', async () => {
    vi.stubGlobal('gdlr_core_pbf', { admin: '1', ajax_url: AJAX });
    expect(await start()).not.toContain('ready');
    expect(sent).toEqual([]);
  });

  test('24. no request is sent while another builder edits the page', async () => {
    document.body.className = 'elementor-editor-active';
    expect(await start()).not.toContain('ready');
    expect(sent).toEqual([]);
  });

  test('24. no request is sent if the plugin says that this is an admin page', async () => {
    addScript('application/json', { id: 'atoll-config', textContent: '{"admin":true}' });
    expect(await start()).not.toContain('ready');
    expect(sent).toEqual([]);
  });

  test('no request is sent if the original’s script is on the page', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    addScript('text/plain', { id: 'vk-ltc-js-js', src: '/script.min.js' });
    expect(await start()).not.toContain('ready');
    expect(sent).toEqual([]);
  });

  test('the request is sent outside an editor, with the original’s configuration', async () => {
    expect(await start()).toEqual(['ready']);
    expect(sent.map(({ body }) => body)).toEqual(['action=ids']);
    expect(marked()).not.toEqual([]);
  });
});
