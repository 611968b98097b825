/** Makes traces of the real Contact Form 7 and of Atoll comparable. */
import { type FormLook, type FormTrace, inOrder } from '../support/form-trace';

/** Replaces the hashes, which differ between messages. */
export const comparable = (trace: FormTrace): FormTrace =>
  JSON.parse(JSON.stringify(inOrder(trace)).replaceAll(/[0-9a-f]{32}/g, 'HASH')) as FormTrace;

/** Adds Atoll's intended differences to a trace, as in tests/browser/contact-form/traces/deviations.ts. */
export function withOurDifferences({ base, entries, end }: FormTrace): FormTrace {
  const fields = Object.entries(end.fields).map(([name, marks]): [string, readonly string[]] => {
    const boxes = { level: 2, interests: 3 }[name] ?? 0;
    const mark = marks.find((one) => one.includes('aria-describedby='));
    const id = /aria-describedby=\S+/.exec(mark ?? '')?.[0];
    const box = `${name}${name === 'interests' ? '[]' : ''} aria-invalid=true ${id}`;
    return [name, [...marks, ...Array<string>(id ? boxes : 0).fill(box)]];
  });
  const ours = { ...end, fields: Object.fromEntries(fields) };
  return { base, entries, end: entries.some(({ what }) => what === 'reset') ? afterReset(ours) : ours };
}

/** Clears reflections and the text beside a choice, as Atoll does on a reset (contact-form-7, section 7). */
function afterReset(end: FormLook): FormLook {
  const others = end.others
    .filter((other) => other !== 'output. Ada')
    .map((other) =>
      other
        .replace('wpcf7-reflection Ada', 'wpcf7-reflection')
        .replace('output. hidden', 'output.')
        .replace('ada@school.example', 'nobody@school.example'),
    );
  const quiz = end.values.findIndex((value) => value.startsWith('_wpcf7_quiz_answer'));
  const isResting = end.values.some((value) => value.startsWith('_wpcf7_free_text'));
  const rest = isResting || quiz < 0 ? [] : ['_wpcf7_free_text_interests "" disabled'];
  return { ...end, others, values: end.values.toSpliced(Math.max(0, quiz), 0, ...rest) };
}
