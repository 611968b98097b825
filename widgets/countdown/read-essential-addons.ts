/**
 * Reads the countdown of Essential Addons (essential-addons, section 2): to a date, or from a visitor's first visit, and
 * then a message, a template or another page.
 */
import type { WidgetContext, WidgetModule } from '../../runtime/core/define';
import { isEditor } from '../../runtime/page/editor-context';
import { readStored, wallNow, writeStored } from '../../runtime/page/environment';
import { translator } from '../../runtime/page/translate';
import { reactWidget } from '../../runtime/react/mount';
import { type Evergreen, evergreenTarget, parseDueDate, type TimeLeft } from './due-date';
import { EaelCountdown, type EaelCountdownReading } from './EaelCountdown';
import type { Expiry } from './expire';
import { strings } from './widget.json';

const LIST = '.eael-countdown-items';
const UNITS: readonly (keyof TimeLeft)[] = ['days', 'hours', 'minutes', 'seconds'];

/** @throws if the list is missing, or the date is missing or invalid */
function readCountdown(root: HTMLElement, context: WidgetContext): EaelCountdownReading {
  const list = root.querySelector<HTMLElement>(LIST);
  const dueAt = list && readDue(root, list);
  if (!list || dueAt === undefined || dueAt === null)
    throw new Error('The list is missing, or the date is missing or invalid.');
  return {
    timer: root.querySelector<HTMLElement>('.eael-countdown-container') ?? root,
    label: translator(context.config.strings)(strings['countdown.label']),
    remainingMs: () => dueAt - wallNow(),
    list,
    fields: UNITS.flatMap((unit) => {
      const element = list.querySelector<HTMLElement>(`[data-${unit}]`);
      return element ? [{ unit, element }] : [];
    }),
    // Two digits since the release that has the attribute.
    digits: root.hasAttribute('data-countdown-type') ? 2 : 1,
    expiry: readExpiry(root, context),
    report: context.report,
  };
}

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

function readExpiry(root: HTMLElement, { config }: WidgetContext): Expiry {
  const text = (name: string): string => root.getAttribute(`data-${name}`) ?? '';
  switch (text('expire-type')) {
    case 'text':
      return { kind: 'message', titleHtml: text('expiry-title'), textHtml: text('expiry-text') };
    case 'template': {
      const printed = root.querySelector<HTMLElement>('.eael-countdown-expiry-template');
      if (printed) return { kind: 'printed-template', template: printed };
      // Releases up to 4.7.3 print the template as text.
      const html = root.getAttribute('data-template');
      return html === null ? { kind: 'nothing' } : { kind: 'template', html };
    }
    case 'url':
      return isEditor(document, config)
        ? { kind: 'notice', text: translator(config.strings)(strings['countdown.redirect']) }
        : {
            kind: 'redirect',
            url: text('redirect-url'),
            sameOriginOnly: config.settings.get('countdowns.same_origin_redirects') === true,
          };
    default:
      return { kind: 'nothing' };
  }
}

const countdown = reactWidget((root, context) => ({ props: readCountdown(root, context) }), EaelCountdown);

/** Since 5.0, the server prints the template instead of the list if the date has passed. The widget does not change such a page. */
export const mount: WidgetModule['mount'] = (root, context) =>
  root.querySelector(LIST) ? countdown.mount(root, context) : undefined;
