/** The parts of LearnPress that the theme changes (goodlayers-theme, section 9): the line of the tabs, and a select. */
import type { WidgetModule } from '../../../runtime/core/define';
import { whenSizesChange } from '../../../runtime/dom/measure';
import { moveNode } from '../../../runtime/dom/move-node';
import { restoreOnAbort, setAttributes } from '../../../runtime/dom/restore';
import { animate, stopAnimation } from '../../../runtime/motion/animate';
import { swing } from '../../../runtime/motion/easing';
import { bodyPrefix } from '../../shared/theme/theme';

const MOVE_MS = 200;
const TABS = '.learn-press-nav-tabs';

export const mount: WidgetModule['mount'] = (root, { signal }) => {
  if (root.localName === 'select') return wrapSelect(root, signal);
  const list = root.querySelector<HTMLElement>(TABS);
  const line = root.querySelector<HTMLElement>('[class*="-tab-slidebar"]');
  if (list && line) moveLine(root, list, line, signal);
};

/** Moves the line below the tab that is chosen, and below the tab that the pointer is over. */
function moveLine(root: HTMLElement, list: HTMLElement, line: HTMLElement, signal: AbortSignal): void {
  restoreOnAbort([line], { styles: ['margin-left', 'width'] }, signal);
  setAttributes(line, { 'aria-hidden': 'true' }, signal);
  signal.addEventListener('abort', () => stopAnimation(line, 'place'));

  const moveTo = (tab: Element | null | undefined, durationMs: number): void => {
    if (!tab) return;
    const box = tab.getBoundingClientRect();
    if (box.width === 0) return;
    const { marginLeft, width } = getComputedStyle(line);
    // The list may have a margin.
    const startPx = line.getBoundingClientRect().left - Number.parseFloat(marginLeft);
    const to = {
      marginLeft: `${box.left - startPx}px`,
      width: `${box.width}px`,
    };
    Object.assign(line.style, to);
    void animate(line, [{ marginLeft, width }, to], { channel: 'place', durationMs, easing: swing });
  };
  const rest = (): void => moveTo(chosenTab(root, list), MOVE_MS);

  whenSizesChange([list, ...list.children], () => moveTo(chosenTab(root, list), 0), signal);
  list.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      const tab = [...list.children].find((one) => target instanceof Node && one.contains(target));
      if (pointerType !== 'touch') moveTo(tab, MOVE_MS);
    },
    { signal },
  );
  list.addEventListener('pointerleave', rest, { signal });
  // The tabs are radio buttons, which the keyboard changes, too.
  root.addEventListener('change', rest, { signal });
}

/** @returns the tab of the checked radio button, else the tab that the server marked, else the first */
function chosenTab(root: HTMLElement, list: HTMLElement): Element | null {
  const checked = root.querySelector<HTMLInputElement>(':scope > input[type=radio]:checked');
  const label = checked?.labels?.[0];
  return label?.closest('li') ?? list.querySelector(':scope > .active') ?? list.firstElementChild;
}

/** Puts the select of the profile form into a box, which the stylesheet draws as a field. */
function wrapSelect(select: HTMLElement, signal: AbortSignal): void {
  const prefix = bodyPrefix(document.body);
  const { parentNode } = select;
  if (!parentNode || prefix === '') return;
  const box = document.createElement('div');
  box.className = `${prefix}-lp-combobox`;
  parentNode.insertBefore(box, select);
  moveNode(select, box, null);
  signal.addEventListener('abort', () => {
    if (box.parentNode) moveNode(select, box.parentNode, box);
    box.remove();
  });
}
