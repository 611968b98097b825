import { defineWidget } from '../../runtime/define';

export const progressBar = defineWidget({
  name: 'progress-bar',
  original: 'essential-addons',
  selector: '.eael-progressbar',
  when: 'visible',
  holds: {},
  load: () => import('./essential-addons'),
});
