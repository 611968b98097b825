/**
 * Matches a visitor's search pattern (essential-addons, section 6.5; RELIABILITY 58 to 60). The original used a regular
 * expression, which can run for minutes with a nested quantifier. This matcher follows all paths of a pattern in
 * parallel, so the time is at most proportional to the length of the text times the length of the pattern.
 *
 * Supported: `.` `|` `^` `$` `*` `+` `?`, lazy quantifiers, groups, `[a-z]`, `[^a-z]`, `\d \w \s` and their negations,
 * and escaped characters. Any other syntax (`{2}`, `\b`, look-arounds, references, incomplete patterns) is searched for
 * literally.
 */

import { fold } from './controls/fold';
import type { Search } from './search';

/** The number of characters of a text that are searched. */
const TEXT_LIMIT = 500;

/** @returns undefined for unsupported syntax */
export function createPattern(typed: string): Search | undefined {
  const program = compile(typed);
  return program && ((text) => run(program, Array.from(fold(text.slice(0, TEXT_LIMIT)))));
}

type Test = (char: string) => boolean;

/** A step of a program. `split` continues at several steps; `start` and `end` match only there in the text. */
type Step =
  | { readonly kind: 'char'; readonly test: Test }
  | { readonly kind: 'split'; readonly to: readonly number[] }
  | { readonly kind: 'start' | 'end' | 'found' };

/** A part of a pattern. The targets of its steps are relative to its first step. */
type Part = readonly Step[];

function compile(typed: string): Part | undefined {
  const chars = Array.from(typed.normalize('NFC'));
  let at = 0;

  const alternatives = (): Part | undefined => {
    let all: Part | undefined;
    do {
      const one = sequence();
      if (!one) return undefined;
      all = all ? either(all, one) : one;
    } while (chars[at] === '|' && (at += 1));
    return all;
  };

  const sequence = (): Part | undefined => {
    const steps: Step[] = [];
    while (at < chars.length && chars[at] !== '|' && chars[at] !== ')') {
      const part = quantified();
      if (!part) return undefined;
      steps.push(...moved(part, steps.length));
    }
    return steps;
  };

  const quantified = (): Part | undefined => {
    const part = atom();
    const char = chars[at];
    if (!part || char === undefined || !'*+?'.includes(char)) return part;
    at += 1;
    // A lazy quantifier matches the same texts.
    if (chars[at] === '?') at += 1;
    return repeated(part, char);
  };

  const atom = (): Part | undefined => {
    const char = chars[at] ?? '';
    at += 1;
    switch (char) {
      case '^':
        return [{ kind: 'start' }];
      case '$':
        return [{ kind: 'end' }];
      case '.':
        return [{ kind: 'char', test: (other) => other !== '\n' }];
      case '(': {
        if (chars[at] === '?') return undefined;
        const inner = alternatives();
        return chars[at] === ')' && (at += 1) ? inner : undefined;
      }
      case '[':
        return brackets();
      case '\\':
        return escaped();
      default:
        return '*+?){}]'.includes(char) ? undefined : literal(char);
    }
  };

  const escaped = (): Part | undefined => {
    const char = chars[at] ?? '';
    at += 1;
    const test = CLASSES.get(char);
    if (test) return [{ kind: 'char', test }];
    return char === '' || /[a-z0-9]/i.test(char) ? undefined : literal(char);
  };

  const brackets = (): Part | undefined => {
    const read = readBrackets(chars, at);
    if (read) at = read.end;
    return read && [{ kind: 'char', test: read.test }];
  };

  const all = alternatives();
  return all && at === chars.length ? [...all, { kind: 'found' }] : undefined;
}

/**
 * @param start the position after the opening bracket
 * @returns undefined for brackets that cannot be read
 */
function readBrackets(
  chars: readonly string[],
  start: number,
): { readonly test: Test; readonly end: number } | undefined {
  const isOpposite = chars[start] === '^';
  const tests: Test[] = [];
  let at = isOpposite ? start + 1 : start;
  while (chars[at] !== ']') {
    const char = chars[at];
    if (char === undefined || char === '\\') return undefined;
    const isRange = chars[at + 1] === '-' && chars[at + 2] !== ']';
    const [from, to] = [fold(char), fold((isRange ? chars[at + 2] : char) ?? '')];
    if (to === '' || from > to) return undefined;
    tests.push((other) => other >= from && other <= to);
    at += isRange ? 3 : 1;
  }
  return { test: (other) => tests.some((test) => test(other)) !== isOpposite, end: at + 1 };
}

const isDigit: Test = (char) => char >= '0' && char <= '9';
const isWord: Test = (char) => isDigit(char) || (char >= 'a' && char <= 'z') || char === '_';
const isSpace: Test = (char) => char.trim() === '';

const CLASSES: ReadonlyMap<string, Test> = new Map([
  ['d', isDigit],
  ['w', isWord],
  ['s', isSpace],
  ['D', (char) => !isDigit(char)],
  ['W', (char) => !isWord(char)],
  ['S', (char) => !isSpace(char)],
]);

/** Folding a character can result in two characters. */
function literal(char: string): Part {
  return Array.from(fold(char), (folded) => ({ kind: 'char', test: (other) => other === folded }));
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

function repeated(part: Part, char: string): Part {
  const { length } = part;
  if (char === '+') return [...part, { kind: 'split', to: [0, length + 1] }];
  const optional: Part = [{ kind: 'split', to: [1, length + (char === '*' ? 2 : 1)] }, ...moved(part, 1)];
  return char === '*' ? [...optional, { kind: 'split', to: [0] }] : optional;
}

/** Follows all paths in parallel. Each step is visited at most once per character. */
function run(program: Part, chars: readonly string[]): boolean {
  let ways = new Set<number>();
  for (let at = 0; at <= chars.length; at += 1) {
    const here = new Set<number>();
    // A match can start at any character.
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
          if (at === chars.length) pending.push(way + 1);
          break;
      }
    }
    const char = chars[at];
    if (char === undefined) return false;
    ways = new Set();
    for (const way of here) {
      const step = program[way];
      if (step?.kind === 'char' && step.test(char)) ways.add(way + 1);
    }
  }
  return false;
}
