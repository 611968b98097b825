/** The titles of tabs: tabs of a tab list, or headings whose buttons open panels. */
import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { Adopted, type AdoptedProps } from '../../../runtime/react/adopt';
import type { SnapshotElement } from '../../../runtime/react/snapshot';
import { headingKey, moveTarget } from '../disclosure/heading-button';
import { type HeadingButtonSettings, useHeadingButton } from '../disclosure/use-heading-button';
import {
  buttonAttributes,
  phoneTitleAttributes,
  TAB_ATTRIBUTES,
  tabAttributes,
  type TabsReading,
  WITHOUT_TAB,
} from './attributes';
import type { Choice } from './tab-machine';

interface TitleProps extends Pick<AdoptedProps, 'classes'> {
  readonly node: SnapshotElement;
  readonly reading: TabsReading;
  readonly choice: Choice;
  readonly index: number;
  readonly onPress: () => void;
}

/** A title of the pattern Tabs. */
export function TabTitle({
  node,
  reading,
  choice,
  index,
  onPress,
  ...rest
}: TitleProps & { readonly onKeyDown: (event: KeyboardEvent) => void }): ReactNode {
  return (
    <Adopted
      node={node}
      {...tabAttributes(reading, choice, index)}
      without={['aria-expanded']}
      onClick={onPress}
      {...rest}
    />
  );
}

/** A title for phones, beside its pane. Arrow keys, Home and End move between these titles. */
export function PhoneTitle({ node, reading, choice, index, onPress, ...classes }: TitleProps): ReactNode {
  const ids = reading.phoneTitles?.ids ?? [];
  const attributes = phoneTitleAttributes(reading, choice, index);
  const onKeyDown = (event: KeyboardEvent): void => {
    const action = event.target === event.currentTarget ? headingKey(event) : undefined;
    if (!action) return;
    event.preventDefault();
    if (action === 'press') return onPress();
    document
      .getElementById(ids[moveTarget(action, ids.indexOf(attributes.id ?? ''), ids.length)] ?? '')
      ?.focus();
  };
  return (
    <Adopted
      node={node}
      {...attributes}
      without={WITHOUT_TAB}
      onClick={onPress}
      onKeyDown={onKeyDown}
      {...classes}
    />
  );
}

/** A title that is the heading of a panel. */
export function PanelTitle({ node, reading, choice, index, onPress, ...classes }: TitleProps): ReactNode {
  const { titles, buttons } = reading.ids;
  return (
    <ToggleTitle
      heading={node}
      id={buttons[index] ?? ''}
      aria={buttonAttributes(reading, choice, index)}
      onPress={onPress}
    >
      <Adopted node={node} id={titles[index]} without={TAB_ATTRIBUTES} onClick={onPress} {...classes} />
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
