// @vitest-environment node
/** The states of the header's menus (goodlayers-theme, sections 2.1 and 2.2). */
import { describe, expect, it } from 'vitest';
import { CLOSED_OVERLAY, nextOverlayState, type OverlayState } from './overlay-machine';
import { CLOSED, listClasses, nextPanelState, type PanelEvent, type PanelState } from './panel-machine';

const run = (...events: readonly PanelEvent[]): PanelState => events.reduce(nextPanelState, CLOSED);

describe('a sliding panel', () => {
  it('goes through its stages', () => {
    expect(run({ type: 'open' }).stage).toBe('opened');
    expect(run({ type: 'open' }, { type: 'move' }).stage).toBe('moved');
    expect(run({ type: 'open' }, { type: 'move' }, { type: 'close' }).stage).toBe('closing');
    expect(run({ type: 'open' }, { type: 'close' }, { type: 'end' }).stage).toBe('closed');
  });

  it('does not open while the page slides back', () => {
    expect(run({ type: 'open' }, { type: 'close' }, { type: 'open' }).stage).toBe('closing');
  });

  it('is not moved after it was closed', () => {
    expect(run({ type: 'open' }, { type: 'close' }, { type: 'move' }).stage).toBe('closing');
  });

  it('shows the same list again', () => {
    const closed = run({ type: 'open' }, { type: 'show', list: 2 }, { type: 'close' }, { type: 'end' });
    expect(closed).toEqual({ stage: 'closed', current: 2 });
  });
});

it('shows the lists above, and has the lists below ready beyond the edge', () => {
  // 0 > 1 > 2, and 0 > 3.
  const parents = [undefined, 0, 1, 0];
  const shown = (current: number): string[] =>
    parents.map((_, list) =>
      Object.entries(listClasses(list, current, parents))
        .flatMap(([name, isOn]) => (isOn ? [name.slice(3)] : []))
        .join(' '),
    );
  expect(shown(0)).toEqual(['opened current', '', 'hidden', '']);
  expect(shown(1)).toEqual(['opened subopened', 'opened current highest', '', 'hidden']);
  expect(shown(2)).toEqual(['opened subopened', 'opened subopened', 'opened current highest', 'hidden']);
});

const toggle = (state: OverlayState, submenu: number, rivals: readonly number[] = []): OverlayState =>
  nextOverlayState(state, { type: 'toggle', submenu, rivals });

describe('a menu over the page', () => {
  const opened = nextOverlayState(CLOSED_OVERLAY, { type: 'open' });

  it('closes the submenus beside the one that opens, which waits for them', () => {
    const first = toggle(opened, 0);
    expect([[...first.openSubmenus], first.isWaiting]).toEqual([[0], false]);
    const second = toggle(first, 1, [0, 2]);
    expect([[...second.openSubmenus], second.isWaiting]).toEqual([[1], true]);
  });

  it('closes an open submenu', () => {
    expect([...toggle(toggle(opened, 0), 0).openSubmenus]).toEqual([]);
  });

  it('closes its submenus with it, and can be opened again meanwhile', () => {
    const closing = nextOverlayState(toggle(opened, 0), { type: 'close' });
    expect([closing.stage, [...closing.openSubmenus]]).toEqual(['closing', []]);
    expect(nextOverlayState(closing, { type: 'open' }).stage).toBe('open');
  });
});
