/** Seeded damage to markup: the same seed causes the same damage, so a failure can be repeated by its number. */

/** @returns a generator of numbers in 0…1 (mulberry32) */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const GARBAGE = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  '__proto__',
  '{"a":',
  '<b>',
  '"',
  '\u0000🎈',
  'x'.repeat(10_000),
];

const MOST_BLOWS = 4;

/**
 * Damages the nodes below `root`: removes, doubles and moves nodes, removes, doubles and garbles attributes, classes
 * and texts.
 *
 * @returns a list of the changes
 */
export function damage(root: Element, random: () => number): readonly string[] {
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const blows = 1 + Math.floor(random() * MOST_BLOWS);
  return Array.from({ length: blows }, () => {
    const element = one([...root.querySelectorAll('*')]);
    if (!element) return 'nothing left';
    const node = random() < 0.8 ? element : (one([...element.childNodes]) ?? element);
    const other = one([...root.querySelectorAll('*')].filter((candidate) => !node.contains(candidate)));
    const attribute = one([...element.attributes]);
    const classes = [...element.classList];
    const told = `${element.localName}.${element.className.slice(0, 60)}`;
    switch (Math.floor(random() * 9)) {
      case 0:
        node.remove();
        return `drop ${node.nodeName} of ${told}`;
      case 1:
        node.after(node.cloneNode(true));
        return `double ${node.nodeName} of ${told}`;
      case 2:
        if (other && random() < 0.5) other.append(node);
        else other?.before(node);
        return `move ${node.nodeName} of ${told}`;
      case 3:
        element.replaceWith(...element.childNodes);
        return `unwrap ${told}`;
      case 4:
        if (attribute) element.removeAttribute(attribute.name);
        return `drop ${attribute?.name} of ${told}`;
      case 5:
        if (attribute) element.setAttribute(attribute.name, one(GARBAGE) ?? '');
        return `garble ${attribute?.name} of ${told}`;
      case 6: {
        const giver = one([...root.querySelectorAll('[class]')]);
        element.classList.add(...(giver?.classList ?? []));
        return `give ${told} the classes of ${giver?.className.slice(0, 60)}`;
      }
      case 7: {
        const lost = one(classes);
        if (lost) element.classList.remove(lost);
        return `take ${lost} from ${told}`;
      }
      default:
        element.prepend(one(GARBAGE) ?? '');
        return `put garbage into ${told}`;
    }
  });
}
