/** Mounts the page builder's price plans. */
import { partsWidget } from '../../runtime/react/mount';
import { PricePlan } from './PricePlan';
import { readPricePlan } from './read-markup';

export const { mount } = partsWidget(readPricePlan, PricePlan);

/** The original listens on the widget for its controls. */
export const delegates = true;
