/**
 * Shuffles a list. All orders have the same probability (essential-addons, section 6.8, since 6.0.4).
 *
 * @param random returns a number from 0 to less than 1
 */
export function shuffled<Item>(list: readonly Item[], random: () => number = Math.random): readonly Item[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}
