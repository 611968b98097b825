/** Mounts Essential Addons' content tickers. */
import { reactWidget } from '../../runtime/react/mount';
import { ContentTicker } from './ContentTicker';
import { readTicker } from './read-markup';

export const { mount } = reactWidget(
  (root, context) => ({ props: { reading: readTicker(root, context), config: context.config } }),
  ContentTicker,
);
