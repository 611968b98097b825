/** What a countdown of Essential Addons does at the end (essential-addons, section 2). */
import type { WidgetContext } from '../../runtime/core/define';
import { setText } from '../../runtime/dom/text';
import { announce } from '../../runtime/page/announce';
import { replacePage } from '../../runtime/page/environment';
import { navigationTarget } from '../../runtime/page/url';

/** True after the first redirect: several countdowns may end at the same time. */
let isLeaving = false;

/**
 * Redirects the visitor when a countdown ends (RELIABILITY 54, 55).
 *
 * @param text the URL in the site's settings
 * @param sameOriginOnly true if the site allows no other origin
 * @returns false if the URL is unsafe or points to this page
 */
export function leaveFor(text: string, sameOriginOnly: boolean): boolean {
  const url = navigationTarget(text, { base: location.href, sameOriginOnly });
  if (!url || withoutHash(url) === withoutHash(new URL(location.href))) return false;
  if (!isLeaving) {
    isLeaving = true;
    replacePage(url);
  }
  return true;
}

function withoutHash({ href }: URL): string {
  return href.replace(/#.*$/s, '');
}

/** The action at the end, as the site has set it. HTML is not sanitised yet. */
export type Expiry =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'message'; readonly titleHtml: string; readonly textHtml: string }
  | { readonly kind: 'printed-template'; readonly template: HTMLElement }
  | { readonly kind: 'template'; readonly html: string }
  /** In an editor, a text says what would happen on the site. */
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'redirect'; readonly url: string; readonly sameOriginOnly: boolean };

/**
 * @param list what the content replaces
 * @param signal puts the list back
 * @throws if the code that sanitises HTML does not load
 */
export async function expire(
  list: HTMLElement,
  expiry: Expiry,
  report: WidgetContext['report'],
  signal: AbortSignal,
): Promise<void> {
  // Strict mode mounts twice. The first mount is unmounted in the same task, and must not redirect the visitor.
  await Promise.resolve();
  if (signal.aborted) return;
  switch (expiry.kind) {
    case 'nothing':
      return;
    case 'message': {
      const message = await createMessage(expiry);
      if (signal.aborted) return;
      showInstead(list, message, signal);
      announce(message.textContent ?? '');
      return;
    }
    case 'printed-template':
      // The server's nodes stay in their place, so that the widgets in them keep their state.
      setDisplay(expiry.template, 'block', signal);
      return setDisplay(list, 'none', signal);
    case 'template': {
      const template = await createElement('div', 'eael-countdown-expiry-template', expiry.html);
      return signal.aborted ? undefined : showInstead(list, template, signal);
    }
    case 'notice': {
      const notice = document.createElement('div');
      setText(notice, expiry.text);
      return showInstead(list, notice, signal);
    }
    case 'redirect':
      if (!leaveFor(expiry.url, expiry.sameOriginOnly)) report('not_redirected', expiry.url.slice(0, 100));
      return;
    default:
      expiry satisfies never;
  }
}

/** Removes the message that the server has printed for the first paint. `signal` puts it back. */
export function removeServed(list: HTMLElement, signal: AbortSignal): void {
  const served = list.nextElementSibling;
  if (!served?.hasAttribute('data-atoll-served')) return;
  served.remove();
  signal.addEventListener('abort', () => list.after(served));
}

async function createMessage({
  titleHtml,
  textHtml,
}: Extract<Expiry, { kind: 'message' }>): Promise<HTMLElement> {
  const parts = await Promise.all([
    createElement('h4', 'expiry-title', titleHtml),
    createElement('div', 'eael-countdown-finish-text', textHtml),
  ]);
  const message = document.createElement('div');
  message.className = 'eael-countdown-finish-message';
  message.append(...parts.filter((part) => part.hasChildNodes()));
  return message;
}

async function createElement(tag: string, className: string, html: string): Promise<HTMLElement> {
  const { toNodes } = await import('../../runtime/dom/html');
  const element = document.createElement(tag);
  element.className = className;
  element.append(toNodes(html));
  return element;
}

/** After the list and not in it, because a list may only contain items. */
function showInstead(list: HTMLElement, content: HTMLElement, signal: AbortSignal): void {
  removeServed(list, signal);
  list.after(content);
  signal.addEventListener('abort', () => content.remove());
  setDisplay(list, 'none', signal);
}

function setDisplay({ style }: HTMLElement, display: string, signal: AbortSignal): void {
  const before = style.display;
  style.display = display;
  signal.addEventListener('abort', () => (style.display = before));
}
