import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query';
import { eventually } from '../../tests/support/eventually';

afterEach(() => {
  vi.useRealTimers();
});

test('RELIABILITY 26: queries and mutations are sent even if the browser says "offline"', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries?.networkMode).toBe('always');
  expect(mutations?.networkMode).toBe('always');
});

test('nothing is sent twice', async () => {
  vi.useFakeTimers();
  const queryClient = createQueryClient();
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('no')));
  const observer = new QueryObserver(queryClient, { queryKey: ['a'], queryFn });
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(observer.getCurrentResult().error).toEqual(new Error('no'));
  expect(queryFn).toHaveBeenCalledOnce();
  leave();
});

test('nothing is requested again when the visitor or the network comes back', async () => {
  const queryClient = createQueryClient();
  queryClient.mount();
  const queryFn = vi.fn<() => Promise<number>>(async () => 1);
  const observer = new QueryObserver(queryClient, { queryKey: ['a'], queryFn });
  const leave = observer.subscribe(() => undefined);
  await eventually(() => expect(observer.getCurrentResult().data).toBe(1));
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await eventually(() => expect(queryClient.isFetching()).toBe(0));
  expect(queryFn).toHaveBeenCalledOnce();
  leave();
  queryClient.unmount();
});

test('an unused response is removed, and no timer remains', async () => {
  vi.useFakeTimers();
  const queryClient = createQueryClient();
  const observer = new QueryObserver(queryClient, { queryKey: ['a'], queryFn: async () => 1 });
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  leave();
  await vi.advanceTimersByTimeAsync(1);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
