/** Marks the links of a menu that lead to the current page, or to the section in the middle of the viewport. */
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchIntersection } from '../../runtime/motion/intersection';
import { ServerElement } from '../../runtime/react/server-element';
import { linkAttributes, linkClasses, type LinkReading } from './attributes';

/** The horizontal line in the middle of the viewport. */
const MIDDLE = '-50% 0px -50% 0px';

export interface CurrentLinksProps {
  readonly links: readonly LinkReading[];
}

export function CurrentLinks({ links }: CurrentLinksProps): ReactNode {
  return links.map((reading, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the links never change
    <CurrentLink key={index} reading={reading} />
  ));
}

function CurrentLink({ reading }: { readonly reading: LinkReading }): ReactNode {
  const { link, section } = reading;
  const [isInMiddle, setInMiddle] = useState(false);

  useEffect(() => {
    if (!section) return undefined;
    // Synchronously: the observer reports before the browser paints.
    return watchIntersection(section, MIDDLE, ({ isIntersecting }) =>
      flushSync(() => setInMiddle(isIntersecting)),
    );
  }, [section]);

  return (
    <ServerElement
      element={link}
      attributes={linkAttributes(reading)}
      classes={linkClasses(reading, isInMiddle)}
      restoresClasses
    />
  );
}
