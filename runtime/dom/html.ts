/**
 * The only module that turns a string into nodes. It sanitises with DOMPurify, under Atoll's only Trusted Types policy.
 * Scripts, event handlers, form targets and frames of unknown hosts are removed; the markup that the page builder sends
 * in its responses is kept (RELIABILITY 42, 43).
 */
import DOMPurify from 'dompurify';
import { pageGlobal } from '../page/page-global';

/** Hosts of video players that are allowed in frames. */
const VIDEO_HOSTS = new Set([
  'www.youtube.com',
  'youtube.com',
  'www.youtube-nocookie.com',
  'youtube-nocookie.com',
  'player.vimeo.com',
]);

const FORBIDDEN_TAGS = [
  'style',
  'form',
  'base',
  'meta',
  'link',
  'object',
  'embed',
  'math',
  'noscript',
  'template',
];

interface TypesPolicy {
  readonly createHTML: (html: string) => unknown;
  readonly createScriptURL: (url: string) => unknown;
}

type TypesFactory = { readonly createPolicy: (name: string, rules: TypesPolicy) => TypesPolicy };

let purify: typeof DOMPurify | undefined;
let policy: TypesPolicy | undefined;

/**
 * Turns the server's HTML into nodes that can be inserted into the page.
 *
 * @param html untrusted HTML, for example from a response or an attribute
 */
export function toNodes(html: string): DocumentFragment {
  purify ??= createPurify();
  return purify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ADD_TAGS: ['iframe'],
    ADD_ATTR: ['allow', 'allowfullscreen', 'frameborder', 'target'],
    FORBID_TAGS: FORBIDDEN_TAGS,
    FORBID_ATTR: ['action', 'formaction', 'srcdoc', 'ping'],
    // DOMPurify's types use the DOM's Trusted Types, which differ between TypeScript versions.
    ...(policy && { TRUSTED_TYPES_POLICY: policy as never }),
  });
}

function createPurify(): typeof DOMPurify {
  const trustedTypes = pageGlobal('trustedTypes') as TypesFactory | undefined;
  policy = trustedTypes?.createPolicy('atoll', {
    // Only DOMPurify calls this. It parses the text without running it, and sanitises the result.
    createHTML: (html) => html,
    createScriptURL: () => {
      throw new TypeError('HTML must not load scripts');
    },
  });
  const instance = DOMPurify(window);
  instance.addHook('uponSanitizeElement', (node) => {
    if (node instanceof HTMLIFrameElement && !isVideoFrame(node)) node.remove();
  });
  instance.addHook('afterSanitizeAttributes', (node) => {
    if (opensContext(node)) node.setAttribute('rel', withNoopener(node.getAttribute('rel')));
  });
  return instance;
}

function isVideoFrame(frame: HTMLIFrameElement): boolean {
  const source = frame.getAttribute('src') ?? '';
  if (!URL.canParse(source, 'https://relative.invalid')) return false;
  const { protocol, hostname } = new URL(source, 'https://relative.invalid');
  return protocol === 'https:' && VIDEO_HOSTS.has(hostname);
}

/** Names that stay in the window or in its frame. Browsers ignore the case, but no space. */
const IN_PLACE = /^(?:_self|_parent|_top)?$/i;

/** @returns true for a link that may open a new window: every other name does, unless it is the name of a frame */
function opensContext(link: Element): boolean {
  const own = link.getAttribute('target');
  // Without a name of its own, a link uses the page's.
  const base = link.matches('a,area') && document.querySelector('base[target]')?.getAttribute('target');
  return !IN_PLACE.test((own ?? base) || '');
}

function withNoopener(rel: string | null): string {
  const tokens = new Set((rel ?? '').split(/\s+/).filter(Boolean));
  return [...tokens.add('noopener')].join(' ');
}
