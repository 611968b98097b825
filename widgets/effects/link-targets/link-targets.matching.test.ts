/**
 * Which links are marked (link-targets, section 10). Kept: only the text of `href` counts, so case, scheme and slash must
 * agree; every element with the id or class counts, however often an id occurs; image links are marked too. Not kept: one
 * bad entry ended everything.
 */
import { describe, expect, test, vi } from 'vitest';
import idsD from '../../../mocks/answers/ids-d.json';
import {
  AJAX,
  CHOIR,
  answering,
  fragment,
  link,
  links,
  marked,
  mountHere,
  named,
  post,
  reported,
  run,
  serve,
  settle,
} from '../../../tests/support/unit-link-targets';
import { setBody } from '../../../tests/support/unit-runtime';

describe('7. to 13. matching links', () => {
  const CASES: readonly [
    name: string,
    html: string,
    response: Record<string, unknown>,
    isMarked: boolean[],
  ][] = [
    ['7. a listed link inside the post', post(42, link(CHOIR)), { 42: [CHOIR] }, [true]],
    ['7. the same link outside', link(CHOIR) + post(42, link('/')), { 42: [CHOIR] }, [false, false]],
    [
      '7. the same link in another post',
      post(42, link('/')) + post(43, link(CHOIR)),
      { 42: [CHOIR] },
      [false, false],
    ],
    [
      '7. a link deep inside',
      post(42, `<div><h3><span>${link(CHOIR)}</span></h3></div>`),
      { 42: [CHOIR] },
      [true],
    ],
    ['7. every matching link of the post', post(42, link(CHOIR), link(CHOIR)), { 42: [CHOIR] }, [true, true]],
    ['8. the second URL of the list', post(42, link('/a'), link('/b')), { 42: ['/a', '/b'] }, [true, true]],
    ['9. no slash at the end', post(42, link('/a')), { 42: ['/a/'] }, [false]],
    ['9. another letter case', post(42, link('/A/')), { 42: ['/a/'] }, [false]],
    ['9. another scheme', post(42, link('http://a.example/')), { 42: ['https://a.example/'] }, [false]],
    ['9. a space at the end', post(42, link('/a/ ')), { 42: ['/a/'] }, [false]],
    ['9. a space in both', post(42, link('/a/ ')), { 42: ['/a/ '] }, [true]],
    ['9. an additional fragment', post(42, link('/a/#b')), { 42: ['/a/'] }, [false]],
    ['9. an additional query', post(42, link('/a/?b')), { 42: ['/a/'] }, [false]],
    ['9. the same page, relative', post(42, link('/a/')), { 42: [`${location.origin}/a/`] }, [false]],
    ['9. an escape, which a list does not decode', post(42, link('/%C3%A9/')), { 42: ['/é/'] }, [false]],
    ['10. an ampersand', post(42, link('/?a=b&amp;c=d')), { 42: ['/?a=b&c=d'] }, [true]],
    ['11. two posts with one id', post(42, link('/a')) + post(42, link('/a')), { 42: ['/a'] }, [true, true]],
    ['12. post-4 and post-42', post(4, link('/a')) + post(42, link('/a')), { 42: ['/a'] }, [false, true]],
    ['12. post-42 and post-4', post(4, link('/a')) + post(42, link('/a')), { 4: ['/a'] }, [true, false]],
    [
      '12. longer names',
      `<div id="post-42-b" class="post-42x my-post-42">${link('/a')}</div>`,
      { 42: ['/a'] },
      [false],
    ],
    ['12. another letter case of the name', `<div id="Post-42">${link('/a')}</div>`, { 42: ['/a'] }, [false]],
    ['13. the class without an id', `<li class="x post-42">${link('/a')}</li>`, { 42: ['/a'] }, [true]],
    ['13. the id without a class', `<li id="post-42">${link('/a')}</li>`, { 42: ['/a'] }, [true]],
    [
      '13. id and class of two posts',
      `<li id="post-1" class="post-2">${link('/a')}${link('/b')}</li>`,
      { 1: ['/a'], 2: ['/b'] },
      [true, true],
    ],
    [
      '13. the class among tabs and line ends',
      `<li class="x\n\tpost-42\n">${link('/a')}</li>`,
      { 42: ['/a'] },
      [true],
    ],
    [
      'a link that is itself the post',
      `<a class="post-42" href="/a">Text</a>${post(1, link('/'))}`,
      { 42: ['/a'] },
      [false, false],
    ],
    [
      'an element that is not a link',
      post(42, '<link href="/a"><a name="/a">Text</a>', link('/b')),
      { 42: ['/a'] },
      [false, false],
    ],
    ['a post in a post', post(1, link('/a'), post(2, link('/a'))), { 2: ['/a'] }, [false, true]],
    ['18. shape A', post(42, link('/a')), { 42: '/a' }, [true]],
  ];

  test.each(CASES)('%s', async (_name, html, response, isMarked) => {
    await run(html, answering(response));
    expect(links().map((each) => each.getAttribute('target') === '_blank')).toEqual(isMarked);
    expect(reported).toEqual([]);
  });
});

describe('14. an invalid entry', () => {
  test('14. is skipped, the next post is marked, and there is one report', async () => {
    await run(fragment('articles') + fragment('id-only'), named('ids-entries'));
    expect(marked()).toEqual([`_blank | noopener | ${CHOIR}`]);
    expect(reported).toEqual([['malformed_entries', ['43', '44', '46']]]);
  });

  test('14. an entry whose link throws does not affect others', async () => {
    serve(answering({ 42: ['/a'], 43: ['/a'] }));
    setBody(post(42, link('/a')) + post(43, link('/a')));
    vi.spyOn(links()[0] ?? document.body, 'setAttribute').mockImplementation(() => {
      throw new Error('not mine');
    });
    mountHere({ ajaxUrl: AJAX });
    await settle();
    expect(links().map((each) => each.getAttribute('target'))).toEqual([null, '_blank']);
    expect(reported).toEqual([['mark_failed', new Error('not mine')]]);
  });
});

describe('15. and RELIABILITY 48. URLs with every kind of character', () => {
  test.each([
    'https://school.example/a"b]/',
    "/it's[0]",
    '/back\\slash',
    '/a:not(b),c>d~e+f*g',
    '/100%/%zz',
    '/%E6%97%A5/日本',
    '/🎷?q=ä&r=1#s',
    '/new\nline',
    '/trailing ',
    '__proto__',
    '',
  ])('match only as they are written: %j', async (href) => {
    serve(answering({ 42: [href, '/other'], 43: ['/other'] }));
    setBody(post(42, link('x'), link('y'), link('/other')) + post(43, link('/other')));
    links()[0]?.setAttribute('href', href);
    links()[1]?.setAttribute('href', `${href}!`);
    mountHere({ ajaxUrl: AJAX });
    await settle();
    // An empty URL is a link to the page itself and is never marked.
    const first = href === '' ? null : '_blank';
    expect(links().map((each) => each.getAttribute('target'))).toEqual([first, null, '_blank', '_blank']);
    expect(reported).toEqual([]);
  });
});

describe('21. escapes', () => {
  test.each<[string, string, unknown]>([
    ['in the link only', '/%E6%97%A5%E6%9C%AC/', { pl: '/日本/', tg: 1 }],
    ['in the response only', '/日本/', { pl: '/%E6%97%A5%E6%9C%AC/', tg: 1 }],
    ['in small letters on one side', '/%e6%97%a5/', { pl: '/%E6%97%A5/', tg: 1 }],
    ['malformed in both', '/%zz/100%', { pl: '/%zz/100%', tg: 1 }],
    ['in shape C', '/caf%C3%A9/', ['/café/', '1']],
  ])('21. are decoded before comparing: %s', async (_name, href, entry) => {
    await run(post(42, link(href)), answering({ 42: entry }));
    expect(marked()).toEqual([`_blank | noopener noreferrer | ${href}`]);
    expect(reported).toEqual([]);
  });

  test('21. the mocked pages match both mocked responses', async () => {
    await run(fragment('encoded'), answering(idsD));
    expect(marked()).toEqual([
      '_blank | noopener noreferrer | https://partner.example/日本/',
      '_blank | noopener noreferrer | https://school.example/caf%C3%A9/',
    ]);
  });
});
