/** The entry of the inspector. The plugin prints it next to the runtime for administrators. */
import { createRoot } from 'react-dom/client';
import { Inspector } from './Inspector';
import { readDecisions } from './page';

/** For administrators without the toolbar. */
const CORNER = {
  position: 'fixed',
  insetBlockEnd: '0',
  insetInlineEnd: '0',
  zIndex: '99999',
  padding: '8px 12px',
  background: '#1d2327',
  color: '#fff',
};

const decisions = readDecisions(document);
const toolbar = document.getElementById('wp-admin-bar-atoll');
if (decisions) {
  const place = document.createElement(toolbar ? 'li' : 'div');
  // The submenu that the server prints is the fallback without this script.
  toolbar?.after(place);
  if (toolbar) toolbar.hidden = true;
  else {
    Object.assign(place.style, CORNER);
    document.body.append(place);
  }
  createRoot(place).render(<Inspector decisions={decisions} />);
}
