import { type ReactNode, useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { readFragment } from '../../../mocks/markup-index';
import { Adopted, AdoptedChildren } from '../../../runtime/react/adopt';
import { takeSnapshot, type SnapshotElement } from '../../../runtime/react/snapshot';
import type { Unmount, WidgetContext } from '../../../runtime/core/define';
import { reactWidget } from '../../../runtime/react/mount';
import { subscribeDisplayClass } from '../../../runtime/page/viewport';
import { accordions } from '../../../widgets/accordion';
import { fakeMedia } from '../../support/unit-media';
import { get, setBody, start, turn, until, widget } from '../../support/unit-runtime';
import { innerMarkup, toFragment } from '../../support/markup';

/** A widget that uses one of each of the page's resources. */
function Busy({ tree, context }: { tree: SnapshotElement; context: WidgetContext }): ReactNode {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const { signal } = context;
    window.addEventListener('resize', () => setCount((before) => before + 1), { signal });
    document.addEventListener('keyup', () => setCount((before) => before + 1), { signal });
    const timer = setInterval(() => setCount((before) => before + 1), 100);
    const unsubscribe = subscribeDisplayClass(() => setCount((before) => before + 1));
    const observer = new ResizeObserver(() => setCount((before) => before + 1));
    observer.observe(tree.element);
    return () => {
      clearInterval(timer);
      unsubscribe();
      observer.disconnect();
    };
  }, [tree, context]);
  return <AdoptedChildren tree={tree} render={(node) => <Adopted node={node} data-count={count} />} />;
}

const busy = widget(
  reactWidget((element, context) => {
    const tree = takeSnapshot(element, element.querySelectorAll('b'));
    return { tree, props: { tree, context } };
  }, Busy).mount,
);

// Fifty mounts with React take seconds, on a busy machine many. The limit only ends a test that hangs.
describe('mounting and unmounting again and again', { timeout: 600_000 }, () => {
  it('RELIABILITY 5: leaves no listener, timer, observer or record behind after 50 times', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const media = fakeMedia();
    const { atoll, leftovers, settle, observers } = start([busy], '');
    await settle();
    const html = '<p class="probe">one <b>two</b></p>';
    const once = async (): Promise<void> => {
      setBody(html);
      await settle();
      expect(atoll.widgets().map(({ state }) => state)).toEqual(['ready']);
      expect(vi.getTimerCount()).toBe(1);
      expect(media.listening()).toBe(3);
      document.body.replaceChildren();
      await settle();
    };
    // React adds one listener to the document with the first root and never removes it.
    await once();
    const before = leftovers();
    expect(media.listening()).toBe(0);
    for (let time = 0; time < 50; time += 1) await once();

    const { listeners, observers: live } = leftovers();
    // Listeners on removed elements are removed with them.
    expect({ ...listeners, elements: 0 }).toEqual({ ...before.listeners, elements: 0 });
    expect(live).toBe(before.observers);
    expect(vi.getTimerCount()).toBe(0);
    expect(media.listening()).toBe(0);
    expect(observers.watched()).toBe(0);
    expect(atoll.widgets()).toEqual([]);
    vi.useRealTimers();
  });

  it.each([
    ['unprepared', false],
    ['prepared', true],
  ])(
    'RELIABILITY 5: the same nodes mount each time, %s, and collect no listeners',
    async (_how, isPrepared) => {
      // The runtime listens for the visitor's first action from the first idle period on.
      const idle: (() => void)[] = [];
      vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
      vi.stubGlobal('cancelIdleCallback', () => undefined);
      // They adopt the server's nodes. A widget that adopts none has a new root each time, which is not on the page.
      const { atoll, leftovers, observers, settle, visit } = start(accordions, '');
      const holder = document.createElement('div');
      const html =
        readFragment('goodlayers/accordion-2.1.7-nested.html') +
        readFragment('goodlayers/toggle-box-2.1.7-icon.html');
      holder.append(toFragment(html));
      const server = innerMarkup(holder);
      const nodes = allNodes(holder);
      const once = async (): Promise<void> => {
        document.body.append(holder);
        await settle();
        if (isPrepared) {
          idle.splice(0).forEach((task) => task());
          await until(() => hasStates(holder));
        }
        visit(holder);
        await settle();
        expect(atoll.widgets().map(({ state }) => state)).toEqual(['ready', 'ready', 'ready']);
        holder.remove();
        await settle();
      };
      await once();
      const before = leftovers();
      for (let time = 0; time < 50; time += 1) await once();
      expect(leftovers()).toEqual(before);
      expect(observers.watched()).toBe(0);
      expect(atoll.widgets()).toEqual([]);
      expect(allNodes(holder)).toEqual(nodes);
      expect(withoutOurs(innerMarkup(holder))).toBe(withoutOurs(server));
    },
  );
});

describe('an element that leaves the page', () => {
  it('RELIABILITY 6: its widget ends within a task, once, and its signal is aborted first', async () => {
    const unmount = vi.fn<Unmount>();
    let signal = AbortSignal.abort();
    const { atoll, settle } = start(
      [
        widget((_element, context) => {
          signal = context.signal;
          return (hasFailed) => unmount(hasFailed || !signal.aborted);
        }),
      ],
      '<div><p class="probe"></p></div>',
    );
    await settle();
    expect(signal.aborted).toBe(false);
    get('div').remove();
    await turn();
    expect(unmount.mock.calls).toEqual([[false]]);
    expect(signal.aborted).toBe(true);
    expect(atoll.widgets()).toEqual([]);
  });

  it('RELIABILITY 6: an element that is removed and inserted again within a task keeps its root', async () => {
    const mount = vi.fn<() => Unmount>();
    const unmount = vi.fn<Unmount>();
    mount.mockReturnValue(unmount);
    const { atoll, settle } = start([widget(mount)], '<i></i><p class="probe"></p><u></u>');
    await settle();
    const element = get('.probe');
    get('u').append(element);
    await settle();
    element.remove();
    get('i').append(element);
    await settle();
    expect(mount).toHaveBeenCalledOnce();
    expect(unmount).not.toHaveBeenCalled();
    expect(atoll.widgets()).toMatchObject([{ element, state: 'ready' }]);
  });

  it('mounts again when it comes back later', async () => {
    const unmount = vi.fn<Unmount>();
    const mount = vi.fn<() => Unmount>().mockReturnValue(unmount);
    const { settle } = start([widget(mount)], '<p class="probe"></p>');
    await settle();
    const element = get('.probe');
    element.remove();
    await settle();
    document.body.append(element);
    await settle();
    expect(mount).toHaveBeenCalledTimes(2);
    expect(unmount).toHaveBeenCalledTimes(1);
  });

  it('releases an element that was still waiting', async () => {
    const mount = vi.fn<() => void>();
    const { atoll, observers, settle } = start([widget(mount, { when: 'visible' })], '<p class="probe"></p>');
    get('.probe').remove();
    await settle();
    expect(observers.watched()).toBe(0);
    expect(atoll.widgets()).toEqual([]);
  });

  it('mounts nothing if its code loads too late, and `settled` does not wait for it', async () => {
    const mount = vi.fn<() => void>();
    let arrive: (module: { mount: () => void }) => void = mount;
    const load = (): Promise<{ mount: () => void }> =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    const { settle } = start([widget(mount, { load })], '<p class="probe"></p>');
    get('.probe').remove();
    await settle();
    arrive({ mount });
    await settle();
    expect(mount).not.toHaveBeenCalled();
  });

  it('does not prevent its neighbours’ unmount if its own throws', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const ended = vi.fn<Unmount>();
    const { atoll, settle } = start(
      [
        widget((element) => (hasFailed) => {
          if (element.id === 'a') throw new Error('cannot end');
          ended(hasFailed);
        }),
      ],
      '<div><p class="probe" id="a"></p><p class="probe" id="b"></p></div>',
    );
    await settle();
    get('div').remove();
    await settle();
    expect(ended).toHaveBeenCalledOnce();
    expect(atoll.widgets()).toEqual([]);
  });
});

describe('elements that come later', () => {
  it('mounts widgets in added nodes, however deep', async () => {
    const mount = vi.fn<() => void>();
    const { settle } = start([widget(mount)], '');
    setBody('<div><p class="probe"></p></div><p class="probe"></p>');
    await settle();
    expect(mount).toHaveBeenCalledTimes(2);
  });

  it('skips removed nodes and text', async () => {
    const mount = vi.fn<() => void>();
    const { atoll, settle } = start([widget(mount)], '');
    setBody('text<p class="probe"></p>');
    setBody('text');
    await settle();
    expect(mount).not.toHaveBeenCalled();
    expect(atoll.widgets()).toEqual([]);
  });

  it('`scan` finds an element again without mounting it twice', async () => {
    const mount = vi.fn<() => void>();
    const { atoll, settle } = start([widget(mount)], '<p class="probe"></p>');
    atoll.scan(document);
    atoll.scan(get('.probe'));
    await settle();
    expect(mount).toHaveBeenCalledOnce();
  });

  it('a widget can have the nodes it adds scanned through its context', async () => {
    const inner = vi.fn<() => void>();
    const outer = widget(
      (element, { scan }) => {
        const part = document.createElement('div');
        const probe = document.createElement('p');
        probe.className = 'probe';
        part.append(probe);
        element.append(part);
        scan(part);
      },
      { name: 'outer', selector: '.outer' },
    );
    const { settle } = start([outer, widget(inner)], '<div class="outer"></div>');
    await settle();
    expect(inner).toHaveBeenCalledOnce();
  });
});

/** Whether the accordions in a part of the page have their states. */
function hasStates(holder: Element): boolean {
  const items = [...holder.querySelectorAll('.gdlr-core-accordion-item')];
  return items.every((item) => item.querySelector('[aria-expanded]') !== null);
}

function allNodes(root: Node): Node[] {
  return [...root.childNodes].flatMap((node) => [node, ...allNodes(node)]);
}

/**
 * Without the attributes of Atoll's states, and with normalised classes: the simulated DOM rewrites the attribute
 * when a missing class is removed, which browsers do not.
 */
function withoutOurs(html: string): string {
  return html
    .replaceAll(/ data-atoll(-state)?="[^"]*"/g, '')
    .replaceAll(
      / class="([^"]*)"/g,
      (_match, classes: string) => ` class="${classes.trim().split(/\s+/).join(' ')}"`,
    );
}
