/** Shows a filled skill circle on paper. */
import type { PrintModule } from '../../runtime/core/printing';
import { fillRing, hasRing } from './fill-ring';
import { readSkillCircle } from './read-markup';

export const print: PrintModule['print'] = (element, context) => {
  if (hasRing(element)) return;
  const { circle, look, share } = readSkillCircle(element, context);
  fillRing(circle, { look, share, durationMs: 0 }, context.signal);
};
