/** The logic of listings without a browser: reading the markup, the state machine, responses and addresses. */
import { describe, expect, it } from 'vitest';
import { formDecode } from '../../mocks/handlers/form-decode';
import { formEncode } from '../../runtime/net/form-encode';
import { readAddress, type ListingSelection, writeAddress } from './address';
import { parseResponse, requestFor, ResponseError } from './requests';
import { controlAt, isSameOption, optionOf } from './control';
import { IDLE, type ListingEvent, nextListingState } from './listing-machine';
import { get, setBody } from '../../tests/support/unit-runtime';

const press = (supersedes = false): ListingEvent => ({ type: 'press', supersedes });

describe('the machine', () => {
  const loading = nextListingState(IDLE, press());
  const showing = nextListingState(loading, { type: 'response', generation: 1 });

  it('goes from a press through its response back to idle', () => {
    expect([loading, showing].map(({ phase }) => phase)).toEqual(['loading', 'showing']);
    expect(nextListingState(showing, { type: 'shown', generation: 1 })).toEqual({
      phase: 'idle',
      generation: 1,
    });
  });

  it.each([loading, showing])(
    '[RELIABILITY 45] ignores a press while it is $phase, unless it supersedes',
    (state) => {
      expect(nextListingState(state, press())).toBe(state);
      expect(nextListingState(state, press(true))).toEqual({ phase: 'loading', generation: 2 });
    },
  );

  it.each(['response', 'shown', 'failure'] as const)(
    '[RELIABILITY 45] ignores a late %s of an older request',
    (type) => {
      const second = nextListingState(loading, press(true));
      expect(nextListingState(second, { type, generation: 1 })).toBe(second);
    },
  );

  it('is idle after a failure and after a cancellation, whose response is late then', () => {
    expect(nextListingState(loading, { type: 'failure', generation: 1 }).phase).toBe('idle');
    const cancelled = nextListingState(loading, { type: 'cancel' });
    expect(cancelled).toEqual({ phase: 'idle', generation: 2 });
    expect(nextListingState(cancelled, { type: 'response', generation: 1 })).toBe(cancelled);
    expect(nextListingState(IDLE, { type: 'cancel' })).toBe(IDLE);
  });
});

describe('a response', () => {
  it('has items, controls and settings; what it does not contain stays unchanged', () => {
    expect(parseResponse({ status: 'success', content: '' })).toEqual({
      content: '',
      loadMore: undefined,
      pagination: undefined,
      settings: undefined,
    });
    expect(
      parseResponse({
        status: 'success',
        content: 'x',
        load_more: 'none',
        pagination: '<p>',
        settings: { a: 1 },
      }),
    ).toEqual({ content: 'x', loadMore: 'none', pagination: { html: '<p>' }, settings: { a: 1 } });
  });

  it.each([
    [null, 'malformed'],
    ['text', 'malformed'],
    [0, 'malformed'],
    [[], 'not_successful'],
    [{}, 'not_successful'],
    [{ status: 'error', content: 'x' }, 'not_successful'],
    [{ status: 'failed', message: 'x' }, 'not_successful'],
    [{ status: 'success' }, 'malformed'],
    [{ status: 'success', content: 7 }, 'malformed'],
  ])('%j is %s', (response, code) => {
    expect(() => parseResponse(response)).toThrow(new ResponseError(code as ResponseError['code']));
  });

  it('[RELIABILITY 86] of any shape is accepted or a ResponseError', () => {
    const values = [
      null,
      0,
      -1,
      true,
      '',
      'none',
      '<p>',
      [],
      [[]],
      {},
      { html: 1 },
      'success',
      'error',
      Symbol.iterator,
    ];
    const keys = ['status', 'content', 'load_more', 'pagination', 'settings', '__proto__'];
    let seed = 7;
    const next = (count: number): number => (seed = (seed * 16_807) % 2_147_483_647) % count;
    for (let round = 0; round < 1000; round += 1) {
      const response = Object.fromEntries(
        keys.filter(() => next(4) > 0).map((key) => [key, values[next(values.length)]]),
      );
      if (next(2) === 0) response['status'] = 'success';
      let result: unknown;
      try {
        result = parseResponse(response).content;
      } catch (error) {
        result = error;
      }
      expect(typeof result === 'string' || result instanceof ResponseError).toBe(true);
    }
  });

  it.each([1, null, [], {}, '', ' '])('does not accept %j as a control', (value) => {
    const { pagination } = parseResponse({ status: 'success', content: '', pagination: value });
    expect(pagination).toBe(typeof value === 'string' ? 'none' : undefined);
  });
});

describe('the address', () => {
  const initial: ListingSelection = { filter: undefined, page: '1' };
  const music: ListingSelection = { filter: { name: 'category', value: 'music' }, page: '2' };

  it.each([
    ['', music, '?atoll-3-category=music&atoll-3-paged=2'],
    ['?a=b%20c&d', music, '?a=b%20c&d&atoll-3-category=music&atoll-3-paged=2'],
    ['?atoll-3-paged=7&atoll-30-paged=1&x', initial, '?atoll-30-paged=1&x'],
    ['?atoll-3-year=7', { filter: { name: 'a&b', value: 'ü ' }, page: '1' }, '?atoll-3-a%26b=%C3%BC%20'],
    ['?', initial, ''],
  ])('%j is written for what is shown, and read back as the same', (search, shown, expected) => {
    const written = writeAddress(search, 3, initial, shown);
    expect(written).toBe(expected);
    expect(readAddress(written, 3, initial)).toEqual(shown);
  });

  it.each([
    [{ ...music, page: '1' }, '?atoll-3-category=music'],
    [{ ...music, page: '4' }, '?atoll-3-category=music&atoll-3-paged=4'],
    [{ filter: undefined, page: '1' }, '?atoll-3-paged=1'],
  ])('of a page that shows its fourth page first: %j', (shown, expected) => {
    const fourth: ListingSelection = { filter: undefined, page: '4' };
    expect(writeAddress('', 3, fourth, shown)).toBe(expected);
    expect(readAddress(expected, 3, fourth)).toEqual(shown);
  });

  it.each(['?atoll-3-%E0=1', '?atoll-x', '?atoll-3-', '?__proto__=1', '?atoll-4-paged=2'])(
    'with %j requests nothing that the page offers',
    (search) => {
      const { filter } = readAddress(search, 3, initial);
      expect(isSameOption(filter, { name: 'category', value: 'music' })).toBe(false);
    },
  );
});

const block = (attributes: string, inner = ''): string =>
  `<div><div class="far holder"></div><p></p><div id="c" class="gdlr-core-js" ${attributes}>${inner}</div><div class="near holder"></div></div>`;

describe('a control', () => {
  it('finds the nearest holder, by class and not by selector', () => {
    setBody(block('data-ajax="a" data-target="holder" data-target-action="replace"'));
    expect(controlAt(get('#c')).holder.className).toBe('near holder');
    for (const target of ['', '.holder', '*', 'holder,div', '__proto__', 'gdlr-core-js']) {
      setBody(block(`data-ajax="a" data-target="${target}"`));
      expect(() => controlAt(get('#c'))).toThrow('no holder');
    }
  });

  it.each([
    ['{"a":[1,{"b":null}],"c":[]}', 'action=x&settings[a][]=1&settings[a][1][b]='],
    ['{"__proto__":{"polluted":1}}', 'action=x&settings[__proto__][polluted]=1'],
    ['not json', 'action=x&settings=not json'],
    [undefined, 'action=x'],
  ])('[RELIABILITY 12, 44] sends %j unchanged', (settings, expected) => {
    setBody(block('data-ajax="x" data-target="holder" data-target-action="append"'));
    if (settings !== undefined) get('#c').setAttribute('data-settings', settings);
    const { body } = requestFor(controlAt(get('#c')), undefined);
    expect(decodeURIComponent(body).replaceAll('+', ' ')).toBe(expected);
    expect('polluted' in {}).toBe(false);
  });

  it('requests with a name and even an empty value, and with nothing for everything', () => {
    setBody(
      block(
        'data-ajax="x" data-target="holder"',
        '<a data-ajax-name="category" data-ajax-value=""></a><a></a>',
      ),
    );
    const [all, none] = document.querySelectorAll('a');
    const control = controlAt(get('#c'));
    if (!all || !none) throw new Error('links are missing');
    expect(decodeURIComponent(requestFor(control, optionOf(all)).body)).toBe(
      'action=x&option[name]=category&option[value]=',
    );
    expect(requestFor(control, optionOf(none)).body).toBe('action=x');
    expect(isSameOption(optionOf(all), optionOf(none))).toBe(true);
  });
});

it('the mocked server reads what is sent, to any depth', () => {
  const settings = { a: 'x y', list: ['1', '2'], deep: { inner: { size: '20px' } }, rows: [{ id: '3' }] };
  const read = formDecode(formEncode({ action: 'b', settings }));
  expect(JSON.parse(JSON.stringify(read))).toEqual({
    action: 'b',
    settings: { ...settings, list: { 0: '1', 1: '2' }, rows: { 0: { id: '3' } } },
  });
});
