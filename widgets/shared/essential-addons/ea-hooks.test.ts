/** The registry of actions that replaces the original's (essential-addons, section 1.6). */
import { afterEach, expect, it, vi } from 'vitest';
import { eaHooks } from './ea-hooks';

afterEach(() => {
  Reflect.deleteProperty(window, 'ea');
  Reflect.deleteProperty(window, 'eael');
});

it('runs the actions of a hook by priority, with the caller’s arguments', () => {
  const heard: unknown[] = [];
  const hooks = eaHooks();
  hooks.addAction('shown', 'late', (value) => heard.push(['late', value]), 20);
  hooks.addAction('shown', 'early', (value) => heard.push(['early', value]));
  hooks.addAction('hidden', 'early', () => heard.push('wrong hook'));
  hooks.doAction('shown', 7);
  expect(heard).toEqual([
    ['early', 7],
    ['late', 7],
  ]);
});

it('removes the actions of one script and keeps those of the others', () => {
  const [ours, theirs] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const hooks = eaHooks();
  hooks.addAction('shown', 'ours', ours);
  hooks.addAction('shown', 'theirs', theirs);
  hooks.removeAction('shown', 'ours');
  hooks.doAction('shown');
  expect(ours).not.toHaveBeenCalled();
  expect(theirs).toHaveBeenCalledOnce();
});

it('uses the registry that the page already has', () => {
  const hooks = eaHooks();
  expect(eaHooks()).toBe(hooks);
});
