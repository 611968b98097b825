/** Mounts Elementor's counters. */
import { reactWidget } from '../../runtime/react/mount';
import { Counter } from './Counter';
import { readElementorCounter } from './read-elementor';

export const { mount } = reactWidget((element) => ({ props: readElementorCounter(element) }), Counter);
