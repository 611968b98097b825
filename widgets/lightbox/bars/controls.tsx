/** The controls of the toolbar. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type Icon, ICONS, type Labels } from '../../shared/media/labels';
import type { ShareLink } from '../slides/share';
import type { RotateCommand } from '../slides/rotate';

/** The actions for an image. */
export interface PictureActions {
  readonly zoom: (how: 'in' | 'out' | 'actual') => void;
  readonly rotate: (command: RotateCommand) => void;
}

interface PictureButtonsProps {
  readonly labels: Labels;
  readonly actions: PictureActions;
  readonly isOff: boolean;
}

/** The buttons for an image, disabled until it has loaded. */
export function PictureButtons({ labels, actions: { zoom, rotate }, isOff }: PictureButtonsProps): ReactNode {
  const buttons: readonly (readonly [Icon & keyof Labels, () => void])[] = [
    ['zoomOut', () => zoom('out')],
    ['zoomIn', () => zoom('in')],
    ['actual', () => zoom('actual')],
    ['turnLeft', () => rotate('left')],
    ['turnRight', () => rotate('right')],
    ['flipHorizontal', () => rotate('horizontal')],
    ['flipVertical', () => rotate('vertical')],
  ];
  return buttons.map(([icon, onPress]) => (
    <Button key={icon} icon={icon} name={labels[icon]} isOff={isOff} onPress={onPress} />
  ));
}

interface ShareProps {
  readonly label: string;
  readonly links: readonly ShareLink[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The share button and its list (WAI-ARIA pattern Disclosure). */
export function Share({ label, links, isOpen, onToggle }: ShareProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const { current } = list;
    // The list was hidden just now, so a link in it may still have the focus.
    if (!isOpen && current?.contains(document.activeElement))
      current.parentElement?.querySelector('button')?.focus();
  }, [isOpen]);
  return (
    <div className="atoll-lightbox-share">
      <Button icon="share" name={label} isExpanded={isOpen} onPress={onToggle} />
      <ul ref={list} hidden={!isOpen}>
        {links.map(({ name, href, isDownload }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener" {...(isDownload && { download: '' })}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ButtonProps {
  readonly icon: Icon;
  readonly name: string;
  readonly isPressed?: boolean;
  readonly isExpanded?: boolean;
  /** True to disable the button. It stays focusable, so that the toolbar does not change. */
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

export function Button({ icon, name, isPressed, isExpanded, isOff, onPress }: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={`atoll-lightbox-button atoll-lightbox-${icon}`}
      aria-label={name}
      title={name}
      {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
      {...(isExpanded !== undefined && { 'aria-expanded': isExpanded })}
      {...(isOff && { 'aria-disabled': true })}
      onClick={onPress}
    >
      <Drawing icon={icon} />
    </button>
  );
}

export function Drawing({ icon }: { readonly icon: Icon }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[icon]} />
    </svg>
  );
}
