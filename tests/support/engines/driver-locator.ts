/** Locators and handles of an engine's page, with the part of Playwright's interface that the conformance records use. */
import type { Rectangle } from './engine-driver';
import type { FindStep } from './in-page';
import { type EnginePage, expressionOf, type PageFunction } from './page-function';

/** A point in an element, in px from its corner. Default: its middle. */
interface Position {
  readonly position?: { readonly x: number; readonly y: number };
}

/** Finds elements each time it is used. */
export class DriverLocator {
  readonly #page: EnginePage;
  readonly #steps: readonly FindStep[];

  constructor(page: EnginePage, steps: readonly FindStep[]) {
    this.#page = page;
    this.#steps = steps;
  }

  page(): EnginePage {
    return this.#page;
  }

  locator(selector: string): DriverLocator {
    return this.#with(
      selector.startsWith('xpath=') ? { xpath: selector.slice('xpath='.length) } : { css: selector },
    );
  }

  getByRole(role: string): DriverLocator {
    return this.locator(`[role="${role}"]`);
  }

  and(other: DriverLocator): DriverLocator {
    return this.#with({ and: other.#steps });
  }

  or(other: DriverLocator): DriverLocator {
    return this.#with({ or: other.#steps });
  }

  nth(index: number): DriverLocator {
    return this.#with({ nth: index });
  }

  first(): DriverLocator {
    return this.nth(0);
  }

  last(): DriverLocator {
    return this.nth(-1);
  }

  async all(): Promise<DriverLocator[]> {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index));
  }

  async count(): Promise<number> {
    return Number(await this.#page.runInPage('tools.find(steps).length', null, this.#steps));
  }

  /** Waits for the element and runs a function with it. */
  async evaluate(run: PageFunction, argument?: unknown): Promise<unknown> {
    return this.#withElement(`(${expressionOf(run)})(element, tools.revive(argument))`, argument);
  }

  evaluateAll(run: PageFunction, argument?: unknown): Promise<unknown> {
    const script = `(${expressionOf(run)})(tools.find(steps), tools.revive(argument))`;
    return this.#page.runInPage(script, argument, this.#steps);
  }

  async elementHandle(): Promise<DriverHandle> {
    return new DriverHandle(this.#page, Number(await this.#withElement('tools.keep(element)', null)));
  }

  async elementHandles(): Promise<DriverHandle[]> {
    const numbers = await this.#page.runInPage('tools.find(steps).map(tools.keep)', null, this.#steps);
    return (numbers as number[]).map((number) => new DriverHandle(this.#page, number));
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.evaluate((element: Element, name: string) => element.getAttribute(name), name)) as
      string | null;
  }

  async isVisible(): Promise<boolean> {
    return (await this.and(new DriverLocator(this.#page, [{ css: ':visible' }])).count()) > 0;
  }

  async waitFor({ state = 'visible' }: { readonly state?: 'attached' | 'visible' } = {}): Promise<void> {
    const isThere = async (): Promise<boolean> =>
      state === 'attached' ? (await this.count()) > 0 : this.isVisible();
    await this.#page.until(isThere, JSON.stringify(this.#steps));
  }

  async boundingBox(): Promise<Rectangle> {
    return (await this.evaluate((element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    })) as Rectangle;
  }

  async hover(at: Position = {}): Promise<void> {
    const { x, y } = await this.#pointIn(at);
    await this.#page.mouse.move(x, y);
  }

  async click(at: Position = {}): Promise<void> {
    const { x, y } = await this.#pointIn(at);
    await this.#page.mouse.click(x, y);
  }

  async focus(): Promise<void> {
    await this.evaluate((element: HTMLElement) => element.focus());
  }

  async press(keys: string): Promise<void> {
    await this.focus();
    await this.#page.keyboard.press(keys);
  }

  async fill(text: string): Promise<void> {
    await this.focus();
    await this.evaluate((input: HTMLInputElement, text: string) => {
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
    }, text);
  }

  async setChecked(isChecked: boolean): Promise<void> {
    if ((await this.evaluate((box: HTMLInputElement) => box.checked)) !== isChecked) await this.click();
  }

  async dispatchEvent(type: string, init: Readonly<Record<string, unknown>> = {}): Promise<void> {
    await this.evaluate(
      (element: Element, [type, init]: readonly [string, WheelEventInit]) => {
        const Kind = type === 'wheel' ? WheelEvent : Event;
        element.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, composed: true, ...init }));
      },
      [type, init],
    );
  }

  /** Scrolls to the element and waits until a pointer at the point would hit it. */
  async #pointIn({ position }: Position): Promise<{ readonly x: number; readonly y: number }> {
    await this.waitFor();
    const point = await this.#page.until(
      () =>
        this.evaluate((element: Element, position: { x: number; y: number } | null) => {
          element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          const { left, top, width, height } = element.getBoundingClientRect();
          const x = left + (position?.x ?? width / 2);
          const y = top + (position?.y ?? height / 2);
          const hit = document.elementFromPoint(x, y);
          const isHit = hit && (element.contains(hit) || hit.closest('label')?.contains(element));
          return isHit ? { x, y } : null;
        }, position ?? null),
      `${JSON.stringify(this.#steps)} to receive the pointer`,
    );
    return point as { x: number; y: number };
  }

  /** Waits for the element and evaluates an expression with it, in one message. */
  async #withElement(expression: string, argument: unknown): Promise<unknown> {
    const script = `(async ([element]) => element && { value: await ${expression} })(tools.find(steps))`;
    const answer = await this.#page.until(
      () => this.#page.runInPage(script, argument, this.#steps),
      JSON.stringify(this.#steps),
    );
    return (answer as { readonly value?: unknown }).value;
  }

  #with(step: FindStep): DriverLocator {
    return new DriverLocator(this.#page, [...this.#steps, step]);
  }
}

/** A value that is kept in the page. */
export class DriverHandle {
  readonly #page: EnginePage;
  /** Its number in the page. */
  readonly number: number;

  constructor(page: EnginePage, number: number) {
    this.#page = page;
    this.number = number;
  }

  evaluate(run: PageFunction, argument?: unknown): Promise<unknown> {
    return this.#page.evaluate(`([value, argument]) => (${expressionOf(run)})(value, argument)`, [
      this,
      argument,
    ]);
  }

  boundingBox(): Promise<unknown> {
    return this.evaluate((element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  }
}
