// @vitest-environment node
/** How the source turns text into nodes, code and patterns: in one module each (design, section 4). */
import { at, type CheckedRule, codeOf, describeRules, isIn, only, type Rule } from './source-rules';

const htmlInOnePlace = only(
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|parseFromString|createContextualFragment|createPolicy)\b|\bdocument\s*\.\s*write(?:ln)?\b|\bsrcdoc\b/g,
  'runtime/dom/html',
);

const noTextIsRun = only(
  /\beval\b|\bnew\s+Function\b|\bFunction\s*\(|\bset(?:Timeout|Interval)\s*\(\s*['"`]/g,
  'runtime/dom/html',
);

/** The empty string, or the browser's trusted empty string from a function that returns nothing else. */
const EMPTY_HTML = /^(?:''|""|``|trustedEmptyHtml\(\))\s*$/;
const EMPTY_HTML_SOURCE =
  /function trustedEmptyHtml\(\)[^{]*\{[^}]*const trustedTypes = pageGlobal\('trustedTypes'\) as [^=]*;\s*return trustedTypes\?\.emptyHTML \?\? '';\s*\}/;

/** `dangerouslySetInnerHTML` is used in one file, and its HTML is empty. */
const reactHtmlIsEmpty: Rule = (source) => {
  const code = codeOf(source);
  if (!isIn(source, 'runtime/react/adopt'))
    return code.match(/\bdangerouslySetInnerHTML\b|\b__html\b/g) ?? [];
  const given = [...code.matchAll(/\b__html['"]?\s*(?::\s*([^,}\n]*)|(?=[,}=]))/g)]
    .filter(([, value]) => !EMPTY_HTML.test(value ?? ''))
    .map(([found]) => found.trim());
  return code.includes('trustedEmptyHtml(') && !EMPTY_HTML_SOURCE.test(code)
    ? [...given, 'trustedEmptyHtml']
    : given;
};

// The gallery's search checks first that a visitor's pattern cannot take long.
const patternsAreLiterals = only(/\bRegExp\s*\(/g, 'widgets/filterable-gallery/search');

const RULES: readonly CheckedRule[] = [
  [
    'runtime/dom/html alone turns a string into nodes',
    htmlInOnePlace,
    [
      at('widgets/a/b.ts', 'e.innerHTML = message;'),
      at('widgets/a/b.ts', 'e["outerHTML"] = message;'),
      at('runtime/a.ts', 'e.insertAdjacentHTML("beforeend", message);'),
      at('runtime/a.ts', 'document.write(message);'),
      at('runtime/htmlish.ts', 'new DOMParser().parseFromString(message, "text/html");'),
      at('runtime/a.ts', 'trustedTypes.createPolicy("other", {});'),
    ],
    [
      at('runtime/dom/html.ts', 'template.innerHTML = clean;'),
      at('runtime/dom/html/sanitise.ts', 'template.innerHTML = clean;'),
      at('widgets/a/b.ts', '// innerHTML would lose the nodes\ne.replaceChildren(); /* eval */'),
    ],
  ],
  [
    'text does not run as code',
    noTextIsRun,
    [
      at('runtime/a.ts', 'eval(code);'),
      at('runtime/a.ts', 'const run = eval;'),
      at('runtime/a.ts', 'new Function("return 1");'),
      at('runtime/a.ts', 'setTimeout("run()", 1);'),
    ],
    [at('runtime/a.ts', 'setTimeout(() => evaluate(b), 1); if (c instanceof Function) c();')],
  ],
  [
    'runtime/react/adopt alone uses dangerouslySetInnerHTML, with empty HTML',
    reactHtmlIsEmpty,
    [
      at('widgets/a/B.tsx', "const b = <p dangerouslySetInnerHTML={{ __html: '' }} />;"),
      at('runtime/react/adopt.tsx', 'const b = <p dangerouslySetInnerHTML={{ __html: text }} />;'),
      at('runtime/react/adopt.tsx', "const b = <p dangerouslySetInnerHTML={{ __html: '<b>' }} />;"),
      at('runtime/react/adopt.tsx', 'const b = { __html };'),
      at('runtime/react/adopt.tsx', 'b.__html = text;'),
      at(
        'runtime/react/adopt.tsx',
        'const b = { __html: trustedEmptyHtml() }; function trustedEmptyHtml() { return text; }',
      ),
    ],
    [
      at(
        'runtime/react/adopt.tsx',
        "const OPAQUE = { __html: '' }; const b = <p dangerouslySetInnerHTML={OPAQUE} />;",
      ),
    ],
  ],
  [
    'a regular expression is a literal',
    patternsAreLiterals,
    [at('widgets/a/b.ts', 'new RegExp(typed, "i");'), at('widgets/a/b.ts', 'RegExp(typed);')],
    [at('widgets/a/b.ts', '/a+/.test(b); // RegExp(b)')],
  ],
];

describeRules(RULES);
