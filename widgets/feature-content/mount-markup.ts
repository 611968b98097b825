/** Mounts the page builder's feature content. */
import type { WidgetModule } from '../../runtime/core/define';
import { reactWidget } from '../../runtime/react/mount';
import { FeatureContent } from './FeatureContent';
import { readFeatureContent } from './read-markup';

export const mount: WidgetModule['mount'] = (card, context) => {
  const reading = readFeatureContent(card);
  if (!reading) return undefined;
  const isSliding = getComputedStyle(reading.wrap).display === 'none';
  return reactWidget(() => ({ props: { reading, isSliding } }), FeatureContent).mount(card, context);
};
