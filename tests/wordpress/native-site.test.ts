/** A site on the machine's PHP: it starts from a snapshot, answers requests to itself, and ends with its process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, onTestFinished, test } from 'vitest';
import { nativePhp } from '../../.scripts/lib/native-php.mjs';
import { skipFor } from '../support/skip';
import { visit } from './site';

const { release, why } = nativePhp();
const script = fileURLToPath(new URL('../../.scripts/wordpress.mjs', import.meta.url));

/** Starts a site in a process of its own, prints its facts and waits. */
const CODE = `
const { demoSite, freePort, startWordPress } = await import(${JSON.stringify(script)});
const { url, log, php } = await startWordPress({ ...demoSite, port: await freePort() });
console.log(JSON.stringify({ url, log, php }));
process.stdin.resume().once('end', () => process.exit());
`;

/** Resolves with the code of the error of a connection; undefined if the port accepts it. */
const refusal = (port: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    socket.once('connect', () => {
      socket.destroy();
      resolve(undefined);
    });
  });

test('a killed process leaves no server and no files', skipFor(why), async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', CODE], {
    // The process ends with its input, so it cannot outlive a test that was stopped.
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const site = JSON.parse(String(line)) as { url: string; log: string; php: string };
  expect(site.php).toBe(`PHP ${release}`);
  const { port } = new URL(site.url);
  const folder = dirname(site.log);
  expect([await refusal(port), existsSync(folder)]).toEqual([undefined, true]);
  child.kill('SIGKILL');
  await expect.poll(() => refusal(port)).toBe('ECONNREFUSED');
  await expect.poll(() => existsSync(folder)).toBe(false);
});

test('a site of a snapshot has its own address everywhere', async () => {
  const { host } = new URL(inject('site').url);
  const { text } = await visit('demo/');
  const hosts = [...text.matchAll(/127\.0\.0\.1:\d+/g)].map(([found]) => found);
  expect(hosts.length).toBeGreaterThan(10);
  expect(new Set(hosts)).toEqual(new Set([host]));
});
