/**
 * Prepares galleries: the controls are a filter, a search and a button, and the items are laid out, as when the gallery is
 * mounted. A gallery that loads items at the start is mounted instead as soon as it is near the screen.
 */
import type { PrepareContext, PrepareModule } from '../../runtime/core/define';
import {
  type ElementAttributes,
  prepareAttributes,
  rememberClasses,
  writeClasses,
} from '../../runtime/dom/attributes';
import { remember } from '../../runtime/dom/restore';
import { watchIntersection } from '../../runtime/motion/intersection';
import { watchFragment } from '../../runtime/page/fragment-target';
import {
  controlAttributes,
  controlClasses,
  type FilterReading,
  formAttributes,
  inputAttributes,
  listAttributes,
  loadMoreAttributes,
  setTriggerText,
  showStatus,
  triggerAttributes,
  triggerText,
} from './attributes';
import { fixLinks } from './controls/items';
import { namedIn } from './first-control';
import { startItems } from './gallery-items';
import { firstGalleryState, type GalleryState, matcherOf } from './gallery-machine';
import { type GalleryReading, readFilterableGallery } from './read-markup';

/** How far from the screen a gallery is laid out. */
const NEAR = '200px';

/** A gallery that is prepared, but not mounted. */
interface Prepared {
  readonly reading: GalleryReading;
  /** Ends what reacts to the page. The attributes and the layout stay. */
  readonly stop: () => void;
}

const prepared = new WeakMap<HTMLElement, Prepared>();

/**
 * Reads a gallery in order to mount it.
 *
 * @returns what was read when the gallery was prepared: preparing has changed its markup
 */
export function takeGallery(
  root: HTMLElement,
  context: Pick<PrepareContext, 'config' | 'report'>,
): GalleryReading {
  const before = prepared.get(root);
  before?.stop();
  return before?.reading ?? readFilterableGallery(root, context);
}

export const prepare: PrepareModule['prepare'] = (root, context) => {
  const reading = readFilterableGallery(root, context);
  const state = firstGalleryState(reading);
  const restoreControls = prepareControls(reading, state);
  const waiting = new AbortController();
  const layout = new AbortController();
  reading.present.forEach((item) => fixLinks(item, reading.linkWords, layout.signal));

  const unwatch = watchIntersection(root, NEAR, ({ isIntersecting }) => {
    if (!isIntersecting) return;
    unwatch();
    if (state.loads.length > 0) return context.mountNow();
    const { stop } = startItems(reading, matcherOf(reading, state.view), layout.signal);
    waiting.signal.addEventListener('abort', stop);
  });
  waiting.signal.addEventListener('abort', unwatch);
  const controls = reading.filter?.controls ?? [];
  // The runtime repeats this press when the gallery is mounted.
  watchFragment((hash) => namedIn(hash, controls)?.click(), waiting.signal);

  prepared.set(root, { reading, stop: () => waiting.abort() });
  return () => {
    prepared.delete(root);
    waiting.abort();
    layout.abort();
    restoreControls();
  };
};

/** @returns restores the server's controls */
function prepareControls(
  { filter, search, loadMore }: GalleryReading,
  { view, button }: GalleryState,
): () => void {
  const restores = [
    prepareAttributes([
      ...(filter ? filterAttributes(filter, view.chosen) : []),
      ...(search ? [[search.form, formAttributes(search)] as const] : []),
      ...(search?.input ? [[search.input, inputAttributes(search)] as const] : []),
      ...(loadMore ? [[loadMore.button, loadMoreAttributes(loadMore)] as const] : []),
    ]),
  ];
  filter?.controls.forEach((control, index) => {
    const classes = controlClasses(index, view.chosen);
    restores.push(rememberClasses(control, Object.keys(classes)));
    writeClasses(control, classes);
  });
  if (filter?.trigger) restores.push(setTriggerText(filter.trigger, triggerText(filter, view.chosen)));
  if (loadMore) {
    restores.push(remember(loadMore.button, { styles: ['display'] }));
    showStatus(loadMore, button);
  }
  return () => restores.forEach((restore) => restore());
}

function filterAttributes(
  filter: FilterReading,
  chosen: number,
): readonly (readonly [HTMLElement, ElementAttributes])[] {
  return [
    [filter.list, listAttributes(filter)],
    ...filter.controls.map((control, index) => [control, controlAttributes(filter, index, chosen)] as const),
    ...(filter.trigger ? [[filter.trigger, triggerAttributes(filter, false)] as const] : []),
  ];
}
