/** The bullets that the plugin prints (goodlayers-sliders, section 1.4). They stay the same elements when the slider mounts. */
import { remember } from '../../../runtime/dom/restore';
import { setText } from '../../../runtime/dom/text';

/** A printed list of bullets. */
export interface ServedBullets {
  /** Takes the other lists off the page. @returns restores the markup of the server */
  readonly keep: () => () => void;
  /** Shows some bullets; none without the list. */
  readonly show: (count: number) => void;
  /** @returns the links of the first bullets */
  readonly first: (count: number) => readonly HTMLElement[];
}

/**
 * @param lists one, or one for each width of the screen
 * @param pages number of pages now
 * @returns the list with a bullet for each page; undefined without any list
 */
export function readBullets(lists: readonly HTMLElement[], pages: number): ServedBullets | undefined {
  const list = lists.find(({ children }) => children.length === pages) ?? lists[0];
  if (!list) return undefined;
  const served = [...list.children];
  const items = [...served];
  const grow = (count: number): void => {
    while (items.length < count) items.push(createBullet(items.length + 1));
  };
  const show = (count: number): void => {
    grow(count);
    items.forEach((item, index) => {
      if (index >= count) item.remove();
      else if (item.parentElement !== list) list.append(item);
    });
  };
  return {
    keep() {
      const restore = remember(list, { attributes: ['style', 'data-atoll-served'] });
      const others = lists.filter((one) => one !== list);
      const places = others.map(({ nextSibling }) => nextSibling);
      others.forEach((one) => one.remove());
      // It is the list for every width now.
      list.dataset['atollServed'] = '';
      return () => {
        others.forEach((one, index) => list.parentElement?.insertBefore(one, places[index] ?? null));
        show(served.length);
        restore();
      };
    },
    show(count) {
      show(count);
      list.style.display = count > 0 ? '' : 'none';
    },
    first(count) {
      grow(count);
      return items
        .slice(0, count)
        .flatMap(({ firstElementChild }) =>
          firstElementChild instanceof HTMLElement ? [firstElementChild] : [],
        );
    },
  };
}

function createBullet(number: number): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  setText(link, `${number}`);
  item.append(link);
  return item;
}
