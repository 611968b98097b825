/**
 * The QueryClient that all widgets share. It sends requests even if the browser reports that it is offline: a paused
 * request would never fail, and the visitor would never see an error (RELIABILITY 26).
 */
import { QueryClient } from '@tanstack/react-query';

let shared: QueryClient | undefined;

/** @returns the page's client, created on the first call. Callers must remove their own queries */
export function sharedQueryClient(): QueryClient {
  return (shared ??= createQueryClient());
}

/**
 * Creates a client. The caller must call `clear()` on it when the runtime ends.
 *
 * @returns a client that never retries or refetches automatically, and drops unused data immediately
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
        staleTime: Infinity,
        // By default, a timer runs for five minutes after the last widget was unmounted.
        gcTime: 0,
      },
      mutations: {
        networkMode: 'always',
        // A retried mutation could send the same email twice.
        retry: false,
        gcTime: 0,
      },
    },
  });
}
