/**
 * The one place where a string becomes nodes: sanitised by DOMPurify, under the page's only Trusted Types policy.
 * Scripts, event handlers, forms' targets and foreign frames never get through; what the page builder prints in
 * its answers does (RELIABILITY 42, 43).
 */
import DOMPurify from 'dompurify';

/** Hosts whose players may stand in a frame. */
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
 * Turns HTML that the server sent into nodes of this page, ready to be put in place.
 *
 * @param html what an endpoint answered or an attribute holds; nothing in it is trusted
 */
export function toNodes(html: string): DocumentFragment {
  purify ??= createPurify();
  return purify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ADD_TAGS: ['iframe'],
    ADD_ATTR: ['allow', 'allowfullscreen', 'frameborder', 'target'],
    FORBID_TAGS: FORBIDDEN_TAGS,
    FORBID_ATTR: ['action', 'formaction', 'srcdoc', 'ping'],
    // DOMPurify's own types ask for the DOM's, which differ between TypeScript releases.
    ...(policy && { TRUSTED_TYPES_POLICY: policy as never }),
  });
}

function createPurify(): typeof DOMPurify {
  const { trustedTypes } = globalThis as { trustedTypes?: TypesFactory };
  policy = trustedTypes?.createPolicy('atoll', {
    // Reached only through DOMPurify, which parses the text without running it and cleans what comes out.
    createHTML: (html) => html,
    createScriptURL: () => {
      throw new TypeError('no script may come from HTML');
    },
  });
  const instance = DOMPurify(window);
  instance.addHook('uponSanitizeElement', (node) => {
    if (node instanceof HTMLIFrameElement && !isVideoFrame(node)) node.remove();
  });
  instance.addHook('afterSanitizeAttributes', (node) => {
    if (node.getAttribute('target') === '_blank')
      node.setAttribute('rel', withNoopener(node.getAttribute('rel')));
  });
  return instance;
}

function isVideoFrame(frame: HTMLIFrameElement): boolean {
  const source = frame.getAttribute('src') ?? '';
  if (!URL.canParse(source, 'https://relative.invalid')) return false;
  const { protocol, hostname } = new URL(source, 'https://relative.invalid');
  return protocol === 'https:' && VIDEO_HOSTS.has(hostname);
}

function withNoopener(rel: string | null): string {
  const tokens = new Set((rel ?? '').split(/\s+/).filter(Boolean));
  return [...tokens.add('noopener')].join(' ');
}
