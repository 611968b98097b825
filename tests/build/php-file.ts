/** A PHP file as a syntax tree, for the rules of php-rules.ts. */
import { Engine } from 'php-parser';

/** The parts of a node that the rules read. */
export interface Node {
  readonly kind: string;
  readonly loc?: { readonly start: { readonly line: number } };
  readonly [member: string]: unknown;
}

/** A file, parsed once. */
export interface PhpFile {
  readonly code: string;
  readonly lines: readonly string[];
  readonly nodes: readonly Node[];
}

/** A function from a file to its findings, `line: what`. */
export type PhpRule = (file: PhpFile) => readonly string[];

/** @param code of a whole file, in the PHP version that the plugin supports */
export function readPhp(code: string, version = '7.4'): PhpFile {
  const engine = new Engine({ parser: { version, suppressErrors: false }, ast: { withPositions: true } });
  return { code, lines: code.split('\n'), nodes: [...walk(engine.parseCode(code, 'rules.php'))] };
}

function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const item of value) yield* walk(item);
  } else if (isNode(value)) {
    yield value;
    for (const [name, member] of Object.entries(value)) {
      if (name !== 'loc' && name !== 'comments') yield* walk(member);
    }
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).kind === 'string';
}

export const lineOf = (node: Node): number => node.loc?.start.line ?? 0;
export const list = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
export const argumentsOf = (call: Node): readonly Node[] => list(call['arguments']);
export const textOf = (node: Node | undefined): string | undefined =>
  node?.kind === 'string' ? String(node['value']) : undefined;

/** The name of a called function, in lower case; '' for a method or a variable. */
export function calledName(node: Node): string {
  const what = node['what'];
  return node.kind === 'call' && isNode(what) && what.kind === 'name'
    ? String(what['name']).replace(/^\\/, '').toLowerCase()
    : '';
}

export const callsOf = ({ nodes }: PhpFile, names: ReadonlySet<string>): readonly Node[] =>
  nodes.filter((node) => names.has(calledName(node)));

export const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Findings, without those that the file explains. */
export function report(
  { lines }: PhpFile,
  sniff: string,
  found: readonly { readonly at: number; readonly what: string }[],
): readonly string[] {
  const ignored = new RegExp(`phpcs:ignore [^-]*\\b${sniff}\\b[^-]* -- \\S`);
  const disabled = new Set<number>();
  let isOff = false;
  lines.forEach((line, index) => {
    if (line.includes('phpcs:enable')) isOff = false;
    if (new RegExp(`phpcs:disable [^-]*\\b${sniff}\\b`).test(line)) isOff = true;
    if (isOff) disabled.add(index + 1);
  });
  return found
    .filter(
      ({ at }) =>
        !disabled.has(at) && !ignored.test(lines[at - 1] ?? '') && !ignored.test(lines[at - 2] ?? ''),
    )
    .map(({ at, what }) => `${at}: ${what}`);
}

export const found = (node: Node, what: string) => ({ at: lineOf(node), what });
