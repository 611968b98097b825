/** The submenus of a simple menu, and the indicators that open them (essential-addons, section 13). */
import type { WidgetContext } from '../../runtime/core/define';
import { makeButton } from '../../runtime/dom/button';
import { px } from '../../runtime/dom/measure';
import { setAttributes } from '../../runtime/dom/restore';
import { stopAnimation } from '../../runtime/motion/animate';
import { slide } from '../../runtime/motion/slide';
import { translator } from '../../runtime/page/translate';
import { fillIcon, NAME, ownText, readIcon } from './menu-settings';
import { strings } from './widget.json';

const OPEN_CLASS = `${NAME}-indicator-open`;
const SLIDE_MS = 300;
const INDENT_PX = 20;

/** A submenu and the indicator that opens it. */
export interface Submenu {
  readonly list: HTMLElement;
  readonly indicator: HTMLElement;
}

/** Adds an icon to the link of each parent, and an indicator beside the link. Both are removed with the widget. */
export function addSubmenus(
  root: HTMLElement,
  list: HTMLElement,
  isVertical: boolean,
  context: WidgetContext,
): Submenu[] {
  const parents = [...list.querySelectorAll<HTMLElement>('li')];
  return parents.flatMap((item) => {
    const link = item.querySelector(':scope > a');
    const submenu = item.querySelector<HTMLElement>(':scope > ul');
    if (!link || !submenu) return [];
    const isFirstLevel = item.parentElement === list;
    const icon = readIcon(root, isFirstLevel ? 'indicator' : 'dropdown-indicator');
    const indicator = document.createElement('span');
    indicator.className = `${NAME}-indicator`;
    item.append(indicator);
    placeAtMiddle(indicator, link);
    void fillIcon(indicator, icon, context);
    const added: HTMLElement[] = [indicator];
    if (!isVertical) {
      const sign = document.createElement('span');
      sign.ariaHidden = 'true';
      if ('markup' in icon && icon.placeClass) sign.className = icon.placeClass;
      link.append(sign);
      void fillIcon(sign, icon, context);
      added.push(sign);
    }
    context.signal.addEventListener('abort', () => added.forEach((element) => element.remove()));
    return { list: submenu, indicator };
  });
}

/** Stylesheets up to 4.7.4 center the indicator on its top edge, and leave the position of that edge to the script. */
function placeAtMiddle(indicator: HTMLElement, link: Element): void {
  const { position, top } = getComputedStyle(indicator);
  const lineHeightPx = Number.parseInt(getComputedStyle(link).lineHeight, 10);
  if (position === 'absolute' && top === '0px' && lineHeightPx > 0)
    indicator.style.top = `${lineHeightPx / 2}px`;
}

/** Makes an indicator a button that names its submenu. */
export function makeIndicator(
  { indicator, list }: Submenu,
  onPress: () => void,
  { config, signal }: WidgetContext,
): void {
  const item = ownText(indicator.parentElement?.querySelector(':scope > a') ?? null);
  const name = translator(config.strings)(strings['simple-menu.submenu']).replace('%s', () => item);
  makeButton(indicator, { name, onPress, signal });
  setAttributes(indicator, { 'aria-expanded': 'false' }, signal);
  stopAnimation(list, 'slide');
}

/** @returns whether a submenu is marked as open */
export function isOpen({ indicator }: Submenu): boolean {
  return indicator.classList.contains(OPEN_CLASS);
}

/** Marks a submenu as open or closed, without an animation. */
export function setOpen({ indicator }: Submenu, isOpen: boolean): void {
  indicator.classList.toggle(OPEN_CLASS, isOpen);
  indicator.setAttribute('aria-expanded', String(isOpen));
}

/** Opens or closes a submenu. */
export function toggle(submenu: Submenu, next: boolean): void {
  if (isOpen(submenu) === next) return;
  setOpen(submenu, next);
  void slide(submenu.list, next, SLIDE_MS);
}

/** Indents the submenus of a vertical menu. */
export function indent(root: HTMLElement, submenus: readonly Submenu[], signal: AbortSignal): void {
  const side = root.matches(`.${NAME}-dropdown-align-right`) ? 'padding-right' : 'padding-left';
  for (const { list, indicator } of submenus) {
    const parent = indicator.parentElement?.querySelector(':scope > a');
    const padding = parent ? px(getComputedStyle(parent).getPropertyValue(side)) : 0;
    for (const link of list.querySelectorAll<HTMLElement>(':scope > li > a')) {
      const before = link.style.getPropertyValue(side);
      link.style.setProperty(side, `${padding + INDENT_PX}px`);
      signal.addEventListener('abort', () => link.style.setProperty(side, before));
    }
  }
}
