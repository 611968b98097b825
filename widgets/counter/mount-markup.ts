/** Mounts the page builder's counters. */
import { reactWidget } from '../../runtime/react/mount';
import { Counter } from './Counter';
import { readCounter } from './read-markup';

export const { mount } = reactWidget(
  (element, context) => ({ props: readCounter(element, context) }),
  Counter,
);
