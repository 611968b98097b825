/** The titles of tabs: tabs of a tab list, or headings whose buttons open panels. */
import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { Adopted, type AdoptedProps } from '../../../runtime/react/adopt';
import type { SnapshotElement } from '../../../runtime/react/snapshot';
import { type HeadingButtonSettings, useHeadingButton } from '../disclosure/use-heading-button';

/** Classes that React sets; none before the first change. */
export type Classes = Pick<AdoptedProps, 'classes'>;

/** Attributes of tabs, which the server prints on all titles. */
export const TAB_ATTRIBUTES = ['role', 'tabindex', 'aria-selected', 'aria-expanded', 'aria-controls'];

interface TitleProps extends Classes {
  readonly node: SnapshotElement;
  readonly id: string;
  readonly controls: { readonly 'aria-controls'?: string };
  readonly onPress: () => void;
}

interface TabTitleProps extends TitleProps {
  readonly isChosen: boolean;
  readonly isStop: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A title of the pattern Tabs. */
export function TabTitle({
  node,
  id,
  controls,
  onPress,
  isChosen,
  isStop,
  onKeyDown,
  ...classes
}: TabTitleProps): ReactNode {
  return (
    <Adopted
      node={node}
      id={id}
      role="tab"
      aria-selected={isChosen}
      {...controls}
      without={['aria-expanded']}
      tabIndex={isStop ? 0 : -1}
      onClick={onPress}
      onKeyDown={onKeyDown}
      {...classes}
    />
  );
}

/** A title that is the heading of a panel. */
export function PanelTitle({
  node,
  id,
  controls,
  onPress,
  isOpen,
  buttonId,
  ...classes
}: TitleProps & { readonly isOpen: boolean; readonly buttonId: string }): ReactNode {
  const aria = { 'aria-expanded': String(isOpen), ...controls };
  return (
    <ToggleTitle heading={node} id={buttonId} aria={aria} onPress={onPress}>
      <Adopted node={node} id={id} without={TAB_ATTRIBUTES} onClick={onPress} {...classes} />
    </ToggleTitle>
  );
}

/** Adds a button to a title. A mouse can press the whole title. */
function ToggleTitle({
  children,
  ...settings
}: HeadingButtonSettings & { readonly children: ReactElement<AdoptedProps> }): ReactNode {
  const { onKeyDown } = useHeadingButton(settings);
  return cloneElement(children, { onKeyDown });
}
