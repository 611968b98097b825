/** Mounts Essential Addons' sticky videos. */
import { reactWidget } from '../../runtime/react/mount';
import { readStickyVideo } from './read-markup';
import { StickyVideo } from './StickyVideo';

export const { mount } = reactWidget(
  (wrapper, context) => ({
    props: { reading: readStickyVideo(wrapper, context), report: context.report, fail: context.fail },
  }),
  StickyVideo,
);
