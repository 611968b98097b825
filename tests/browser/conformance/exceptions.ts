/** What a widget may do although a check forbids it, with the reason. */

/** An exception of one widget. */
export interface Exception {
  /** As in the definition. */
  readonly widget: string;
  /** Matches the lines of the check that are allowed. */
  readonly what: RegExp;
  readonly because: string;
  /** True if it depends on the moment, so a visit may see it or not. */
  readonly isOccasional?: boolean;
}

/** The reason for sizes that no stylesheet can know. They are measured when the widget mounts, before it is in sight. */
export const BY_MEASURE = 'It depends on the sizes of texts or pictures.';

/**
 * Compares what a check has found with a widget's exceptions.
 *
 * @param lines what the check has found
 * @param isComplete false if the check did not look everywhere, so that an exception may match nothing
 * @returns the lines that no exception allows, and the exceptions that match nothing and should be removed
 */
export function unexpectedLines(
  widget: string,
  lines: readonly string[],
  exceptions: readonly Exception[],
  isComplete = true,
): readonly string[] {
  const allowed = exceptions.filter((one) => one.widget === widget);
  const unused = allowed.filter(({ what }) => !lines.some((line) => what.test(line)));
  return [
    ...lines.filter((line) => !allowed.some(({ what }) => what.test(line))),
    ...unused
      .filter(({ isOccasional }) => isComplete && !isOccasional)
      .map(({ what }) => `the exception ${what.source} is not needed`),
  ];
}
