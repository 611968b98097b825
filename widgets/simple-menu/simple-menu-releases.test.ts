/**
 * Replaces Essential Addons' simple menu (essential-addons, section 13). This file: differences between releases. In
 * a browser: simple-menu.browser.test.ts.
 */
import { describe, expect, it } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { simpleMenu } from '.';
import { fakeMedia } from '../../tests/support/unit-media';
import { get, start } from '../../tests/support/unit-runtime';

const OLD = readFragment('essential-addons/simple-menu-4.7.0.html');
const NEW = readFragment('essential-addons/simple-menu-6.6.9.html');

async function open(html: string, widthPx: number): Promise<void> {
  fakeMedia(widthPx, true);
  const { visit, settle } = start([simpleMenu], html);
  visit(document);
  await settle();
}

const classes = (selector: string): string => get(selector).className;

describe('the hamburger', () => {
  it('has its icon from the server since 5.1.9; without a setting it appears up to 1024 px', async () => {
    await open(
      OLD.replace(
        'data-indicator-class',
        'data-hamburger-icon="<i class=&quot;fas fa-bars&quot;></i>" data-indicator-class',
      ),
      1024,
    );
    expect(document.querySelector('.eicon-menu-bar')).toBeNull();
    expect(classes('.eael-simple-menu-container')).toContain('eael-simple-menu-hamburger');
  });

  it('does not appear if the editor disabled it, and the stylesheet gets a class for that', async () => {
    await open(NEW.replace('data-hamburger-device="mobile"', 'data-hamburger-device="none"'), 320);
    expect(classes('.elementor-widget-eael-simple-menu')).toContain('eael-hamburger--not-responsive');
    expect(classes('.eael-simple-menu-container')).not.toContain('eael-simple-menu-hamburger');
  });
});

const press = (): boolean => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  get('a[href="#"]').dispatchEvent(click);
  return click.defaultPrevented;
};
const isOpen = (): string | null =>
  get('a[href="#"]')
    .parentElement?.querySelector(':scope > .eael-simple-menu-indicator')
    ?.getAttribute('aria-expanded') ?? null;

describe('a parent without a URL', () => {
  it('opens its submenu in a column of any width', async () => {
    await open(NEW.replace('eael-simple-menu-horizontal', 'eael-simple-menu-vertical'), 1600);
    expect([press(), isOpen()]).toEqual([true, 'true']);
  });

  it('does not scroll to the top of the page in a row either', async () => {
    await open(NEW, 1600);
    expect([press(), isOpen()]).toEqual([true, 'false']);
  });
});

it('has the indicators in its links, with the classes of its stylesheet', async () => {
  await open(NEW, 1600);
  const signs = [...document.querySelectorAll('.menu-item-has-children > a > span')].map(
    ({ className }) => className,
  );
  expect(signs).toEqual(['', 'eael-simple-menu-dropdown-indicator']);
});

it.each([
  ['0', '20px'],
  ['25px', ''],
])('centres the indicators on their lines if the stylesheet says top: %s', async (top, px) => {
  const styles = `.eael-simple-menu-indicator { position: absolute; top: ${top} } a { line-height: 40px }`;
  await open(`<style>${styles}</style>${OLD}`, 1600);
  expect(get('span.eael-simple-menu-indicator').style.top).toBe(px);
});
