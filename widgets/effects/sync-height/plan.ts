/** Plans the heights of groups (goodlayers-motion, section 13). All lengths in px. */

/** An element of a group. */
export interface Member {
  readonly key: string;
  /** True if the element's group is set first, because it affects the sizes of other groups. */
  readonly isFirst: boolean;
}

/** Members with the same key. */
export type Group<M extends Member> = readonly M[];

/** @returns the groups in two rounds, each in the order of the first members */
export function roundsOf<M extends Member>(members: readonly M[]): readonly (readonly Group<M>[])[] {
  const groups = new Map<string, M[]>();
  for (const member of members) groups.set(member.key, [...(groups.get(member.key) ?? []), member]);
  const all = [...groups.values()];
  const isEarly = (group: Group<M>): boolean => group.some(({ isFirst }) => isFirst);
  return [all.filter(isEarly), all.filter((group) => !isEarly(group))];
}

/** The sizes that are needed to centre content. */
export interface Centring {
  /** Height of the group. */
  readonly height: number;
  readonly contentHeight: number;
  /** Border and padding above the content. */
  readonly startEdge: number;
}

/** @returns the space above the content, at least 0 */
export function spaceAbove({ height, contentHeight, startEdge }: Centring): number {
  return Math.max(0, (height - contentHeight) / 2 - startEdge);
}
