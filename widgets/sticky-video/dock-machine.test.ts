// @vitest-environment node
/** Whether a sticky video may dock, and whether it is docked (essential-addons, sections 12.3 to 12.5). */
import { expect, it } from 'vitest';
import { AT_HOME, type DockEvent, nextDockState } from './dock-machine';

const after = (...events: readonly DockEvent[]) =>
  events.reduce((state, event) => nextDockState(state, event, true), AT_HOME);

it('is armed while it plays, and keeps its id when it pauses', () => {
  expect(after('play')).toEqual({ place: 'home', isArmed: true, isNamed: true, isUncovered: true });
  expect(after('play', 'pause')).toMatchObject({ isArmed: false, isNamed: true });
});

it('comes back when it is closed, and is not armed until it plays again', () => {
  expect(after('play', 'dock', 'close')).toMatchObject({ place: 'in', isArmed: false, isNamed: true });
  expect(after('play', 'dock', 'close', 'play')).toMatchObject({ place: 'in', isArmed: true });
});

it('loses its id when another video plays', () => {
  expect(after('play', 'dock', 'other-plays')).toMatchObject({ place: 'in', isArmed: false, isNamed: false });
});

it('stays in its first place until it has docked', () => {
  expect(after('play', 'undock', 'close').place).toBe('home');
});

it('is never armed if it is not sticky', () => {
  expect(nextDockState(AT_HOME, 'play', false)).toMatchObject({ isArmed: false, isNamed: false });
});
