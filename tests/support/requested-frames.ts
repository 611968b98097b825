/** Measures the cost of an idle page. */
import type { Page } from 'playwright-core';

/** Counts the frames that the page requests while the browser paints fifteen. */
export const framesAsked = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const request = window.requestAnimationFrame.bind(window);
    let count = 0;
    window.requestAnimationFrame = (callback) => {
      count += 1;
      return request(callback);
    };
    for (let frame = 0; frame < 15; frame += 1) await new Promise(request);
    window.requestAnimationFrame = request;
    return count;
  });
