/**
 * Texts that change are written by runtime/dom/text, because translators replace text nodes: a text node that is remembered,
 * by a widget or by React, may have left the page (design, section 4).
 */
import { parseSync } from 'vite';
import { at, describeRules, only, type Rule } from './source-rules';

const WRITES =
  /\.(?:textContent|nodeValue|innerText|outerText|data|wholeText)\s*=(?!=)|\bcreateTextNode\b|\b(?:splitText|insertAdjacentText|replaceData|appendData)\s*\(|\breplaceChildren\(\s*(?:['"`]|[\w.]*[tT]ext\b)/g;

/** The other two write to elements too, and are below the module: in a lower layer, and in the engine. */
const textsInOnePlace = only(
  WRITES,
  'runtime/dom/text',
  'runtime/page/announce',
  'runtime/core/final-values',
);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Text beside other children is a text node of React's own, which it updates and removes by itself. */
const reactTextIsAlone: Rule = ({ path, text }) => {
  if (!path.endsWith('.tsx')) return [];
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const { children } = value as { readonly children?: unknown };
    if (Array.isArray(children)) {
      const nodes = (children as readonly Node[]).filter(
        ({ type, start, end }) => type !== 'JSXText' || text.slice(start, end).trim() !== '',
      );
      const mixed = nodes.length > 1 ? nodes.filter(({ type }) => type === 'JSXText') : [];
      found.push(...mixed.map(({ start, end }) => text.slice(start, end).trim()));
    }
    Object.values(value).forEach(visit);
  };
  visit(parseSync(path, text).program);
  return found;
};

describeRules([
  [
    'runtime/dom/text alone writes texts',
    textsInOnePlace,
    [
      at('widgets/a/b.ts', "element.textContent = 'a';"),
      at('widgets/a/b.ts', 'node.nodeValue = text;'),
      at('widgets/a/b.ts', 'node.data = String(count);'),
      at('widgets/a/b.ts', 'element.innerText = text;'),
      at('widgets/a/b.ts', "element.replaceChildren('a');"),
      at('widgets/a/b.ts', 'element.replaceChildren(text);'),
      at('runtime/a.ts', 'const node = document.createTextNode(text);'),
    ],
    [
      at('runtime/dom/text.ts', 'node.data = text;'),
      at('widgets/a/b.ts', "if (element.textContent === 'a') element.replaceChildren(...nodes);"),
      at('widgets/a/b.ts', 'const { data } = node; const b = node.data == c;'),
    ],
  ],
  [
    'React renders a text only as the single child of an element',
    reactTextIsAlone,
    [
      at('widgets/a/B.tsx', 'const a = <p>{index} of {count}</p>;'),
      at('widgets/a/B.tsx', 'const a = <p>Close<i /></p>;'),
    ],
    [
      at('widgets/a/B.tsx', 'const a = <p>Close</p>;'),
      at('widgets/a/B.tsx', 'const a = <p>{`${index} of ${count}`}</p>;'),
      at('widgets/a/B.tsx', 'const a = (<p>\n  <i />\n  <b>b</b>\n</p>);'),
    ],
  ],
]);
