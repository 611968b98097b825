/** Compares pages as a browser reads them. */
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that the server adds: placeholders, buttons, messages, styles and scripts. */
const ADDED = new Set(['data-atoll-place', 'data-atoll-toggle', 'data-atoll-served', 'data-no-optimize']);
/** The content of the `noscript` elements that it adds. */
const ADDED_LINK =
  /^(?:<a data-atoll-close-panel|<a href="#" aria-label|<a class="kingster-overlay-menu-icon"|<style>(?:\.[a-z]+-(?:mm|overlay)-menu|\[id\$=top-search))/;
/** Attributes that it adds. */
const ADDED_ATTRIBUTE = /^(?:aria-[a-z]+|role|tabindex|data-atoll-[a-z]+)$/;

/**
 * @param html a page
 * @param without whether the elements and attributes that the server adds are left out
 * @returns the parsed page, one line for each node and attribute
 */
export function linesOf(html: string, without: boolean): readonly string[] {
  const lines: string[] = [];
  const visit = (node: Node, depth: number): void => {
    const indent = ' '.repeat(depth);
    if ('value' in node) {
      const last = lines.at(-1);
      if (last?.startsWith(`${indent}#text `)) lines.pop();
      lines.push(`${last?.startsWith(`${indent}#text `) ? last : `${indent}#text `}${node.value}`);
      return;
    }
    if ('data' in node) lines.push(`${indent}#comment ${node.data}`);
    if ('attrs' in node) {
      if (without && isAdded(node)) return;
      lines.push(`${indent}<${node.tagName} ${node.namespaceURI}`);
      for (const { name, value } of node.attrs) lines.push(`${indent}@${name}=${value}`);
    }
    if ('content' in node) visit(node.content, depth + 1);
    if ('childNodes' in node) node.childNodes.forEach((child) => visit(child, depth + 1));
  };
  visit(parse(html), 0);
  return lines.filter((line) => !/^ *#text \s*$/.test(line)).map((line) => line.trimEnd());
}

function isAdded(element: Element): boolean {
  const [child] = element.childNodes;
  const isAddedLink =
    element.tagName === 'noscript' && child && 'value' in child && ADDED_LINK.test(child.value);
  return (
    isAddedLink === true ||
    element.attrs.some(
      ({ name, value }) => ADDED.has(name) || (name === 'id' && /^atoll-(?!sub|privacy)/.test(value)),
    )
  );
}

/**
 * @param before a page
 * @param after the page with the server's edits
 * @returns the first difference that no edit is meant to make
 */
export function unmeantDifference(before: string, after: string): string | undefined {
  const expected = linesOf(before, false);
  const actual = linesOf(after, true).map((line) => line.replace(/(@style=)--atoll-ratio:[\d./]+;?/, '$1'));
  let at = 0;
  for (const line of actual) {
    if (line === expected[at]) at++;
    else if (!isAddedAttribute(line.trim())) return `${expected[at] ?? 'nothing'} became ${line}`;
  }
  return at === expected.length ? undefined : `${expected[at] ?? ''} is gone`;
}

function isAddedAttribute(line: string): boolean {
  const [, name = '', value = ''] = /^@([^=]+)=(.*)$/.exec(line) ?? [];
  return (
    ADDED_ATTRIBUTE.test(name) ||
    (name === 'id' && value.startsWith('atoll-')) ||
    (name === 'class' && value === 'sf-with-ul') ||
    (name === 'style' && value === '')
  );
}
