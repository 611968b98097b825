/** A gallery's search box, which never submits its form (essential-addons, section 6.5; RELIABILITY 61). */
import { setAttributes } from '../../runtime/dom/restore';

/** The delay between the last input and the search. */
export const SEARCH_DEBOUNCE_MS = 600;

/**
 * @param form the form; its first field is the search field
 * @param name the name of a field without a label and placeholder
 * @param onSearch called with the typed text
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
