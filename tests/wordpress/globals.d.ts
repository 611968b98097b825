/** What the stand-ins for the original scripts leave behind. */
interface Window {
  /** The handles of those that ran. */
  __legacy?: string[];
  jQuery?: { readonly fn: Record<string, () => void> };
}
