/** Prints the browser's accessibility tree, which screen readers read, as text. */
import type { CDPSession, Page } from 'playwright-core';
import { readWithSession } from './page-pool';

type Tree = Awaited<ReturnType<typeof readTree>>;
type TreeNode = Tree[number];

const readTree = async (session: CDPSession) =>
  (await session.send('Accessibility.getFullAXTree')).nodes as unknown as readonly {
    readonly nodeId: string;
    readonly ignored: boolean;
    readonly role?: { readonly value?: string | number | boolean };
    readonly name?: { readonly value?: string | number | boolean };
    readonly value?: { readonly value?: string | number | boolean };
    readonly description?: { readonly value?: string | number | boolean };
    readonly properties?: readonly {
      readonly name: string;
      readonly value: { readonly value?: string | number | boolean };
    }[];
    readonly childIds?: readonly string[];
  }[];

/**
 * The states that are printed. `false` is printed only where it says that something can change. `valuetext` is left out,
 * because some releases of Chromium do not report it.
 */
const STATES = new Map<string, (value: unknown) => boolean>([
  ['expanded', () => true],
  ['pressed', () => true],
  ['selected', () => true],
  ['checked', () => true],
  ...['disabled', 'modal', 'invalid', 'required', 'busy', 'multiselectable', 'readonly'].map(
    (name) => [name, (value: unknown) => value === true || value === 'true'] as const,
  ),
  ...['live', 'hasPopup', 'level', 'valuemin', 'valuemax'].map((name) => [name, Boolean] as const),
]);

/** Roles that say nothing to a visitor. */
const SILENT = new Set(['none', 'generic', 'LineBreak', 'LayoutTableCell']);

/**
 * Prints the content of the page's `main` and of the layers outside it.
 *
 * @param page a page of Chromium
 * @returns a line for each node: its indentation, role, name and states; texts in quotes
 */
export async function accessibilityTree(page: Page): Promise<string> {
  return readWithSession(page, async (session) => {
    const nodes = await readTree(session);
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const [root] = nodes;
    const lines = root ? linesOf(root, byId, 0, '') : [];
    return lines.join('\n');
  });
}

function linesOf(
  node: TreeNode,
  byId: ReadonlyMap<string, TreeNode>,
  depth: number,
  parentName: string,
): readonly string[] {
  const role = String(node.role?.value ?? 'none');
  const name = String(node.name?.value ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ');
  const below = (next: number, outer: string): readonly string[] =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? linesOf(child, byId, next, outer) : [];
    });
  if (role === 'InlineTextBox' || role === 'ListMarker') return [];
  if (role === 'StaticText') return name === '' || name === parentName ? [] : [`${indent(depth)}"${name}"`];
  if (node.ignored || role === 'RootWebArea' || role === 'main') return below(depth, parentName);
  const states = statesOf(node);
  if (SILENT.has(role) && name === '' && states.length === 0) return below(depth, parentName);
  const title = [role, name && `"${name}"`, ...states].filter(Boolean).join(' ');
  return [indent(depth) + title, ...below(depth + 1, name)];
}

function statesOf({ properties = [], value, description }: TreeNode): readonly string[] {
  const states = properties.flatMap(({ name, value: { value: state } }) =>
    STATES.get(name)?.(state) ? `${name}=${String(state)}` : [],
  );
  const current = value?.value === undefined || value.value === '' ? [] : [`value="${String(value.value)}"`];
  const described = description?.value ? [`description="${String(description.value)}"`] : [];
  return [...states, ...current, ...described];
}

const indent = (depth: number): string => '  '.repeat(depth);
