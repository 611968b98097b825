/** Mounts the icons that open the search. */
import { reactWidget } from '../../runtime/react/mount';
import { readSearch } from './read-search';
import { SearchOverlay } from './SearchOverlay';

export const { mount } = reactWidget(
  (icon, context) => ({ props: readSearch(icon, context) }),
  SearchOverlay,
);
