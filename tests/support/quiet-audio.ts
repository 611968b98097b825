/** An audio clip without sound, for tests of players. */
import type { Page } from 'playwright-core';

/** One second of silence, as a WAV file: 8 bits, 8000 samples. */
function silence(): Buffer {
  const SAMPLES = 8000;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + SAMPLES, 4);
  header.write('WAVEfmt ', 8);
  [16, 0x10001, SAMPLES, SAMPLES, 0x80001].forEach((value, index) =>
    header.writeUInt32LE(value, 16 + 4 * index),
  );
  header.write('data', 36);
  header.writeUInt32LE(SAMPLES, 40);
  return Buffer.concat([header, Buffer.alloc(SAMPLES, 128)]);
}

/** Answers requests for a clip with one second of silence, in a way that lets browsers seek in it. */
export async function serveSilence(page: Page, url: string): Promise<void> {
  const body = silence();
  const headers = {
    'accept-ranges': 'bytes',
    'content-range': `bytes 0-${body.length - 1}/${body.length}`,
  };
  await page.route(url, (route) => route.fulfill({ status: 206, body, headers, contentType: 'audio/wav' }));
}

/** Loads a player's clip and goes to the middle of it. */
export async function seekToMiddle(page: Page, player: string): Promise<void> {
  await page.locator(player).evaluate(async (audio: HTMLAudioElement) => {
    const loaded = new Promise((done) => audio.addEventListener('loadedmetadata', done, { once: true }));
    audio.preload = 'auto';
    audio.load();
    await loaded;
    const moved = new Promise((done) => audio.addEventListener('seeked', done, { once: true }));
    audio.currentTime = 0.5;
    await moved;
  });
}
