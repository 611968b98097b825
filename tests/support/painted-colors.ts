/** The colours that the browser paints, for parts that no script can reach. */
import type { Page } from 'playwright-core';

/** For edges, and for parts that are not quite opaque. */
const TOLERANCE = 40;

/** @returns how many pixels of an element's picture have about this colour */
export async function pixelsLike(page: Page, selector: string, color: string): Promise<number> {
  const picture = (await page.locator(selector).screenshot()).toString('base64');
  return page.evaluate(
    async ([picture, color, tolerance]) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0);
      const image = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!canvas) throw new Error('no canvas');
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      canvas.drawImage(image, 0, 0);
      const { data } = canvas.getImageData(0, 0, image.width, image.height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        const distances = [red, green, blue].map((part, index) => Math.abs(part - (data[at + index] ?? 0)));
        if (Math.max(...distances) <= tolerance) count += 1;
      }
      return count;
    },
    [picture, color, TOLERANCE] as const,
  );
}
