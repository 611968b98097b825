/**
 * What opens Elementor's lightbox: links to pictures, the picture over a video, which is made a button, and links with an action
 * (elementor-frontend, sections 2.8 and 2.9). Fixed: a video's picture without an icon can be focused.
 */
import type { WidgetContext, WidgetModule } from '../../runtime/core/define';
import { makeButton } from '../../runtime/dom/button';
import { nameLink } from '../../runtime/dom/link-name';
import { isPlainClick } from '../../runtime/page/link';
import { strings } from '../../runtime/page/strings.json';
import { translator } from '../../runtime/page/translate';
import { readTarget } from './elementor-item';
import { isInAddress, opensInLightbox } from './elementor-links';
import { mount as mountLink, open, openFrom, prefetchFor } from './lightbox-links';

const ICON = '.elementor-custom-embed-play';

/** Whether what the page's address names was opened. */
let hasOpenedAddress = false;

export const mount: WidgetModule['mount'] = (element, context) => {
  if (opensInLightbox(element)) {
    mountLink(element, context);
    openForAddress(element, () => void openFrom(element, context));
    return;
  }
  const target = readTarget(element);
  if (!target) return;
  prefetchFor(element, context);
  const icon = element.querySelector<HTMLElement>(ICON);
  const opener = icon ?? element;
  const onPress = (): void => void open(context, (code, opening) => code.openTarget(target, opener, opening));
  if (element instanceof HTMLAnchorElement) listenToLink(element, onPress, context);
  else makeOpener(element, icon, onPress, context);
  openForAddress(element, onPress);
};

/** Opens what the page's address names. */
function openForAddress(element: HTMLElement, openIt: () => void): void {
  if (hasOpenedAddress || !isInAddress(element)) return;
  hasOpenedAddress = true;
  openIt();
}

function listenToLink(link: HTMLElement, onPress: () => void, { config, signal }: WidgetContext): void {
  nameLink(link, translator(config.strings)(strings['image.view']), signal);
  link.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented) return;
      // The address leads nowhere, in a new tab too.
      event.preventDefault();
      if (isPlainClick(event)) onPress();
    },
    { signal },
  );
}

/** Makes the icon a button, or the whole picture. */
function makeOpener(
  picture: HTMLElement,
  icon: HTMLElement | null,
  onPress: () => void,
  { config, signal }: WidgetContext,
): void {
  const isNamed = icon?.hasAttribute('aria-label') === true;
  const name = translator(config.strings)(strings['video.play']);
  makeButton(icon ?? picture, { ...(!isNamed && { name }), onPress, signal });
  // The whole picture can be clicked. A click on the icon has opened the lightbox already.
  picture.addEventListener(
    'click',
    ({ target }) => {
      if (icon && target instanceof Node && !icon.contains(target)) onPress();
    },
    { signal },
  );
}
