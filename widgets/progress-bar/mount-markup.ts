/** Mounts Essential Addons' progress bars. */
import { reactWidget } from '../../runtime/react/mount';
import { ProgressBar } from './ProgressBar';
import { readProgressBar } from './read-markup';

export const { mount } = reactWidget(
  (bar, context) => ({
    props: { reading: readProgressBar(bar, context), config: context.config, report: context.report },
  }),
  ProgressBar,
);
