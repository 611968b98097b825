/** The entry of the settings page's status box. */
import { createRoot } from 'react-dom/client';
import { readStatus } from './check';
import { StatusBox } from './StatusBox';

const place = document.getElementById('atoll-status');
if (place) createRoot(place).render(<StatusBox data={readStatus(document)} />);
