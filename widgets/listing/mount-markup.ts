/** Mounts the page builder's listing controls. */
import { reactWidget } from '../../runtime/react/mount';
import { lazyBlock } from './lazy-block';
import { ListingControl } from './ListingControl';
import { readListing } from './read-markup';

export const { mount } = reactWidget((element, context) => {
  const reading = readListing(element, context);
  return { props: { reading, block: lazyBlock(reading.control, context) } };
}, ListingControl);

/** The original listens on the control for its links (goodlayers-listings, section 6.1). */
export const delegates = true;
