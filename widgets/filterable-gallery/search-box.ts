/** A gallery's search box (essential-addons, section 6.5; RELIABILITY 61): it never sends its form. */
import { setAttributes } from '../../runtime/dom/restore';

/** How long nothing must have been typed before it is looked for. */
export const SEARCH_DEBOUNCE_MS = 600;

/**
 * @param form of which the first field is the search's
 * @param name what the field is called, where its label says nothing
 * @param onSearch told what was typed
 */
export function startSearchBox(
  form: HTMLFormElement,
  name: string,
  signal: AbortSignal,
  onSearch: (typed: string) => void,
): void {
  const input = form.querySelector('input');
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  if (!input) return;
  setAttributes(form, { role: 'search' }, signal);
  if (!input.labels?.length && !input.hasAttribute('aria-label'))
    setAttributes(input, { 'aria-label': input.placeholder.trim() || name }, signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  input.addEventListener(
    'input',
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => onSearch(input.value), SEARCH_DEBOUNCE_MS);
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
}
