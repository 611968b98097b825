/**
 * The protocol with which Firefox's own driver talks to Firefox. Its session can also be used with WebDriver BiDi. It
 * computes roles and names, which WebDriver BiDi does not.
 */
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const START_MS = 30_000;

/**
 * Connects to a Firefox that was started with `--marionette`.
 *
 * @param {number} port its preference `marionette.port`
 * @returns {Promise<(command: string, parameters: object) => Promise<unknown>>} sends a command; rejects with Firefox's
 *   error
 * @throws Error if Firefox does not answer within 30 s
 */
export async function connectMarionette(port) {
  const socket = await openSocket(port);
  /** @type {Map<number, (error: unknown, result: unknown) => void>} */
  const waiting = new Map();
  let unread = Buffer.alloc(0);
  socket.on('data', (part) => {
    unread = Buffer.concat([unread, part]);
    for (let message = takeMessage(); message; message = takeMessage()) {
      // The first message is a greeting.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      waiting.get(id)?.(error, result);
      waiting.delete(id);
    }
  });

  /** Each message begins with its length in bytes and a colon. */
  function takeMessage() {
    const colon = unread.indexOf(':');
    const end = colon + 1 + Number(unread.subarray(0, Math.max(colon, 0)));
    if (colon === -1 || unread.length < end) return undefined;
    const text = unread.subarray(colon + 1, end).toString();
    unread = unread.subarray(end);
    return JSON.parse(text);
  }

  let last = 0;
  return (command, parameters) =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, (error, result) =>
        error ? reject(new Error(`${command}: ${JSON.stringify(error)}`)) : resolve(result),
      );
      const text = JSON.stringify([0, id, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

/**
 * @param {number} port
 * @returns {Promise<import('node:net').Socket>}
 */
async function openSocket(port) {
  const end = performance.now() + START_MS;
  for (;;) {
    try {
      return await new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => resolve(socket));
        socket.on('error', reject);
      });
    } catch (error) {
      if (performance.now() > end) throw error;
      await wait(100);
    }
  }
}
