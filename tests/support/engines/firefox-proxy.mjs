#!/usr/bin/env node
/**
 * Starts Firefox for Playwright, which speaks WebDriver BiDi with it, and answers the commands that an installed Firefox
 * does not know yet. Playwright starts this file in place of Firefox; ATOLL_FIREFOX is the path of Firefox.
 *
 * With ATOLL_MARIONETTE, a port, the session is one of Marionette, and a second client can send commands of Marionette
 * to the path /marionette on the port ATOLL_FIREFOX_PORT.
 */
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';
import { connectMarionette } from './marionette.mjs';

/**
 * Playwright sends these commands to every Firefox, but an older Firefox does not know them. Without emulated features,
 * pages are shown with the defaults. Without data collectors, the bodies of responses cannot be read.
 */
const MAY_BE_UNKNOWN = /^(?:emulation\.|browser\.setDownloadBehavior$|network\.addDataCollector$)/;

/** Contains the one value that Playwright reads: the ID of a data collector. */
const RESULT_IF_UNKNOWN = { collector: 'none' };

const MARIONETTE_PORT = Number(process.env['ATOLL_MARIONETTE'] ?? 0);
const PORT = Number(process.env['ATOLL_FIREFOX_PORT'] ?? 0);

/** @type {import('node:child_process').ChildProcess} */
const firefox = spawn(process.env['ATOLL_FIREFOX'] ?? 'firefox', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe', 'inherit', 'inherit'],
});
const marionette = MARIONETTE_PORT ? connectMarionette(MARIONETTE_PORT) : undefined;

firefox.stderr?.on('data', (chunk) => {
  const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(String(chunk)) ?? [];
  if (address === undefined) {
    process.stderr.write(chunk);
    return;
  }
  const server = new WebSocketServer({ port: PORT, host: '127.0.0.1' });
  server.on('connection', (client, { url }) => {
    if (url === '/marionette') serveMarionette(client);
    else if (marionette) connectToSession(client);
    else connect(client, address + url);
  });
  server.on('listening', () => {
    const place = server.address();
    const port = place && typeof place === 'object' ? place.port : 0;
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
});
firefox.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => firefox.kill());

/**
 * Starts a session of Marionette when Playwright asks for a session, and connects Playwright to it.
 *
 * @param {WebSocket} client Playwright
 */
function connectToSession(client) {
  client.once('message', async (data) => {
    const { id, params } = JSON.parse(textOf(data));
    const send = await marionette;
    const result = /** @type {{ capabilities: { webSocketUrl: string } }} */ (
      await send?.('WebDriver:NewSession', params.capabilities.alwaysMatch)
    );
    connect(client, result.capabilities.webSocketUrl);
    client.send(JSON.stringify({ type: 'success', id, result }));
  });
}

/**
 * Answers commands of Marionette.
 *
 * @param {WebSocket} client sends `{ id, command, parameters }`, and gets `{ id, error }` or `{ id, result }`
 */
function serveMarionette(client) {
  client.on('message', async (data) => {
    const { id, command, parameters } = JSON.parse(textOf(data));
    const send = await marionette;
    try {
      client.send(JSON.stringify({ id, result: await send?.(command, parameters) }));
    } catch (error) {
      client.send(JSON.stringify({ id, error: String(error) }));
    }
  });
}

/**
 * @param {WebSocket} client Playwright
 * @param {string} address the address of Firefox
 */
function connect(client, address) {
  const browser = new WebSocket(address);
  /** @type {string[]} */
  const waiting = [];
  /** @type {Set<number>} */
  const replaceable = new Set();
  browser.on('open', () => waiting.splice(0).forEach((text) => browser.send(text)));
  browser.on('message', (data) => {
    const text = textOf(data);
    const { id, error } = replaceable.size > 0 ? JSON.parse(text) : {};
    const isReplaced = replaceable.delete(id) && error === 'unknown command';
    client.send(isReplaced ? JSON.stringify({ type: 'success', id, result: RESULT_IF_UNKNOWN }) : text);
  });
  browser.on('close', () => client.close());
  client.on('close', () => browser.close());
  client.on('message', (data) => {
    const text = textOf(data);
    const { id, method } = JSON.parse(text);
    if (MAY_BE_UNKNOWN.test(method)) replaceable.add(id);
    if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else waiting.push(text);
  });
}

/** @param {import('ws').RawData} data the parts of a message */
function textOf(data) {
  return Buffer.concat([data].flat().map((part) => Buffer.from(/** @type {Uint8Array} */ (part)))).toString();
}
