/** Globals that the stand-ins for the original scripts set. */
interface Window {
  /** Handles of the scripts that ran. */
  __legacy?: string[];
  jQuery?: { readonly fn: Record<string, () => void> };
}
