/** The entry of the inspector. The plugin prints it next to the runtime for administrators. */
import { createRoot } from 'react-dom/client';
import { Inspector } from './Inspector';
import styles from './inspector.css?inline';
import { findToolbarEntry, readDecisions } from './page';

const decisions = readDecisions(document);
const toolbar = findToolbarEntry(document);
if (decisions) {
  const host = document.createElement(toolbar ? 'li' : 'div');
  // The submenu that the server prints is the fallback without this script. Its own rules set `display`.
  toolbar?.style.setProperty('display', 'none', 'important');
  // For administrators without the toolbar.
  if (!toolbar) host.dataset['corner'] = '';
  if (toolbar) toolbar.after(host);
  else document.body.append(host);
  const root = attachRoot(host);
  createRoot(root).render(<Inspector decisions={decisions} />);
}

/** @returns a shadow root with the inspector's styles; a `li` cannot have one, so it gets a child for it */
function attachRoot(place: HTMLElement): ShadowRoot {
  const host = place.localName === 'li' ? place.appendChild(document.createElement('div')) : place;
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  return root;
}
