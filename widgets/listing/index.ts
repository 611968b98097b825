import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const listing = defineWidget({
  ...widgets.listing,
  when: 'interaction',
  prepare: () => import('./read-markup'),
  load: () => import('./ListingControl'),
  shared: reactChunk,
});
