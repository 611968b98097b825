/** Mounts Essential Addons' filterable galleries. */
import { reactWidget } from '../../runtime/react/mount';
import { FilterableGallery } from './FilterableGallery';
import { takeGallery } from './prepare';

export const { mount } = reactWidget(
  (root, context) => ({ props: { reading: takeGallery(root, context), report: context.report } }),
  FilterableGallery,
);
