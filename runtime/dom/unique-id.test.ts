import { expect, it, vi } from 'vitest';
import { newId } from './unique-id';

it('makes ids that differ from those of another copy of this code', async () => {
  const first = newId('tabs');
  vi.resetModules();
  const copy = await import('./unique-id');
  expect(copy.newId).not.toBe(newId);
  const ids = [first, copy.newId('tabs'), newId('tabs')];
  expect(new Set(ids).size).toBe(3);
  expect(first).toMatch(/^atoll-tabs-\d+$/);
});
