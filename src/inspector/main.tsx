/** The entry of the inspector. The plugin prints it next to the runtime for administrators who see the toolbar. */
import { createRoot } from 'react-dom/client';
import { Inspector } from './Inspector';
import { readDecisions } from './page';

const decisions = readDecisions(document);
const toolbar = document.getElementById('wp-admin-bar-atoll');
if (decisions && toolbar) {
  const place = document.createElement('li');
  // The submenu that the server prints is the fallback without this script.
  toolbar.after(place);
  toolbar.hidden = true;
  createRoot(place).render(<Inspector decisions={decisions} />);
}
