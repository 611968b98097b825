/** Which heights a group gets (goodlayers-motion, section 13). All lengths in px. */

/** One element of a group. */
export interface Member {
  readonly key: string;
  /** Groups of these are set first, because others are measured around them. */
  readonly isFirst: boolean;
}

/** Members with one key. */
export type Group<M extends Member> = readonly M[];

/** @returns the groups in two rounds, each in the order in which its keys are first seen */
export function roundsOf<M extends Member>(members: readonly M[]): readonly (readonly Group<M>[])[] {
  const groups = new Map<string, M[]>();
  for (const member of members) groups.set(member.key, [...(groups.get(member.key) ?? []), member]);
  const all = [...groups.values()];
  const isEarly = (group: Group<M>): boolean => group.some(({ isFirst }) => isFirst);
  return [all.filter(isEarly), all.filter((group) => !isEarly(group))];
}

/** What has to be known to put a content in the middle. */
export interface Centring {
  /** Of the whole group. */
  readonly height: number;
  readonly contentHeight: number;
  /** Border and padding above the content. */
  readonly startEdge: number;
}

/** @returns the space above the content; 0 where there is none to give */
export function spaceAbove({ height, contentHeight, startEdge }: Centring): number {
  return Math.max(0, (height - contentHeight) / 2 - startEdge);
}
