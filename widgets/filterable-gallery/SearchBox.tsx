/** A gallery's search box, which never submits its form (essential-addons, section 6.5; RELIABILITY 61). */
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ServerElement } from '../../runtime/react/server-element';
import { formAttributes, inputAttributes, type SearchReading } from './attributes';

/** The delay between the last input and the search. */
export const SEARCH_DEBOUNCE_MS = 600;

export interface SearchBoxProps {
  readonly reading: SearchReading;
  /** Called with the typed text. */
  readonly onSearch: (typed: string) => void;
}

export function SearchBox({ reading, onSearch }: SearchBoxProps): ReactNode {
  const { form, input } = reading;
  const [edits, setEdits] = useState(0);
  const search = useEffectEvent(() => onSearch(input?.value ?? ''));

  useEffect(() => {
    if (edits === 0) return undefined;
    const timer = setTimeout(() => search(), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [edits]);

  return (
    <>
      <ServerElement
        element={form}
        attributes={formAttributes(reading)}
        listeners={{ submit: (event) => event.preventDefault() }}
      />
      {input && (
        <ServerElement
          element={input}
          attributes={inputAttributes(reading)}
          listeners={{ input: () => setEdits((count) => count + 1) }}
        />
      )}
    </>
  );
}
