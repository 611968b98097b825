/**
 * Puts a list into an order by chance, each as likely as the others (essential-addons, section 6.8, from 6.0.4 on).
 *
 * @param random gives numbers from 0 to below 1
 */
export function shuffled<Item>(list: readonly Item[], random: () => number = Math.random): readonly Item[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}
