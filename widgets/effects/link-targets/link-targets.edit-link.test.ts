/** The edit link beside a marked title (link-targets, section 10). */
import { describe, expect, test } from 'vitest';
import {
  EDIT,
  edits,
  fragment,
  link,
  links,
  marked,
  named,
  post,
  run,
  withEdit,
} from '../../../tests/support/unit-link-targets';

describe('20. the edit link', () => {
  test('20. comes after the title’s link, with a name, a class and the original’s look', async () => {
    await run(fragment('articles'), named('ids-d-editor'));
    expect(edits()).toHaveLength(3);
    const [edit] = edits();
    expect(edit?.previousElementSibling?.textContent).toBe('The choir wins the regional prize');
    expect(edit?.getAttribute('href')).toBe(EDIT);
    expect(edit?.textContent).toBe('[Edit]');
    expect(edit?.getAttribute('aria-label')).toBe('[Edit] The choir wins the regional prize');
    expect(edit?.getAttribute('style')?.replaceAll(' ', '')).toBe(
      'font-size:0.75em;margin-left:0.5em;white-space:nowrap;',
    );
    expect(edit?.hasAttribute('target')).toBe(false);
  });

  test.each<[string, string, number]>([
    ['the heading’s link before others', `${link('/a')}<h3>${link('/a')}</h3>`, 1],
    ['the first without an image', `<a href="/a"><img alt="x"></a>${link('/a')}${link('/a')}`, 1],
    ['not an image in a heading', `${link('/a')}<h3><a href="/a"><img alt="x"></a></h3>`, 0],
    ['only links that are marked', `<h3>${link('/b')}</h3>${link('/a')}`, 1],
  ])('20. comes after %s, once', async (_name, html, host) => {
    await run(post(42, html), withEdit(EDIT));
    expect(edits()).toHaveLength(1);
    expect(edits()[0]?.previousElementSibling).toBe(links()[host]);
  });

  test('20. is not added if only image links are marked', async () => {
    await run(post(42, '<a href="/a"><span><img alt="x"></span></a>'), withEdit(EDIT));
    expect(edits()).toEqual([]);
    expect(marked()).toHaveLength(1);
  });

  test('20. is not added to the server’s', async () => {
    await run(post(42, `${link('/a')}<a class="vk-ltc-edit-link" href="/other">[Edit]</a>`), withEdit(EDIT));
    expect(edits()).toHaveLength(1);
  });

  test('20. is added once to each element with the post’s id, and once if these are nested', async () => {
    await run(
      `${post(42, link('/a'))}${post(42, link('/a'))}<div class="post-42">${post(42, link('/a'))}</div>`,
      withEdit(EDIT),
    );
    expect(edits()).toHaveLength(3);
  });

  test('20. is named after the post’s heading if its position is not the heading', async () => {
    await run(post(42, '<h2>The \n title</h2><a href="/a">Read more</a>'), withEdit(EDIT));
    expect(edits()[0]?.getAttribute('aria-label')).toBe('[Edit] The title');
  });

  test.each([
    'https://elsewhere.example/wp-admin/post.php',
    '//elsewhere.example/wp-admin/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://[',
  ])('22. and RELIABILITY 49: is refused for %j', async (el) => {
    await run(post(42, link('/a')), withEdit(el));
    expect(edits()).toEqual([]);
    expect(marked()).toHaveLength(1);
  });

  test('RELIABILITY 49: neither its URL nor its label becomes markup', async () => {
    const el = '/wp-admin/"><img src=x onerror=alert(1)>';
    await run(post(42, link('/a')), withEdit(el), { strings: { 'link-targets.edit': '<b>Bearbeiten</b>' } });
    expect(edits()[0]?.getAttribute('href')).toBe(el);
    expect(edits()[0]?.textContent).toBe('[<b>Bearbeiten</b>]');
    expect(document.querySelector('img, b')).toBeNull();
  });
});
