/**
 * The one QueryClient that all roots share. It must try even when the browser says "offline": a paused request
 * would never fail, and the visitor would never be told (RELIABILITY 26).
 */
import { QueryClient } from '@tanstack/react-query';

let shared: QueryClient | undefined;

/** @returns the page's client, made when it is first asked for; whoever fetches with it removes its own queries */
export function sharedQueryClient(): QueryClient {
  return (shared ??= createQueryClient());
}

/**
 * Creates the client. The owner calls `clear()` on it when the runtime ends.
 *
 * @returns a client that never retries, never refetches by itself and keeps nothing that nobody shows
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
        // The default keeps a timer for five minutes after the last widget has gone.
        gcTime: 0,
      },
      mutations: {
        networkMode: 'always',
        // A repeated mutation could send the same mail twice.
        retry: false,
        gcTime: 0,
      },
    },
  });
}
