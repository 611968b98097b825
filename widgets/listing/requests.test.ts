/** The request of a block: TanStack Query sends, caches and aborts it (RELIABILITY 45). */
import { CancelledError } from '@tanstack/react-query';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { AjaxError } from '../../runtime/net/ajax';
import { createRequests } from './requests';
import { eventually } from '../../tests/support/eventually';

interface Sent {
  readonly body: string;
  readonly signal: AbortSignal;
  readonly answer: (response: Response) => void;
}

let sent: Sent[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const body = await request.clone().text();
    return new Promise<Response>((answer, reject) => {
      sent.push({ body, signal: request.signal, answer });
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
    });
  });
});

const startBlock = () => {
  const requests = createRequests(`${location.origin}/ajax`);
  onTestFinished(() => requests.end());
  return requests;
};

const requestOf = (name: string) => ({ fields: { action: name }, body: `action=${name}` });
const success = (content: string): Response => new Response(JSON.stringify({ status: 'success', content }));
const sentCount = (count: number) => eventually(() => expect(sent).toHaveLength(count));

it('sends a request once, and answers it again from the cache', async () => {
  const requests = startBlock();
  const first = requests.ask(requestOf('a'));
  await sentCount(1);
  sent[0]?.answer(success('One'));
  await expect(first).resolves.toMatchObject({ content: 'One' });
  expect(requests.has(requestOf('a'))).toBe(true);
  await expect(requests.ask(requestOf('a'))).resolves.toBe(await first);
  expect(sent).toHaveLength(1);
});

it('[RELIABILITY 45] aborts a request that another one replaces', async () => {
  const requests = startBlock();
  const first = requests.ask(requestOf('a')).catch((error: unknown) => error);
  await sentCount(1);
  const second = requests.ask(requestOf('b'));
  expect(await first).toBeInstanceOf(CancelledError);
  await sentCount(2);
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  sent[1]?.answer(success('Two'));
  await expect(second).resolves.toMatchObject({ content: 'Two' });
});

it('lets a press take over the prefetch of the same request', async () => {
  const requests = startBlock();
  const prefetch = requests.ask(requestOf('a'));
  await sentCount(1);
  const press = requests.ask(requestOf('a'));
  sent[0]?.answer(success('One'));
  await expect(press).resolves.toMatchObject({ content: 'One' });
  await expect(prefetch).resolves.toBe(await press);
  expect(sent).toHaveLength(1);
});

it('fails with the error of the request, and sends it again for the next press', async () => {
  const requests = startBlock();
  const first = requests.ask(requestOf('a')).catch((error: unknown) => error);
  await sentCount(1);
  sent[0]?.answer(new Response('no', { status: 500 }));
  expect(await first).toBeInstanceOf(AjaxError);
  const second = requests.ask(requestOf('a'));
  await sentCount(2);
  sent[1]?.answer(success('Two'));
  await expect(second).resolves.toMatchObject({ content: 'Two' });
});

it('caches sixteen responses, and drops the oldest', async () => {
  const requests = startBlock();
  for (let index = 0; index < 17; index += 1) {
    const asked = requests.ask(requestOf(`page-${index}`));
    await sentCount(index + 1);
    sent[index]?.answer(success(String(index)));
    await asked;
  }
  expect([0, 1, 16].map((index) => requests.has(requestOf(`page-${index}`)))).toEqual([false, true, true]);
});

it('[RELIABILITY 45] aborts the request in flight when it is dropped or its block ends', async () => {
  const requests = startBlock();
  const stops = [() => requests.drop(), () => requests.end()];
  for (const [index, stop] of stops.entries()) {
    const asked = requests.ask(requestOf('a')).catch((error: unknown) => error);
    await sentCount(index + 1);
    stop();
    expect(await asked).toBeInstanceOf(CancelledError);
    expect(sent[index]?.signal.aborted).toBe(true);
  }
});

it('requests a response again after five minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const requests = startBlock();
  const first = requests.ask(requestOf('a'));
  await sentCount(1);
  sent[0]?.answer(success('One'));
  await first;
  vi.setSystemTime(Date.now() + 299_000);
  expect(requests.has(requestOf('a'))).toBe(true);
  vi.setSystemTime(Date.now() + 2_000);
  expect(requests.has(requestOf('a'))).toBe(false);
  const second = requests.ask(requestOf('a'));
  await sentCount(2);
  sent[1]?.answer(success('Two'));
  await expect(second).resolves.toMatchObject({ content: 'Two' });
});
