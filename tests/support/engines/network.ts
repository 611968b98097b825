/** A network that a test can take away, for a browser whose driver cannot: an HTTP proxy that drops all connections. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy on this machine. */
export interface Network {
  /** Host and port, as in a browser's settings. */
  readonly address: string;
  readonly setOffline: (isOffline: boolean) => void;
  readonly close: () => void;
}

/** Starts a proxy for HTTP. */
export async function startNetwork(): Promise<Network> {
  let isOffline = false;
  const server = createServer((asked, answer) => {
    if (isOffline) return void answer.destroy();
    const forwarded = request(asked.url ?? '', { method: asked.method ?? 'GET', headers: asked.headers });
    forwarded.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
      response.on('error', () => answer.destroy());
    });
    forwarded.on('error', () => answer.destroy());
    answer.on('close', () => forwarded.destroy());
    return void asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    setOffline(next) {
      isOffline = next;
      if (isOffline) server.closeAllConnections();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
