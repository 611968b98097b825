/** The attributes of a tooltip's elements (WAI-ARIA pattern Tooltip). */
import type { ElementAttributes, ElementClasses } from '../../runtime/dom/attributes';
import type { TooltipSettings } from './settings';

/** What `readTrigger` finds in the markup. */
export interface TooltipReading {
  readonly trigger: HTMLElement;
  /** The tooltip's content, not sanitized yet. */
  readonly html: string;
  readonly settings: TooltipSettings;
  /** The bubble's id. */
  readonly bubbleId: string;
  /** The server's `aria-describedby`. */
  readonly describedBy: string | null;
  /** The trigger is a list item, which can have no other role. */
  readonly isListItem: boolean;
}

/** The class by which the page's stylesheets recognize a trigger. */
export const TRIGGER_CLASSES: ElementClasses = { tooltipstered: true };

/**
 * @param state.isOpen the tooltip is open
 * @param state.hasBubble the bubble of this opening is on the page
 */
export const triggerAttributes = (
  { settings, bubbleId, describedBy, isListItem }: TooltipReading,
  { isOpen, hasBubble }: { readonly isOpen: boolean; readonly hasBubble: boolean },
): ElementAttributes => ({
  // The browser would show a second tooltip.
  title: undefined,
  tabIndex: 0,
  ...(settings.isClicked && !isListItem && { role: 'button', 'aria-expanded': isOpen }),
  'aria-describedby': isOpen && hasBubble ? bubbleId : describedBy,
});

export const bubbleAttributes = ({ bubbleId }: TooltipReading, isOpen: boolean): ElementAttributes => ({
  id: bubbleId,
  role: 'tooltip',
  'aria-hidden': isOpen ? undefined : true,
});

/** The classes with which the page's stylesheet animates the bubble. */
export const bubbleClasses = (isOpen: boolean, isPlaced: boolean): ElementClasses => ({
  'tooltipster-initial': !isPlaced,
  'tooltipster-show': isOpen && isPlaced,
  'tooltipster-dying': !isOpen,
});
