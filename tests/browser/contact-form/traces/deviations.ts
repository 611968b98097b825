/** The intended differences between our script and the original's, with reasons. Everything else must be equal. */
import type { FormLook, FormTrace, TraceEntry } from '../../../support/form-trace';

export interface Deviation {
  readonly scenario: string;
  /** The contract's section, and its rule. */
  readonly because: string;
  /** @returns the expected trace of ours, from the original's */
  readonly ours: (theirs: FormTrace) => FormTrace;
}

const FAILURE =
  '12: a form does not stay in submitting or resetting when a request fails, and says that it was not sent';

/** For a form whose own text for a failed mail is not in the page. */
const NOT_SENT = 'Your message could not be sent. Please try again later.';

/** The form continues to a status after the original's last event. */
const endsIn =
  (status: string, from: string, said = '') =>
  ({ base, entries, end }: FormTrace): FormTrace => {
    const object = 1 + Math.max(0, ...entries.map((entry) => entry.object ?? 0));
    const last: TraceEntry = {
      what: 'wpcf7statuschanged',
      event: 'form, bubbles',
      detail: { status, prevStatus: from },
      object,
      form: `${status} (wpcf7-form ${status}) tips 0 “${said}”`,
    };
    const classes = end.classes.replace(from, status).split(' ').toSorted().join(' ');
    return { base, entries: [...entries, last], end: { ...end, classes, status, record: status } };
  };

const ends =
  (change: (end: FormLook) => Partial<FormLook>) =>
  (theirs: FormTrace): FormTrace => ({ ...theirs, end: { ...theirs.end, ...change(theirs.end) } });

/** Each box of a group is marked as well. */
const withBoxes = (field: string, name: string, count: number): Record<string, string[]> => {
  const mark = `${name} aria-invalid=true aria-describedby=wpcf7-f102-p9-o1-ve-${field}`;
  return { [field]: Array.from({ length: count }, () => mark) };
};

/** Removes entries, and numbers the objects of the others again. */
function without({ base, entries, end }: FormTrace, isGone: (entry: TraceEntry, index: number) => boolean) {
  const left = entries.filter((entry, index) => !isGone(entry, index));
  const numbers = [...new Set(left.map(({ object }) => object).filter(Boolean))];
  const renumbered = left.map((entry) =>
    entry.object === undefined ? entry : { ...entry, object: numbers.indexOf(entry.object) + 1 },
  );
  return { base, entries: renumbered, end };
}

export const DEVIATIONS: readonly Deviation[] = [
  ...['no network', 'a server error', 'an HTML page as the response', 'a response without a status'].map(
    (scenario) => ({
      scenario,
      because: FAILURE,
      ours: (theirs: FormTrace) =>
        ends(() => ({ said: NOT_SENT, outputs: [NOT_SENT] }))(endsIn('failed', 'submitting')(theirs)),
    }),
  ),
  {
    scenario: 'a refill that fails after a sent message',
    because: FAILURE,
    ours: endsIn('sent', 'resetting', 'A message for mail_sent.'),
  },
  {
    scenario: 'a second click while the first message is being sent',
    because: '12 and 18: a message is sent once, and its response is shown once',
    ours(theirs) {
      // The second detail belongs to the second message.
      const second = theirs.entries.findLast(({ what }) => what === 'wpcf7beforesubmit')?.object;
      let posts = 0;
      const once = without(
        theirs,
        ({ what, object }) => object === second || (what.startsWith('POST') && (posts += 1) > 1),
      );
      const message = 'A message for validation_failed.';
      return ends(({ fields, items }) => ({
        said: message,
        items: items.slice(0, 1),
        fields: Object.fromEntries(
          Object.entries(fields).map(([name, marks]) => [name, [...new Set(marks)]]),
        ),
      }))(once);
    },
  },
  {
    scenario: 'a status with other characters',
    because: '4: every run of other characters becomes a hyphen, as in the class that the server prints',
    ours: (theirs) =>
      JSON.parse(
        JSON.stringify(theirs).replaceAll('custom-my-own_status', 'custom-my-own-status'),
      ) as FormTrace,
  },
  {
    scenario: 'a message without text',
    because: '6.4: an empty message instead of the word undefined',
    ours: ends(() => ({ outputs: [''], said: '' })),
  },
  {
    scenario: 'every field, sent',
    because: '7: the text field beside a choice is disabled when a reset undoes the choice',
    ours: ends(({ values: [hash = '', ...others] }) => ({
      values: [hash, '_wpcf7_free_text_interests "" disabled', ...others],
    })),
  },
  {
    scenario: 'every field, refused',
    because:
      '19: a group’s boxes are described by the error, because screen readers do not read the group’s span',
    ours: ends(({ fields }) => {
      const boxes = {
        ...withBoxes('arrival', 'arrival', 3),
        ...withBoxes('interests', 'interests[]', 4),
        ...withBoxes('answer-by', 'answer-by', 3),
      };
      return {
        fields: Object.fromEntries(
          Object.entries(fields).map(([field, marks]) => [field, [...marks, ...(boxes[field] ?? [])]]),
        ),
      };
    }),
  },
  {
    scenario: 'reflections of a field that was emptied',
    because: '11: an empty field with rules has a result, too, so that an outdated reflection is removed',
    ours: ends(({ others }) => ({
      others: others
        .filter((other) => other !== 'output. Choir')
        .map((other) => other.replace('No clubChoir', 'No club').replace('hidden No club', 'No club')),
    })),
  },
  {
    scenario: 'two fields changed at once',
    because: '4: the form returns to the status that it had before validating',
    ours(theirs) {
      const steps = ['validating', 'init', 'validating', 'init'];
      const tips = [0, 0, 0, 1];
      const entries = steps.map((status, index) => ({
        what: 'wpcf7statuschanged',
        event: 'form, bubbles',
        detail: { status, prevStatus: status === 'init' ? 'validating' : 'init' },
        object: index + 1,
        form: `${status} (wpcf7-form ${status}) tips ${tips[index]} “”`,
      }));
      return ends(() => ({ classes: 'init wpcf7-form', status: 'init', record: 'init' }))({
        ...theirs,
        entries,
      });
    },
  },
  {
    scenario: 'a click that blurs the last field',
    because:
      'ours: validation waits for the click, because a tip would move the button away from the pointer',
    ours: (theirs) => {
      const press = theirs.entries.findIndex(({ what }) => what === 'wpcf7beforesubmit');
      return without(theirs, (_, index) => index === press - 1 || index === press - 2);
    },
  },
];
