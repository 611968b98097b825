/**
 * A pattern that a visitor typed (essential-addons, section 6.5; RELIABILITY 58 to 60). The original made a regular
 * expression of it, which a nested quantifier can keep busy for minutes; here all ways through a pattern are followed at
 * once, so that no text takes longer than its length times the pattern's.
 *
 * Known: `.` `|` `^` `$` `*` `+` `?`, lazy ones too, groups, `[a-z]`, `[^a-z]`, `\d \w \s` and their opposites, and any
 * sign after a backslash. Whatever else it could be (`{2}`, `\b`, look-arounds, references, something unfinished) is
 * looked for as it is written.
 */

import { fold } from './controls/fold';
import type { Search } from './search';

/** How much of a text is looked at. */
const TEXT_LIMIT = 500;

/** @returns undefined for what is no pattern that is known here */
export function createPattern(typed: string): Search | undefined {
  const program = compile(typed);
  return program && ((text) => run(program, Array.from(fold(text.slice(0, TEXT_LIMIT)))));
}

type Test = (sign: string) => boolean;

/** A step of a program. `split` goes both ways, `start` and `end` only at the text's. */
type Step =
  | { readonly kind: 'sign'; readonly test: Test }
  | { readonly kind: 'split'; readonly to: readonly number[] }
  | { readonly kind: 'start' | 'end' | 'found' };

/** A part of a pattern; its steps' targets count from its own first step. */
type Part = readonly Step[];

function compile(typed: string): Part | undefined {
  const signs = Array.from(typed.normalize('NFC'));
  let at = 0;

  const alternatives = (): Part | undefined => {
    let all: Part | undefined;
    do {
      const one = sequence();
      if (!one) return undefined;
      all = all ? either(all, one) : one;
    } while (signs[at] === '|' && (at += 1));
    return all;
  };

  const sequence = (): Part | undefined => {
    const steps: Step[] = [];
    while (at < signs.length && signs[at] !== '|' && signs[at] !== ')') {
      const part = quantified();
      if (!part) return undefined;
      steps.push(...moved(part, steps.length));
    }
    return steps;
  };

  const quantified = (): Part | undefined => {
    const part = atom();
    const sign = signs[at];
    if (!part || sign === undefined || !'*+?'.includes(sign)) return part;
    at += 1;
    // A lazy one finds the same texts.
    if (signs[at] === '?') at += 1;
    return repeated(part, sign);
  };

  const atom = (): Part | undefined => {
    const sign = signs[at] ?? '';
    at += 1;
    switch (sign) {
      case '^':
        return [{ kind: 'start' }];
      case '$':
        return [{ kind: 'end' }];
      case '.':
        return [{ kind: 'sign', test: (other) => other !== '\n' }];
      case '(': {
        if (signs[at] === '?') return undefined;
        const inner = alternatives();
        return signs[at] === ')' && (at += 1) ? inner : undefined;
      }
      case '[':
        return brackets();
      case '\\':
        return escaped();
      default:
        return '*+?){}]'.includes(sign) ? undefined : literal(sign);
    }
  };

  const escaped = (): Part | undefined => {
    const sign = signs[at] ?? '';
    at += 1;
    const test = CLASSES.get(sign);
    if (test) return [{ kind: 'sign', test }];
    return sign === '' || /[a-z0-9]/i.test(sign) ? undefined : literal(sign);
  };

  const brackets = (): Part | undefined => {
    const isOpposite = signs[at] === '^';
    if (isOpposite) at += 1;
    const tests: Test[] = [];
    while (signs[at] !== ']') {
      const sign = signs[at];
      if (sign === undefined || sign === '\\') return undefined;
      const isRange = signs[at + 1] === '-' && signs[at + 2] !== ']';
      const [from, to] = [fold(sign), fold((isRange ? signs[at + 2] : sign) ?? '')];
      if (to === '' || from > to) return undefined;
      tests.push((other) => other >= from && other <= to);
      at += isRange ? 3 : 1;
    }
    at += 1;
    return [{ kind: 'sign', test: (other) => tests.some((test) => test(other)) !== isOpposite }];
  };

  const all = alternatives();
  return all && at === signs.length ? [...all, { kind: 'found' }] : undefined;
}

const isDigit: Test = (sign) => sign >= '0' && sign <= '9';
const isWord: Test = (sign) => isDigit(sign) || (sign >= 'a' && sign <= 'z') || sign === '_';
const isSpace: Test = (sign) => sign.trim() === '';

const CLASSES: ReadonlyMap<string, Test> = new Map([
  ['d', isDigit],
  ['w', isWord],
  ['s', isSpace],
  ['D', (sign) => !isDigit(sign)],
  ['W', (sign) => !isWord(sign)],
  ['S', (sign) => !isSpace(sign)],
]);

/** One sign may be two in lower case. */
function literal(sign: string): Part {
  return Array.from(fold(sign), (folded) => ({ kind: 'sign', test: (other) => other === folded }));
}

function moved(part: Part, by: number): Part {
  return part.map((step) => (step.kind === 'split' ? { ...step, to: step.to.map((to) => to + by) } : step));
}

function either(one: Part, other: Part): Part {
  const past = one.length + 2;
  return [
    { kind: 'split', to: [1, past] },
    ...moved(one, 1),
    { kind: 'split', to: [past + other.length] },
    ...moved(other, past),
  ];
}

function repeated(part: Part, sign: string): Part {
  const { length } = part;
  if (sign === '+') return [...part, { kind: 'split', to: [0, length + 1] }];
  const optional: Part = [{ kind: 'split', to: [1, length + (sign === '*' ? 2 : 1)] }, ...moved(part, 1)];
  return sign === '*' ? [...optional, { kind: 'split', to: [0] }] : optional;
}

/** Follows all ways at once: each step counts once a sign. */
function run(program: Part, signs: readonly string[]): boolean {
  let ways = new Set<number>();
  for (let at = 0; at <= signs.length; at += 1) {
    const here = new Set<number>();
    // A match may begin at every sign.
    const pending = [...ways, 0];
    for (let way = pending.pop(); way !== undefined; way = pending.pop()) {
      if (here.has(way)) continue;
      here.add(way);
      const step = program[way];
      switch (step?.kind) {
        case 'found':
          return true;
        case 'split':
          pending.push(...step.to);
          break;
        case 'start':
          if (at === 0) pending.push(way + 1);
          break;
        case 'end':
          if (at === signs.length) pending.push(way + 1);
          break;
      }
    }
    const sign = signs[at];
    if (sign === undefined) return false;
    ways = new Set();
    for (const way of here) {
      const step = program[way];
      if (step?.kind === 'sign' && step.test(sign)) ways.add(way + 1);
    }
  }
  return false;
}
