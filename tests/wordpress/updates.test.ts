/** What happens when plugins are updated. */
import { expect, test } from 'vitest';
import { visit } from './site';

async function purges(): Promise<number> {
  const { scripts } = await visit('?fixture=purges');
  return Number(scripts.find(({ id }) => id === 'fixture-purges')?.text);
}

test('an update of Atoll purges the page caches, and an update of another plugin does not', async () => {
  const before = await purges();
  await visit('?fixture=updated&plugin=other/other.php');
  expect(await purges()).toBe(before);
  await visit('?fixture=updated&plugin=atoll/atoll.php');
  expect(await purges()).toBe(before + 1);
});
