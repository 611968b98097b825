/**
 * The search of a theme's header, which covers the page (goodlayers-theme, section 4.1). Kept: its look, its times and its
 * fields; an empty search does nothing. Fixed: a modal dialog with named buttons, whose field has the focus.
 */
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { pressListeners } from '../../runtime/dom/button';
import { reactWidget } from '../../runtime/react/mount';
import { ServerElement } from '../../runtime/react/server-element';
import { dialogAttributes } from '../shared/dialog/describe';
import { beginModal } from '../shared/dialog/modal';
import { prefixOf } from '../shared/theme/theme';
import { useFade, usePlaceOverPage } from '../shared/theme/use-layer';
import { useStyles } from '../../runtime/react/use-styles';
import { closerAttributes, fieldAttributes, iconAttributes, type SearchReading } from './attributes';
import { readSearch } from './read-search';
import styles from './search.css?inline';

const FADE_MS = 200;

type Stage = 'closed' | 'open' | 'closing';

export function SearchOverlay(reading: SearchReading): ReactNode {
  const { icon } = reading;
  const [stage, setStage] = useState<Stage>('closed');
  const isOpen = stage === 'open';
  // Synchronously, so that the focus moves in the visitor's event: only then do phones show their keyboard.
  const show = (next: Stage): void => flushSync(() => setStage(next));
  return (
    <>
      <ServerElement
        element={icon}
        attributes={iconAttributes(reading, isOpen)}
        listeners={pressListeners(icon, () => show('open'))}
      />
      {stage !== 'closed' && <Search reading={reading} isOpen={isOpen} show={show} />}
    </>
  );
}

interface SearchProps {
  readonly reading: SearchReading;
  readonly isOpen: boolean;
  /** Shows the next stage at once. */
  readonly show: (next: Stage) => void;
}

function Search({ reading, isOpen, show }: SearchProps): ReactNode {
  const { icon, wrap, form, field, submit, closer, backdrop, label } = reading;
  const close = (): void => show('closing');
  const dismiss = useEffectEvent(close);
  useStyles(styles);
  usePlaceOverPage(wrap);
  useFade(wrap, {
    isOpen,
    inMs: FADE_MS,
    outMs: FADE_MS,
    onFaded: () => {
      if (!isOpen) show('closed');
    },
  });
  // React keeps the focus where it is while it changes the page, so the focus moves after that.
  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    beginModal(
      { element: wrap, initialFocus: field, opener: icon, onDismiss: () => dismiss() },
      controller.signal,
    );
    return () => {
      controller.abort();
      // Another width has hidden the icon with its header, and shows the other header.
      if (!icon.checkVisibility()) visibleIcon(icon)?.focus({ preventScroll: true });
    };
  }, [isOpen, wrap, field, icon]);

  const onSubmit = (event: Event): void => {
    if (field.value === '') event.preventDefault();
  };
  return (
    <>
      {/* While it fades out, nothing in it can get the focus, which would be lost afterwards. */}
      <ServerElement
        element={wrap}
        attributes={{ ...dialogAttributes(undefined, label), inert: isOpen ? undefined : '' }}
        // No rule of the theme needs it, but a site's may.
        classes={{ [`${themePrefix(icon)}-active`]: isOpen }}
        restoresClasses
      />
      <ServerElement element={form} listeners={{ submit: onSubmit }} />
      <ServerElement element={field} attributes={fieldAttributes(reading)} />
      {submit && <ServerElement element={submit} attributes={fieldAttributes(reading)} />}
      {backdrop && <ServerElement element={backdrop} listeners={{ click: close }} />}
      {closer && (
        <ServerElement
          element={closer}
          attributes={closerAttributes(reading)}
          listeners={pressListeners(closer, close)}
        />
      )}
    </>
  );
}

/** @returns the icon of the header that is displayed */
function visibleIcon(icon: HTMLElement): HTMLElement | undefined {
  const prefix = themePrefix(icon);
  const ids = [`${prefix}-top-search`, `${prefix}-mobile-top-search`];
  return ids.flatMap((id) => document.getElementById(id) ?? []).find((icon) => icon.checkVisibility());
}

const themePrefix = (icon: HTMLElement): string => prefixOf(icon, 'mobile-top-search', 'top-search');

/** Mounts the icons that open the search. */
export const { mount } = reactWidget(
  (icon, context) => ({ props: readSearch(icon, context) }),
  SearchOverlay,
);
