/** Shows a filled skill bar on paper. */
import type { PrintModule } from '../../runtime/core/printing';
import { writeClasses } from '../../runtime/dom/attributes';
import { restoreOnAbort } from '../../runtime/dom/restore';
import { barClasses } from './attributes';
import { readSkillBar } from './read-markup';

export const print: PrintModule['print'] = (element, context) => {
  const { bar, percent } = readSkillBar(element, { ...context, foundAt: 0 });
  restoreOnAbort([bar], { attributes: ['class'], styles: ['width'] }, context.signal);
  bar.style.width = `${percent}%`;
  writeClasses(bar, barClasses(0));
};
