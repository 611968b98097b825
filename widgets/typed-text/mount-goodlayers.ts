/** Mounts the page builder's typed animations. */
import { reactWidget } from '../../runtime/react/mount';
import { readTypedWord } from './read-goodlayers';
import { TypedWord } from './TypedWord';

export const { mount } = reactWidget(
  (word, { config, fail }) => ({ props: { reading: readTypedWord(word), config, fail } }),
  TypedWord,
);
