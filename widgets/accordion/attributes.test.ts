/** The attributes of an accordion’s elements in each state. */
import { beforeEach, describe, expect, it } from 'vitest';
import { get, setBody } from '../../tests/support/unit-runtime';
import type { Mode } from './accordion-machine';
import {
  type AccordionItem,
  type AccordionReading,
  hasArrowKeys,
  itemClasses,
  panelAttributes,
  readIds,
  titleButtonAttributes,
  titleStates,
} from './attributes';

let item: AccordionItem;

beforeEach(() => {
  setBody('<p id="twice"></p><h3 id="twice">Title</h3><div id="panel">Panel</div>');
  const [title, panel] = [get('h3'), get('div')];
  item = { item: title, title, panel, icons: [], isTitleActive: true };
});

const reading = (mode: Mode, isTitleButton = false, count = 1): AccordionReading => {
  const items = Array.from({ length: count }, () => (isTitleButton ? withButton() : item));
  const keys = isTitleButton && { hasArrowKeys: true };
  return { items, ids: readIds(items), mode, openClasses: ['open', 'active'], ...keys };
};

/** An item whose title is the button. */
const withButton = (): AccordionItem => ({ ...item, button: item.title });

describe('the ids', () => {
  it('are new for the button in a title, and the server’s for a panel', () => {
    const [ids] = readIds([item]);
    expect(ids?.title).toMatch(/^atoll-accordion-\d+-title-0$/);
    expect(ids?.panel).toBe('panel');
  });

  it('are different from those of earlier elements for a title that is the button', () => {
    const [ids] = readIds([withButton()]);
    expect(ids?.title).toMatch(/^atoll-accordion-\d+-title-0$/);
    item.title.id = 'once';
    expect(readIds([withButton()])[0]).toEqual({ title: 'once', panel: 'panel' });
  });

  it('are different in each accordion', () => {
    expect(readIds([item])[0]?.title).not.toBe(readIds([item])[0]?.title);
  });
});

describe('a title', () => {
  it.each([
    ['one', [0], 'true', 'true'],
    ['one', [], 'false', undefined],
    ['one-or-none', [0], 'true', undefined],
    ['each', [0], 'true', undefined],
  ] as const)('in mode %s with %j open is expanded: %s, disabled: %s', (mode, open, expanded, disabled) => {
    expect(titleStates(reading(mode), new Set(open), 0)).toEqual({
      'aria-expanded': expanded,
      'aria-controls': 'panel',
      'aria-disabled': disabled,
    });
  });

  it('that is the button has its role and a tab stop', () => {
    expect(titleButtonAttributes(reading('each', true), new Set(), 0)).toMatchObject({
      role: 'button',
      tabIndex: 0,
      'aria-expanded': 'false',
    });
  });
});

describe('a panel', () => {
  it.each([
    ['of an accordion', 'one', false, 6, 'region'],
    ['of an accordion with many items', 'one', false, 7, undefined],
    ['of a toggle box', 'each', false, 2, undefined],
    ['of a toggle whose titles are buttons', 'each', true, 2, 'region'],
  ] as const)(
    '%s has the role of a region: %s, %s, %i items: %s',
    (_name, mode, isTitleButton, count, role) => {
      const markup = reading(mode, isTitleButton, count);
      expect(panelAttributes(markup, 0)).toEqual({
        id: 'panel',
        role,
        'aria-labelledby': role && markup.ids[0]?.title,
      });
      expect(hasArrowKeys(markup)).toBe(mode !== 'each' || isTitleButton);
    },
  );
});

it('an open item has all classes of the stylesheet, a closed one has none', () => {
  expect(itemClasses(reading('one'), new Set([0]), 0)).toEqual({ open: true, active: true });
  expect(itemClasses(reading('one'), new Set([1]), 0)).toEqual({ open: false, active: false });
});
