/**
 * `npm run directory-images`: draws the icon and the banner of the plugin directory: an atoll, as rings around a lagoon.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, ensureInstalled, root } from './install.mjs';

const FOLDER = join(root, '.wordpress-org');

const DEEP_SEA = '#0a3a57';
const SEA = '#0b4a68';
const SHELF = '#0d5b78';
const REEF = '#107089';
const LAGOON = { edge: '#17909b', middle: '#3fb8b4', centre: '#7fd8cb' };
const SAND = '#f6e3b4';
const PALMS = '#3c8d5a';
const CORAL = '#ff6f61';

/** The islands of the ring: their first angle and their length, in degrees. The gaps are the channels. */
const ISLANDS = [
  [-56, 84],
  [58, 46],
  [134, 72],
  [234, 38],
];

/** The degrees of sand at each end of an island. */
const BEACH = 4;

/**
 * @param {number} degrees
 * @param {number} radius
 */
function point(degrees, radius) {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
}

/**
 * @param {number} from degrees
 * @param {number} length degrees
 * @param {number} radius
 * @param {string} colour
 * @param {number} width
 */
function arc(from, length, radius, colour, width) {
  const d = `M${point(from, radius)}A${radius} ${radius} 0 ${length > 180 ? 1 : 0} 1 ${point(from + length, radius)}`;
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}

/**
 * @param {number} radius
 * @param {string} colour
 */
function disc(radius, colour) {
  return `<circle r="${radius}" fill="${colour}"/>`;
}

/** An atoll around the origin; its islands are 76 units away from it. */
const ATOLL = [
  disc(112, SHELF),
  disc(98, REEF),
  disc(76, LAGOON.edge),
  disc(54, LAGOON.middle),
  disc(30, LAGOON.centre),
  ...ISLANDS.map(([from = 0, length = 0]) => arc(from, length, 76, SAND, 22)),
  ...ISLANDS.map(([from = 0, length = 0]) => arc(from + BEACH, length - 2 * BEACH, 78, PALMS, 9)),
  `<circle cx="8" cy="-6" r="9" fill="${CORAL}"/>`,
].join('');

/** @returns {string} the icon, 256 units wide */
function icon() {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><defs><clipPath id="card"><rect width="256" height="256" rx="48"/></clipPath></defs><g clip-path="url(#card)"><rect width="256" height="256" fill="${DEEP_SEA}"/><g transform="translate(128 128)">${disc(140, SEA)}${ATOLL}</g></g></svg>\n`;
}

/** @returns {string} the banner, 1544 units wide, with the name as the only text */
function banner() {
  const waves = [580, 490, 400, 310].map((radius, index) => disc(radius, index % 2 === 0 ? DEEP_SEA : SEA));
  const name = `<text x="120" y="282" font-family="'DejaVu Sans', Verdana, sans-serif" font-weight="700" font-size="132" letter-spacing="4" fill="#fff">Atoll</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1544 500"><rect width="1544" height="500" fill="${SEA}"/><g transform="translate(1130 250)">${waves.join('')}<g transform="scale(1.9)">${ATOLL}</g></g>${name}</svg>`;
}

/** The files that the directory expects. */
const PICTURES = [
  { file: 'icon-128x128.png', width: 128, height: 128, drawing: icon() },
  { file: 'icon-256x256.png', width: 256, height: 256, drawing: icon() },
  { file: 'banner-772x250.png', width: 772, height: 250, drawing: banner() },
  { file: 'banner-1544x500.png', width: 1544, height: 500, drawing: banner() },
];

ensureInstalled();
const executablePath = ensureChromium();
const { chromium } = await import('playwright-core');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  writeFileSync(join(FOLDER, 'icon.svg'), icon());
  for (const { file, width, height, drawing } of PICTURES) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(
      `<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`,
    );
    // The corners of the icon are transparent.
    await page.screenshot({ path: join(FOLDER, file), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
