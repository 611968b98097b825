/**
 * Renders the gallery's pages to strings. They are rendered on the server, so that the browser gets the fragments as on
 * a real site: in the HTML document, before any script.
 */
import { CONFIG_ELEMENT_ID } from '../../runtime/page/config';
import { type Scenario, scenarioOf, scenarios } from '../handlers/scenarios';
import { type MarkupEntry, readFragment, readIndex } from '../markup-index';

/** A request for a page. */
export interface PageRequest {
  /** The path, for example `/accordion/`. */
  readonly path: string;
  /** The query, for example `?scenario=slow`. */
  readonly search: string;
  /** The scheme and host of the request. */
  readonly origin: string;
}

/**
 * Renders a page: the overview at `/`, and a page for every widget in the index of the markup.
 *
 * @returns the whole document; undefined if the page does not exist
 */
export function renderPage(request: PageRequest): string | undefined {
  const entries = readIndex();
  const scenario = scenarioOf(request.search);
  if (request.path === '/') return layout('Gallery', entries, scenario, request, overview(entries, scenario));
  const shown = entries.filter((entry) => request.path === pathOf(entry.widget));
  const [first] = shown;
  if (!first) return undefined;
  return layout(nameOf(first.widget), entries, scenario, request, casesByVersion(shown));
}

function layout(
  title: string,
  entries: readonly MarkupEntry[],
  scenario: Scenario,
  request: PageRequest,
  content: string,
): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} – Atoll gallery</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/mocks/gallery/gallery.css">
<link rel="stylesheet" href="/mocks/gallery/site.css">
<script type="module" src="/mocks/gallery/start.ts"></script>
</head>
<body class="gdlr-core-body" data-scenario="${scenario.name}">
<header class="gallery-header">
<nav class="gallery-nav" aria-label="Widgets">
${['', ...widgetsOf(entries)].map((widget) => navLink(widget, scenario, request)).join('\n')}
</nav>
<form class="gallery-switch" method="get" action="">
<label for="gallery-scenario">The server</label>
<select id="gallery-scenario" name="scenario">
${scenarios.map((each) => option(each, scenario)).join('\n')}
</select>
<button type="submit">Show</button>
</form>
<p class="gallery-scenario" role="status">${escape(scenario.description)}</p>
</header>
<main class="gallery-main">
<h1>${escape(title)}</h1>
${content}
</main>
<script type="application/json" id="${CONFIG_ELEMENT_ID}">${inertJson(configFor(request.origin))}</script>
</body>
</html>
`;
}

/** The configuration of a logged-out visitor, in the same shape as printed by the plugin. */
function configFor(origin: string): unknown {
  return {
    admin: false,
    ajaxUrl: `${origin}/wp-admin/admin-ajax.php`,
    restRoot: `${origin}/wp-json/`,
    strings: {},
    settings: {},
  };
}

function overview(entries: readonly MarkupEntry[], scenario: Scenario): string {
  const widgets = widgetsOf(entries).map((widget) => {
    const own = entries.filter((entry) => entry.widget === widget);
    const links = own.map(
      (entry) =>
        `<li><a href="${addressOf(widget, scenario)}#${anchorOf(entry)}">${escape(entry.title)}</a> ${badges(entry)}</li>`,
    );
    return `<section class="gallery-card" data-widget="${widget}">
<h2><a href="${addressOf(widget, scenario)}">${nameOf(widget)}</a> <span class="gallery-count">${own.length} cases</span></h2>
<ul>
${links.join('\n')}
</ul>
</section>`;
  });
  const rows = scenarios.map(
    (each) =>
      `<tr><th scope="row"><a href="/?scenario=${each.name}">${escape(each.title)}</a></th><td>${escape(each.description)}</td></tr>`,
  );
  return `<p>Fragments of server markup, with Atoll running from the sources of this checkout.</p>
<div class="gallery-cards">
${widgets.join('\n')}
</div>
<h2>Scenarios</h2>
<table class="gallery-table">
${rows.join('\n')}
</table>`;
}

function casesByVersion(entries: readonly MarkupEntry[]): string {
  const versions = [...new Set(entries.map(versionsOf))].toSorted(newestFirst);
  const groups = versions.map(
    (own) => `<h2 class="gallery-version">Release ${escape(own)}</h2>
<div class="gallery-cases">
${entries
  .filter((entry) => versionsOf(entry) === own)
  .map(caseOf)
  .join('\n')}
</div>`,
  );
  return groups.join('\n');
}

function caseOf(entry: MarkupEntry): string {
  const anchor = anchorOf(entry);
  return `<section class="gallery-case" id="${anchor}" data-file="${entry.file}">
<h3><a href="#${anchor}">${escape(entry.title)}</a></h3>
<p class="gallery-description">${escape(entry.description)} <code>${escape(entry.file)}</code></p>
<div class="gallery-fragment">${readFragment(entry.file)}</div>
</section>`;
}

function navLink(widget: string, scenario: Scenario, { path }: PageRequest): string {
  const current = path === pathOf(widget) ? ' aria-current="page"' : '';
  return `<a href="${addressOf(widget, scenario)}"${current}>${widget === '' ? 'Gallery' : nameOf(widget)}</a>`;
}

function option(each: Scenario, current: Scenario): string {
  return `<option value="${each.name}"${each === current ? ' selected' : ''}>${escape(each.title)}</option>`;
}

function badges(entry: MarkupEntry): string {
  return entry.versions.map((version) => `<span class="gallery-badge">${escape(version)}</span>`).join(' ');
}

function widgetsOf(entries: readonly MarkupEntry[]): readonly string[] {
  return [...new Set(entries.map((entry) => entry.widget))];
}

function pathOf(widget: string): string {
  return widget === '' ? '/' : `/${widget}/`;
}

function addressOf(widget: string, scenario: Scenario): string {
  return scenario === scenarios[0] ? pathOf(widget) : `${pathOf(widget)}?scenario=${scenario.name}`;
}

function versionsOf(entry: MarkupEntry): string {
  return entry.versions.join(', ');
}

/** Compares groups by their newest version; groups with the same newest version keep the order of the index. */
function newestFirst(one: string, other: string): number {
  return newestOf(other).localeCompare(newestOf(one), 'en', { numeric: true });
}

function newestOf(versions: string): string {
  return versions.split(', ').at(-1) ?? '';
}

function anchorOf(entry: MarkupEntry): string {
  return entry.file.replace(/^.*\//, '').replace(/\.html$/, '');
}

/** Turns `toggle-box` into `Toggle box`. */
function nameOf(widget: string): string {
  const words = widget.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Escapes JSON so that it cannot end its script element. */
function inertJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003C`)
    .replaceAll('&', String.raw`\u0026`);
}
