/** What the stand-ins for the original scripts leave behind: the handles of those that ran. */
interface Window {
  __legacy?: string[];
}
