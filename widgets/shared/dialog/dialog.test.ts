/**
 * The parts of widgets/shared/dialog that need no layout: background, scroll lock and name. Tests of the focus:
 * widgets/{gdpr-form,lightbox-form,privacy-box}.
 */
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { dialogAttributes, findDialogHeading } from './describe';
import { adoptedStyles } from '../../../tests/support/adopted-styles';
import { innerMarkup, toFragment } from '../../../tests/support/markup';
import { beginModal, holdPage, inertAround, isOnTop, lockScroll } from './modal';

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`there is no ${id}`);
  return element;
};

const build = (html: string): void => {
  document.body.replaceChildren(toFragment(html));
};

const inertIds = (): string[] => [...document.querySelectorAll('[inert]')].map(({ id }) => id);

afterEach(() => document.body.replaceChildren());

describe('the background', () => {
  const PAGE = `<header id="header"></header><script id="script" type="text/plain"></script>
<div id="region" data-atoll-region="polite"></div>
<main id="main"><p id="before"></p><div id="wrapper"><div id="dialog"><p id="inside"></p></div><p id="beside"></p></div></main>
<aside id="aside" inert></aside><div id="other"><div id="second"></div></div>`;

  it('is everything beside the dialog and beside its ancestors', () => {
    build(PAGE);
    const release = inertAround(byId('dialog'));
    expect(inertIds()).toEqual(['header', 'before', 'beside', 'aside', 'other']);
    release();
    expect(inertIds()).toEqual(['aside']);
  });

  it('is that of the last dialog, until all have closed, in any order', () => {
    build(PAGE);
    const first = holdPage(byId('dialog'));
    // The second dialog is in the background of the first.
    const second = holdPage(byId('second'));
    expect(inertIds()).toEqual(['header', 'main', 'aside']);
    first();
    expect(inertIds()).toEqual(['header', 'main', 'aside']);
    const third = holdPage(byId('dialog'));
    third();
    third();
    expect(inertIds()).toEqual(['header', 'main', 'aside']);
    second();
    expect(inertIds()).toEqual(['aside']);
  });
});

describe('the page behind a dialog', () => {
  it('does not scroll until the last dialog has closed, and then has its styles back', () => {
    const { style } = document.documentElement;
    style.overflow = 'clip';
    const first = lockScroll();
    const second = lockScroll();
    expect(adoptedStyles()).toContain('overflow: hidden !important');
    first();
    first();
    expect(adoptedStyles()).toContain('overflow: hidden !important');
    second();
    expect(adoptedStyles()).toBe('');
    expect(style.overflow).toBe('clip');
    style.overflow = '';
  });
});

const begin = (id: string): AbortController => {
  const ending = new AbortController();
  beginModal({ element: byId(id), onDismiss: () => undefined }, ending.signal);
  return ending;
};

describe('a dialog over a dialog', () => {
  const PAGE =
    '<button id="opener"></button><div id="dialog" tabindex="-1"><button id="inner"></button></div><div id="second" tabindex="-1"></div>';
  it.each([
    ['to the element that opened it', false, 'inner'],
    ['to the dialog below if that element has gone', true, 'dialog'],
  ])('returns the focus %s', (_case, isGone, focused) => {
    build(PAGE);
    const first = begin('dialog');
    byId('inner').focus();
    const second = begin('second');
    expect([isOnTop(byId('dialog')), isOnTop(byId('second'))]).toEqual([false, true]);
    if (isGone) byId('inner').remove();
    second.abort();
    expect(document.activeElement?.id).toBe(focused);
    expect(isOnTop(byId('dialog'))).toBe(true);
    first.abort();
    expect(inertIds()).toEqual([]);
  });

  it('keeps the focus when the dialog below closes first', () => {
    build(PAGE);
    const first = begin('dialog');
    const second = begin('second');
    first.abort();
    expect(document.activeElement?.id).toBe('second');
    second.abort();
    expect(inertIds()).toEqual([]);
  });

  it('closes alone with Escape', () => {
    build(PAGE);
    const dismissed: string[] = [];
    for (const id of ['dialog', 'second']) {
      const ending = new AbortController();
      onTestFinished(() => ending.abort());
      beginModal({ element: byId(id), onDismiss: () => dismissed.push(id) }, ending.signal);
    }
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
    expect(dismissed).toEqual(['second']);
  });

  it('gets the focus itself if its first control cannot have it', () => {
    build(PAGE);
    const ending = new AbortController();
    const removed = document.createElement('button');
    beginModal({ element: byId('dialog'), initialFocus: removed, onDismiss: () => undefined }, ending.signal);
    expect(document.activeElement?.id).toBe('dialog');
    ending.abort();
  });

  it('returns the focus to the dialog below if the element is in the background', () => {
    build(
      '<button id="opener"></button><div id="dialog"><button id="inner"></button></div><div id="second" tabindex="-1"></div>',
    );
    const ending = new AbortController();
    const first = holdPage(byId('dialog'), byId('inner'));
    beginModal(
      { element: byId('second'), opener: byId('opener'), onDismiss: () => undefined },
      ending.signal,
    );
    ending.abort();
    expect(byId('opener').inert).toBe(true);
    expect(document.activeElement?.id).toBe('inner');
    first();
  });
});

describe('the name', () => {
  it.each([
    ['the first heading', '<h3>Privacy</h3><h4>Details</h4>', 'Privacy'],
    ['the first heading with text', '<h3></h3><h4>Details</h4>', 'Details'],
    ['a logo in a heading', '<h3><img alt="Our school"></h3>', ''],
  ])('is %s', (_case, html, text) => {
    build(`<div id="dialog">${html}</div>`);
    const heading = findDialogHeading(byId('dialog'));
    expect(heading?.element.textContent).toBe(text);
    expect(dialogAttributes(heading, 'Ask')).toMatchObject({
      role: 'dialog',
      'aria-labelledby': heading?.id,
    });
    expect(innerMarkup(document.body)).toBe(`<div id="dialog">${html}</div>`);
  });

  it('is the given one without a heading, and a heading keeps its id', () => {
    build('<div id="dialog"><p>Text</p></div><div id="named"><h2 id="title">Title</h2></div>');
    const nameless = dialogAttributes(findDialogHeading(byId('dialog')), 'Ask');
    expect([nameless['aria-label'], nameless['aria-labelledby']]).toEqual(['Ask', undefined]);
    const named = dialogAttributes(findDialogHeading(byId('named')), 'Ask');
    expect([named['aria-label'], named['aria-labelledby']]).toEqual([undefined, 'title']);
  });
});
