/** Restores attributes and inline styles of the server's elements after a widget changed them. */

/** The attributes and styles of an element to restore. */
export interface Restorable {
  /** Whole attributes, including `class` and `style`. Later changes to them by other scripts are lost. */
  readonly attributes?: readonly string[];
  /** CSS properties of the inline style. Later changes to other properties are kept. */
  readonly styles?: readonly string[];
}

type StyledElement = Element & Partial<ElementCSSInlineStyle>;

/**
 * Remembers attributes and inline styles as they are now.
 *
 * @returns a function that restores them
 */
export function remember(element: StyledElement, { attributes = [], styles = [] }: Restorable): () => void {
  const { style } = element;
  const values = attributes.map((name) => [name, element.getAttribute(name)] as const);
  const properties = styles.map(
    (name) => [name, style?.getPropertyValue(name) ?? '', style?.getPropertyPriority(name)] as const,
  );
  const hadStyle = element.hasAttribute('style');
  const appliedStyle = hadStyle && attributes.includes('style') ? style?.cssText : undefined;
  return () => {
    for (const [name, value] of values) {
      if (value === null) element.removeAttribute(name);
      else if (name === 'style') setStyleAttribute(element, value, appliedStyle);
      else element.setAttribute(name, value);
    }
    for (const property of properties) style?.setProperty(...property);
    if (properties.length > 0 && !hadStyle && style?.length === 0) element.removeAttribute('style');
  };
}

/** Restores attributes and inline styles of elements as they are now when the signal aborts. */
export function restoreOnAbort(
  elements: Iterable<StyledElement>,
  restorable: Restorable,
  signal: AbortSignal,
): void {
  const restores = Array.from(elements, (element) => remember(element, restorable));
  signal.addEventListener('abort', () => restores.forEach((restore) => restore()));
}

/** Sets attributes, or removes those that are null, and restores them when the signal aborts. */
export function setAttributes(
  element: Element,
  attributes: Readonly<Record<string, string | null>>,
  signal: AbortSignal,
): void {
  restoreOnAbort([element], { attributes: Object.keys(attributes) }, signal);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/**
 * A content security policy may refuse style attributes although scripts may set styles. Then the printed style never
 * applied, and writing the attribute again would violate the policy (RELIABILITY 74).
 *
 * @param applied the `cssText` of the printed style
 */
function setStyleAttribute(element: StyledElement, printed: string, applied: string | undefined): void {
  if (element.style && (applied === '' || applied === printed)) element.style.cssText = applied;
  else element.setAttribute('style', printed);
}
