import { describe, expect, it, vi } from 'vitest';
import type { PrepareModule, WidgetDefinition, WidgetModule } from './define';
import { createVisit } from './visit';
import { get, start, widget } from '../../tests/support/unit-runtime';
import { eventually } from '../../tests/support/eventually';

const PAGE = '<p class="probe"><b>text</b></p><i>beside</i>';

/** A widget that waits for the visitor's first action. */
const visited = (more: Partial<WidgetDefinition> = {}) => {
  const mount = vi.fn<WidgetModule['mount']>();
  return { mount, definition: widget(mount, { when: 'visit', replays: {}, ...more }) };
};

/** Puts an idle callback into the simulated window, which has none. @returns runs it */
const stubIdle = (): (() => void) => {
  const tasks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => tasks.push(task));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  return () => tasks.splice(0).forEach((task) => task());
};

it('counts an action before the page is scanned', () => {
  const callback = vi.fn<() => void>();
  const whenVisited = createVisit(document);
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  whenVisited(callback);
  expect(callback).toHaveBeenCalledOnce();
});

const entries = (name: string) => [{ name } as PerformanceNavigationTiming];

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

it('counts an address that names words, which a closed menu may have', async () => {
  const callback = vi.fn<() => void>();
  const navigation = vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue(entries('https://example.org/'));
  createVisit(document)(callback);
  await frame();
  expect(callback).not.toHaveBeenCalled();
  navigation.mockReturnValue(entries('https://example.org/#:~:text=open%20day'));
  createVisit(document)(callback);
  await frame();
  expect(callback).toHaveBeenCalledOnce();
  navigation.mockRestore();
});

describe('a `visit` widget', () => {
  it.each(['mousemove', 'keydown', 'scroll', 'focusin', 'click'])(
    'is mounted after a %s anywhere on the page, once',
    async (type) => {
      const { mount, definition } = visited();
      const { settle } = start([definition], PAGE);
      await settle();
      expect(mount).not.toHaveBeenCalled();
      get('i').dispatchEvent(new Event(type, { bubbles: true }));
      get('i').dispatchEvent(new Event(type, { bubbles: true }));
      await settle();
      expect(mount).toHaveBeenCalledOnce();
    },
  );

  it('is not mounted while the page is laid out below a pointer at rest', async () => {
    const { mount, definition } = visited();
    const { settle } = start([definition], PAGE);
    const move = (movementX: number) => {
      const event = new MouseEvent('mousemove', { bubbles: true, movementX });
      Object.defineProperty(event, 'isTrusted', { value: true });
      get('i').dispatchEvent(event);
      return settle();
    };
    await move(0);
    expect(mount).not.toHaveBeenCalled();
    await move(1);
    expect(mount).toHaveBeenCalledOnce();
  });

  it('is mounted on a page that is already scrolled', async () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
    const { mount, definition } = visited();
    const { settle } = start([definition], PAGE);
    vi.stubGlobal('scrollY', 400);
    frames.forEach((frame) => frame());
    await settle();
    expect(mount).toHaveBeenCalledOnce();
  });

  it('is mounted on a page with a fragment in its address', async () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
    const { mount, definition } = visited();
    const { settle } = start([definition], PAGE);
    location.hash = 'menu';
    frames.forEach((frame) => frame());
    await settle();
    history.replaceState(null, '', location.pathname);
    expect(mount).toHaveBeenCalledOnce();
  });

  it('is mounted at once if it is added after the first action', async () => {
    const { mount, definition } = visited();
    const { settle } = start([definition], PAGE);
    await settle();
    get('i').click();
    await settle();
    document.body.append(Object.assign(document.createElement('p'), { className: 'probe' }));
    await settle();
    expect(mount).toHaveBeenCalledTimes(2);
  });

  it('is mounted in idle time on a page with the content that it names, and on no other', async () => {
    const idle = stubIdle();
    const here = visited({ idleWith: 'i' });
    const elsewhere = visited({ name: 'elsewhere', idleWith: 'u' });
    const { settle } = start([here.definition, elsewhere.definition], PAGE);
    idle();
    await settle();
    expect(here.mount).toHaveBeenCalledOnce();
    expect(elsewhere.mount).not.toHaveBeenCalled();
  });
});

it('a widget that fetches nothing before the visitor’s first action is prepared after it, but not by scrolling', async () => {
  const idle = stubIdle();
  const prepare = vi.fn<PrepareModule['prepare']>(() => () => undefined);
  const { definition } = visited({
    when: 'interaction',
    fetch: 'visit',
    prepare: () => Promise.resolve({ prepare }),
  });
  const { settle } = start([definition], PAGE);
  idle();
  await settle();
  expect(prepare).not.toHaveBeenCalled();
  // A finger that scrolls needs no menu.
  for (const type of ['touchstart', 'pointerdown', 'pointermove', 'scroll', 'wheel'])
    get('i').dispatchEvent(new Event(type, { bubbles: true }));
  await settle();
  expect(prepare).not.toHaveBeenCalled();
  get('i').dispatchEvent(new Event('mousemove', { bubbles: true }));
  await eventually(() => expect(prepare).toHaveBeenCalledOnce());
});
