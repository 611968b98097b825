/** Mounts the page builder's charts. */
import { reactWidget } from '../../runtime/react/mount';
import { Chart } from './Chart';
import { readChart } from './read-markup';

export const { mount } = reactWidget((canvas, context) => ({ props: readChart(canvas, context) }), Chart);
