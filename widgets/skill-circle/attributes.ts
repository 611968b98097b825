/** The attributes of a skill circle's element. */
import type { ElementAttributes } from '../../runtime/dom/attributes';
import type { CircleLook } from './circle';

/** What `readSkillCircle` finds in the markup. */
export interface SkillCircleReading {
  readonly circle: HTMLElement;
  /** The text in the middle of the circle. */
  readonly content: HTMLElement | undefined;
  /** The head and the caption; the percentage if there is no text. */
  readonly label: string;
  readonly look: CircleLook;
  /** The share of the circle to draw, −1 to 1. */
  readonly share: number;
  readonly durationMs: number;
}

export const circleAttributes = ({ label }: SkillCircleReading): ElementAttributes => ({
  role: 'img',
  'aria-label': label,
});
