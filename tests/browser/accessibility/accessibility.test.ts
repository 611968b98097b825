/**
 * What screen readers get: the accessibility tree of each widget when it is mounted, and after each step of its record,
 * compared with texts that were written down and checked by hand. A text names its fragment; `tests/browser/accessibility`
 * has a file for each widget. To add a widget, add an empty file, run the test, and check the tree that it prints.
 */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readIndex } from '../../../mocks/markup-index';
import { definitions } from '../../support/definitions';
import { accessibilityTree } from '../../support/accessibility-tree';
import { openChromium } from '../../support/shared-chromium';
import type { ConformanceRecord } from '../../support/conformance';
import { allShown, finishMovements, openPage, start } from '../../support/conformance-page';
import { type PageServer, ROOT, startPageServer } from '../../support/page-server';
import { fragment } from '../../support/pages';
import { records } from '../conformance/records';

const FOLDER = import.meta.dirname;

let browser: Browser;
let server: PageServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openChromium(), startPageServer()]);
});
afterAll(() => Promise.all([browser.close(), server.close()]));

/** Effects only measure, move or decorate, so they change no role, name or state. */
const EFFECTS = new Set(
  globSync('widgets/effects/*/widget.json', { cwd: ROOT }).flatMap((path) => {
    const { widgets } = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as {
      widgets: Record<string, { name: string }>;
    };
    return Object.values(widgets).map(({ name }) => name);
  }),
);
const tested = records.filter(({ widget }) => !EFFECTS.has(widget));

/** A widget without steps is used with this many keys. */
const KEYS = 3;

/** @returns the tree when the widget is mounted and after each step that applies, or each key, under a heading */
async function treesOf(record: ConformanceRecord, file: string): Promise<string> {
  const selector = record.root ?? definitions.find(({ name }) => name === record.widget)?.selector ?? '';
  const guide = await openPage(browser, server, fragment(file), record);
  const { page } = guide;
  const root = () => page.locator(selector).first();
  const state = () => root().evaluate(record.readState);
  const parts: string[] = [];
  const print = async (title: string): Promise<void> => {
    await record.settle?.(root());
    await finishMovements(page);
    const tree = await accessibilityTree(page);
    // What is left until a date differs from run to run.
    const steady = record.widget.includes('countdown') ? tree.replaceAll(/"\d+"/g, '"0"') : tree;
    parts.push(`# ${title}\n\n${steady}\n`);
  };
  try {
    await start(page);
    await allShown(page, { selector });
    await print('mounted');
    for (const step of record.steps) {
      if (await step.act(root(), await state(), page)) await print(`after: ${step.name}`);
    }
    for (const { key, name, from } of record.steps.length > 0 ? [] : record.keyboard.slice(0, KEYS)) {
      const at = await from(await state(), root());
      if (at === undefined) continue;
      await record.stops(root()).nth(at).press(key);
      await print(`after: ${key} ${name}`);
    }
    return parts.join('\n');
  } finally {
    await guide.close();
  }
}

describe.each(tested.map((record) => ({ record, widget: record.widget })))(
  'the accessibility tree of $widget',
  ({ record, widget }) => {
    it('is as expected, before and after each step', async () => {
      const path = join(FOLDER, `${widget}.txt`);
      const first = readIndex().find(
        (entry) =>
          entry.widget === widget && !record.looksOnly?.(entry.file) && !record.isAbsent?.(entry.file),
      );
      const [heading = '', ...lines] = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
      const file = heading.replace('Fragment: ', '') || (first?.file ?? '');
      const printed = `Fragment: ${file}\n\n${await treesOf(record, file)}`.split('\n');
      const expected = [heading, ...lines];
      const at = [...printed, 'the end'].findIndex((line, index) => line !== expected[index]);
      expect(printed, `line ${at + 1}: ${printed[at]} instead of ${expected[at]}`).toEqual(expected);
    });
  },
);

it('has a text for each widget, and no other', () => {
  const texts = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));
  const widgets = tested.map(({ widget }) => widget);
  expect(texts.map((name) => basename(name, '.txt')).toSorted()).toEqual(widgets.toSorted());
});
