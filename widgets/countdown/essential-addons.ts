/**
 * The countdown of Essential Addons (essential-addons, section 2): counts down to a date, or from a visitor's first
 * visit, then shows a message or template or redirects to another page.
 */
import { announce } from '../../runtime/page/announce';
import { everySecond } from '../../runtime/page/clock';
import type { WidgetContext, WidgetModule } from '../../runtime/core/define';
import { restoreOnAbort, setAttributes } from '../../runtime/dom/restore';
import { readStored, wallNow, writeStored } from '../../runtime/page/environment';
import { isEditor } from '../../runtime/page/editor-context';
import { translator } from '../../runtime/page/translate';
import { type Evergreen, evergreenTarget, parseDueDate, type TimeLeft, timeLeft } from './due-date';
import { leaveFor } from './leave';
import { setText } from './set-text';
import { strings } from './widget.json';

const UNITS: readonly (keyof TimeLeft)[] = ['days', 'hours', 'minutes', 'seconds'];

export const mount: WidgetModule['mount'] = (root, context) => {
  const { config, signal } = context;
  const list = root.querySelector<HTMLElement>('.eael-countdown-items');
  // If the date is over, releases since 5.0 print the template instead of the list.
  if (!list) return;
  const dueAt = readDue(root, list);
  if (dueAt === undefined) throw new Error('the countdown has no date or an invalid date');
  // Releases with this attribute print two digits.
  const digits = root.hasAttribute('data-countdown-type') ? 2 : 1;
  const slots = UNITS.map((unit) => ({ unit, element: list.querySelector<HTMLElement>(`[data-${unit}]`) }));
  setAttributes(
    root.querySelector('.eael-countdown-container') ?? root,
    {
      role: 'timer',
      'aria-live': 'off',
      'aria-label': translator(config.strings)(strings['countdown.label']),
    },
    signal,
  );
  everySecond(
    {
      remainingMs: () => dueAt - wallNow(),
      roundsDown: true,
      onTick(remainingMs) {
        const time = timeLeft(remainingMs);
        for (const { unit, element } of slots) {
          const text = String(time[unit]).padStart(digits, '0');
          if (element) setText(element, text);
        }
      },
      // If the code for the message cannot be loaded, the countdown stays at zero.
      onEnd: () =>
        void expire(root, list, context).catch((error: unknown) => context.report('expiry_failed', error)),
    },
    signal,
  );
};

function readDue(root: HTMLElement, list: HTMLElement): number | undefined {
  const text = (name: string): string => root.getAttribute(`data-${name}`) ?? '';
  if (text('countdown-type') !== 'evergreen') return parseDueDate(list.getAttribute('data-date') ?? '');
  const length = text('evergreen-time').trim();
  if (!/^\d{1,10}$/.test(length)) return undefined;
  const hours = Number.parseFloat(text('evergreen-recurring'));
  const settings: Evergreen = {
    lengthMs: Number(length) * 1000,
    restartMs: hours >= 0 ? hours * 3_600_000 : undefined,
    stopAt: parseDueDate(text('evergreen-recurring-stop')),
  };
  const names = ['interval', 'time'].map(
    (name) => `eael_countdown_evergreen_${name}_${text('countdown-id')}`,
  );
  const [lengthName = '', targetName = ''] = names;
  const kept = { length: readStored(lengthName), target: readStored(targetName) };
  const { dueAt, keep } = evergreenTarget(settings, length, kept, wallNow());
  writeStored(lengthName, length);
  writeStored(targetName, String(keep));
  return dueAt;
}

async function expire(root: HTMLElement, list: HTMLElement, context: WidgetContext): Promise<void> {
  const { config, report } = context;
  switch (root.getAttribute('data-expire-type')) {
    case 'text':
      return showMessage(root, list, context);
    case 'template':
      return showTemplate(root, list, context);
    case 'url': {
      if (isEditor(document, config)) {
        const notice = document.createElement('div');
        notice.textContent = translator(config.strings)(strings['countdown.redirect']);
        return putInPlace(list, notice, context);
      }
      const url = root.getAttribute('data-redirect-url') ?? '';
      const isHome = config.settings.get('countdowns.same_origin_redirects') === true;
      if (!leaveFor(url, isHome)) report('not_redirected', url.slice(0, 100));
    }
  }
}

async function showMessage(root: HTMLElement, list: HTMLElement, context: WidgetContext): Promise<void> {
  const { toNodes } = await import('../../runtime/dom/html');
  if (context.signal.aborted) return;
  const message = document.createElement('div');
  message.className = 'eael-countdown-finish-message';
  const parts = [
    ['h4', 'expiry-title', 'data-expiry-title'],
    ['div', 'eael-countdown-finish-text', 'data-expiry-text'],
  ] as const;
  for (const [tag, className, attribute] of parts) {
    const part = document.createElement(tag);
    part.className = className;
    part.append(toNodes(root.getAttribute(attribute) ?? ''));
    if (part.hasChildNodes()) message.append(part);
  }
  putInPlace(list, message, context);
  announce(message.textContent ?? '');
}

async function showTemplate(root: HTMLElement, list: HTMLElement, context: WidgetContext): Promise<void> {
  const printed = root.querySelector<HTMLElement>('.eael-countdown-expiry-template');
  const html = root.getAttribute('data-template');
  if (printed) {
    // Shown in place, so that widgets in it keep their state.
    restoreOnAbort([printed], { styles: ['display'] }, context.signal);
    printed.style.display = 'block';
    return hideList(list, context);
  }
  // Releases up to 4.7.3 print it as text.
  if (html === null) return;
  const { toNodes } = await import('../../runtime/dom/html');
  if (context.signal.aborted) return;
  const template = document.createElement('div');
  template.className = 'eael-countdown-expiry-template';
  template.append(toNodes(html));
  putInPlace(list, template, context);
}

/** Inserts the content after the list, because a list may contain only items. */
function putInPlace(list: HTMLElement, content: HTMLElement, context: WidgetContext): void {
  list.after(content);
  context.signal.addEventListener('abort', () => content.remove());
  hideList(list, context);
}

function hideList(list: HTMLElement, { signal }: WidgetContext): void {
  restoreOnAbort([list], { styles: ['display'] }, signal);
  list.style.display = 'none';
}
