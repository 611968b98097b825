/** The inspector's own entry: the plugin prints it for administrators who see the toolbar, beside the runtime's. */
import { createRoot } from 'react-dom/client';
import { Inspector } from './Inspector';
import { readDecisions } from './page';

const decisions = readDecisions(document);
const toolbar = document.getElementById('wp-admin-bar-atoll');
if (decisions && toolbar) {
  const place = document.createElement('li');
  // The toolbar's own submenu is for pages without this script.
  toolbar.after(place);
  toolbar.hidden = true;
  createRoot(place).render(<Inspector decisions={decisions} />);
}
