/**
 * Roles and names in three engines: Firefox and WebKit present each widget's controls, pictures and headings to screen
 * readers as Chromium does, mounted and after the first step. In the default tier, they take the widgets in turn.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readIndex } from '../../mocks/markup-index';
import { definitions } from '../support/definitions';
import { records } from '../browser/conformance/records';
import { openChromium } from '../support/shared-chromium';
import type { ConformanceRecord } from '../support/conformance';
import { beginSomething } from '../support/conformance-actions';
import { allShown, finishMovements, start } from '../support/conformance-page';
import { DriverPage } from '../support/engines/driver-page';
import type { EngineBrowser, Presented } from '../support/engines/engine-driver';
import { ENGINE_HEAD } from '../support/engines/engine-run';
import { type EngineHere, enginesWithRoles } from '../support/engines/engines';
import { lendPage, readWithSession } from '../support/page-pool';
import { type PageServer, startPageServer } from '../support/page-server';
import { fragment, htmlPage } from '../support/pages';
import { skipFor } from '../support/skip';
import { IS_FULL_TIER } from '../support/tier';

const ATTRIBUTE = 'data-presented';
const SELECTOR = `[${ATTRIBUTE}]`;

/** Marks the elements that a screen reader stops at. Runs in the page. */
function markStops(attribute: string): void {
  // An element may have lost its role since the last time.
  document.querySelectorAll(`[${attribute}]`).forEach((marked) => marked.removeAttribute(attribute));
  // WebKitGTK presents a select as the button that opens its list.
  const stops = 'a[href],button,input,textarea,summary,table,img[alt]:not([alt=""]),h1,h2,h3,h4,h5,h6,[role]';
  for (const element of document.querySelectorAll(stops)) {
    const isHidden =
      element.closest('[aria-hidden="true"],[inert],[role="presentation"],[role="none"]') !== null;
    const { width, height } = element.getBoundingClientRect();
    const isThere =
      !isHidden && width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
    element.toggleAttribute(attribute, isThere);
  }
}

/** @returns the roles and names that Chromium computes */
async function presentedIn(page: Page): Promise<readonly Presented[]> {
  return readWithSession(page, async (session) => {
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: SELECTOR,
    });
    return Promise.all(
      nodeIds.map(async (nodeId) => {
        const { nodes } = await session.send('Accessibility.getPartialAXTree', {
          nodeId,
          fetchRelatives: false,
        });
        const [node] = nodes;
        // Some releases keep the space at the end of a label's text.
        return { role: String(node?.role?.value), name: String(node?.name?.value ?? '').trim() };
      }),
    );
  });
}

/** Effects have no controls; the other widgets have a text with their accessibility tree. */
const TEXTS = join(import.meta.dirname, '../browser/accessibility');

/** Widgets that the engines lay out or present in other ways. */
const DIFFERENT: ReadonlyMap<string, string> = new Map([
  [
    'data-table',
    'Firefox names rows, WebKit gives no names to cells, and its wider font makes the table scroll',
  ],
  [
    'elementor-image-carousel',
    'Chromium gives a link no name from the picture inside a figure, which Elementor prints around it',
  ],
]);

/** The engines have other words, or none, for the role of a `summary`. */
const SUMMARY = /^(DisclosureTriangle.*|generic|)$/;

const withSummaries = (all: readonly Presented[]): readonly Presented[] =>
  all.map(({ role, name }) => ({ role: role.replace(SUMMARY, 'summary'), name }));

const compared = records.filter(
  ({ widget }) => existsSync(join(TEXTS, `${widget}.txt`)) && !DIFFERENT.has(widget),
);

/** What Chromium presents, by widget, once for all engines. */
const expectations = new Map<string, readonly Presented[]>();

const engines = await enginesWithRoles();
const running = engines.filter(({ why }) => why === undefined);

/** In the default tier, the engines take the widgets in turn: reading all of them takes minutes. */
const widgetsOf = (engine: EngineHere): readonly ConformanceRecord[] =>
  IS_FULL_TIER || engine.why !== undefined
    ? compared
    : compared.filter((_, position) => position % running.length === running.indexOf(engine));

it('leaves out no widget', () => {
  const seen = running.length > 0 ? running.flatMap((engine) => widgetsOf(engine)) : compared;
  expect(new Set(seen)).toEqual(new Set(compared));
});

describe.each(engines)('roles and names in $name', (engineHere) => {
  const { launch, why } = engineHere;
  describe('are those of Chromium', skipFor(why), () => {
    let chromium: Browser;
    let engine: EngineBrowser;
    let server: PageServer;
    beforeAll(async () => {
      [chromium, engine, server] = await Promise.all([openChromium(), launch(), startPageServer()]);
    });
    afterAll(() => Promise.all([chromium.close(), engine.close(), server.close()]));

    /** Opens the fragment and reads, mounted and after the first step. */
    async function presented(
      page: Page,
      read: () => Promise<readonly Presented[]>,
      record: ConformanceRecord,
      selector: string,
    ): Promise<readonly Presented[]> {
      await page.goto(`${server.origin}/${record.widget}`);
      await start(page);
      await allShown(page, { selector });
      await record.afterMounting?.(page);
      await finishMovements(page);
      await page.evaluate(markStops, ATTRIBUTE);
      const mounted = await read();
      const root = () => page.locator(selector).first();
      await beginSomething({ page, record, root, checked: new Set() });
      await record.settle?.(root());
      await finishMovements(page);
      await page.evaluate(markStops, ATTRIBUTE);
      return [...mounted, ...(await read())];
    }

    async function presentedInChromium(
      record: ConformanceRecord,
      selector: string,
    ): Promise<readonly Presented[]> {
      const viewport = { width: 1000, height: 1400 };
      const { page, giveBack } = await lendPage(chromium, { origin: server.origin }, { viewport });
      try {
        return await presented(page, () => presentedIn(page), record, selector);
      } finally {
        await giveBack();
      }
    }

    it.each(widgetsOf(engineHere).map((record) => ({ widget: record.widget, record })))(
      'for $widget',
      async ({ widget, record }) => {
        const { file = '' } =
          readIndex().find(
            (entry) =>
              entry.widget === widget && !record.looksOnly?.(entry.file) && !record.isAbsent?.(entry.file),
          ) ?? {};
        const selector =
          record.root ?? definitions.find(({ name }) => name === widget)?.selector ?? 'nothing';
        server.routes.set(`/${widget}`, {
          body: htmlPage({
            body: fragment(file),
            head: ENGINE_HEAD,
            config: record.config,
            withEntry: false,
          }),
        });
        for (const [asked, answer] of record.routes ?? [])
          server.routes.set(asked, ({ body: sent }) => ({ body: answer(sent), type: 'application/json' }));
        const expected = expectations.get(widget) ?? (await presentedInChromium(record, selector));
        expectations.set(widget, expected);
        expect(expected).not.toEqual([]);
        const { driver } = engine;
        const other = new DriverPage(driver) as unknown as Page;
        const read = async () => (await driver.presented?.(SELECTOR)) ?? [];
        expect(withSummaries(await presented(other, read, record, selector))).toEqual(
          withSummaries(expected),
        );
      },
    );
  });
});
