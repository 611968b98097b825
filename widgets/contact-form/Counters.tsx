/** The character counters of a form (contact-form-7, section 10.5). They never write to a field. */
import { Fragment, type ReactNode } from 'react';
import { announce } from '../../runtime/page/announce';
import type { Translate } from '../../runtime/page/translate';
import { ServerElement } from '../../runtime/react/server-element';
import { counterAttributes, counterClasses } from './attributes';
import { crossedLimit, isTooLong, readCounters } from './fields/counters';
import { ServerText } from './ServerText';
import { useReading } from './use-reading';
import { strings } from './widget.json';

export interface CountersProps {
  readonly form: HTMLFormElement;
  readonly translate: Translate;
}

export function Counters({ form, translate }: CountersProps): ReactNode {
  const counters = useReading(form, 'input', readCounters, (before, after, target) => {
    // Announce only the limit, because announcing the number on every key would be disruptive.
    const crossed = crossedLimit(before, after, target);
    if (!crossed) return;
    announce(
      isTooLong(crossed)
        ? translate(strings['contact-form.too_long'])
        : translate(strings['contact-form.fits_again']),
    );
  });
  return counters.map((counter, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- counters have no ids
    <Fragment key={index}>
      <ServerElement
        element={counter.element}
        attributes={counterAttributes(counter)}
        classes={counterClasses(counter)}
        restoresClasses
      />
      <ServerText element={counter.element} content={counter} />
    </Fragment>
  ));
}
