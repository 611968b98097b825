/** RELIABILITY 3: one broken widget does not affect others, and leaves only the server's markup. */
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { readFragment, readIndex } from '../../../mocks/markup-index';
import { Adopted, AdoptedChildren, useIsLive } from '../../../runtime/react/adopt';
import { takeSnapshot, type SnapshotElement } from '../../../runtime/react/snapshot';
import type { WidgetModule } from '../../../runtime/core/define';
import { reactWidget } from '../../../runtime/react/mount';
import { get, start, turn, widget } from '../../support/unit-runtime';
import { innerMarkup, toFragment } from '../../support/markup';

const ACCORDIONS = readIndex()
  .filter((entry) => entry.widget === 'accordion')
  .map(({ file }) => file)
  .slice(0, 10);

/** Where a component can throw. */
type Place = 'render' | 'second rendering' | 'layout effect' | 'effect' | 'event' | 'child';

function Broken({ tree, place }: { tree: SnapshotElement; place: Place | undefined }): ReactNode {
  const [wasPressed, setPressed] = useState(false);
  explode('render', place);
  if (wasPressed) explode('event', place);
  useLayoutEffect(() => explode('layout effect', place), [place]);
  useEffect(() => explode('effect', place), [place]);
  const press = (): void => setPressed(true);
  const render = (node: SnapshotElement): ReactNode => (
    <>
      <Adopted node={node} role="button" tabIndex={0} classes={{ touched: true }} onClick={press} />
      {place === 'child' && <Bomb />}
      <Later place={place} />
    </>
  );
  return <AdoptedChildren tree={tree} render={render} />;
}

function explode(where: Place, place: Place | undefined): void {
  if (place === where) throw new Error(`broken in ${where}`);
}

function Later({ place }: { place: Place | undefined }): ReactNode {
  if (useIsLive()) explode('second rendering', place);
  return null;
}

function Bomb(): ReactNode {
  throw new Error('broken in child');
}

function broken(isBroken: (element: HTMLElement) => Place | undefined): WidgetModule {
  return reactWidget((element) => {
    const tree = takeSnapshot(element, element.querySelectorAll('h4,h3,h5,h6'));
    return { tree, props: { tree, place: isBroken(element) } };
  }, Broken);
}

const page = ACCORDIONS.map((file, index) => `<section id="s${index}">${readFragment(file)}</section>`).join(
  '',
);
const rootOf = (index: number): HTMLElement => get('.gdlr-core-accordion-item', get(`#s${index}`));
const serverHtml = (index: number): string => {
  const section = document.createElement('section');
  section.append(toFragment(readFragment(ACCORDIONS[index] ?? '')));
  return innerMarkup(section);
};

const ignore = (): void => undefined;

const breakOnA = (element: HTMLElement): void => {
  if (element.id === 'a') throw new Error('broken');
};

describe('ten widgets, one of which throws', () => {
  const places: Place[] = ['render', 'second rendering', 'layout effect', 'effect', 'event', 'child'];
  const cases = ACCORDIONS.flatMap((file, index) =>
    places
      .filter((_place, at) => at === index % places.length || index < 2)
      .map((place) => ({ file, index, place })),
  );

  it('has ten fixtures to try', () => expect(ACCORDIONS).toHaveLength(10));

  it.each(cases)(
    'RELIABILITY 3: $file, broken in $place: nine are ready, its markup is the server’s, one report',
    async ({ index, place }) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      const error = vi.spyOn(console, 'error').mockReturnValue();
      const module = broken((element) => (rootOf(index) === element ? place : undefined));
      const { atoll, settle } = start(
        [widget(module.mount, { name: 'thrower', selector: 'section > .gdlr-core-accordion-item' })],
        page,
      );
      const nodes = allNodes(rootOf(index));
      await settle();
      if (place === 'event') get('h4,h3,h5,h6', rootOf(index)).click();
      await turn();
      await turn();

      expect(atoll.widgets().map(({ state }) => state)).toEqual(
        ACCORDIONS.map((_file, at) => (at === index ? 'failed' : 'ready')),
      );
      const root = rootOf(index);
      expect(root.dataset).toMatchObject({ atoll: 'thrower', atollState: 'failed' });
      delete root.dataset['atoll'];
      delete root.dataset['atollState'];
      expect(innerMarkup(get(`#s${index}`))).toBe(serverHtml(index));
      expect(allNodes(root)).toEqual(nodes);
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/^\[atoll] thrower:(mount|widget)_failed$/),
        root,
        new Error(`broken in ${place}`),
      );
      expect(error).not.toHaveBeenCalled();
    },
  );
});

describe('a widget without React that breaks', () => {
  it('fails if its module throws, and its neighbours mount', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { atoll, settle } = start(
      [widget(breakOnA)],
      '<p class="probe" id="a"></p><p class="probe" id="b"></p>',
    );
    await settle();
    expect(atoll.widgets().map(({ state }) => state)).toEqual(['failed', 'ready']);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      '[atoll] probe:mount_failed',
      get('#a'),
      new Error('broken'),
    );
  });

  it('ends if it fails later: signal aborted, markup restored, one event', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const ended: unknown[] = [];
    let giveUp: (error: unknown) => void = ignore;
    const { atoll, settle } = start(
      [
        widget((_element, { fail, signal }) => {
          giveUp = fail;
          return (hasFailed) => ended.push([hasFailed, signal.aborted]);
        }),
      ],
      '<p class="probe"></p>',
    );
    const events: unknown[] = [];
    get('.probe').addEventListener('atoll:error', (event) => events.push(event.cancelable));
    await settle();
    giveUp(new Error('no more'));
    giveUp(new Error('still no more'));
    expect(ended).toEqual([[true, true]]);
    expect(events).toEqual([true]);
    expect(atoll.widgets()[0]?.state).toBe('failed');
  });

  it('ends if it fails while it mounts, after what it had started', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const ended: unknown[] = [];
    const { atoll, settle } = start(
      [
        widget((_element, { fail }) => {
          fail(new Error('no'));
          return (hasFailed) => ended.push(hasFailed);
        }),
      ],
      '<p class="probe"></p>',
    );
    await settle();
    expect(ended).toEqual([true]);
    expect(atoll.widgets()[0]?.state).toBe('failed');
    expect(get('.probe').dataset['atollState']).toBe('failed');
  });

  it('reports the failure even if its unmount throws', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    let giveUp: (error: unknown) => void = ignore;
    const { settle } = start(
      [
        widget((_element, { fail }) => {
          giveUp = fail;
          return () => {
            throw new Error('cannot end');
          };
        }),
      ],
      '<p class="probe"></p>',
    );
    const heard = vi.fn<() => void>();
    get('.probe').addEventListener('atoll:error', heard);
    await settle();
    expect(() => giveUp(new Error('no more'))).not.toThrow();
    expect(heard).toHaveBeenCalledOnce();
    expect(warn.mock.calls.map(([line]) => line as unknown)).toContain('[atoll] probe:widget_failed');
  });
});

function allNodes(root: Node): Node[] {
  return [...root.childNodes].flatMap((node) => [node, ...allNodes(node)]);
}

it('[RELIABILITY 3] an element with the classes of two widgets belongs to the first, with a report', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const press = vi.fn<(name: string) => void>();
  const named = (name: string): WidgetModule =>
    reactWidget(
      (element) => {
        const tree = takeSnapshot(element, element.querySelectorAll('h3'));
        return { tree, props: { tree, onPress: () => press(name) } };
      },
      ({ tree, onPress }: { tree: SnapshotElement; onPress: () => void }) => (
        <AdoptedChildren tree={tree} render={(node) => <Adopted node={node} onClick={onPress} />} />
      ),
    );
  const { atoll, settle } = start(
    ['one', 'two'].map((name) => widget(named(name).mount, { name, selector: `.${name}` })),
    '<div class="one two"><h3>Title</h3></div>',
  );
  await settle();
  expect(atoll.widgets().map(({ name, state }) => `${name} ${state}`)).toEqual(['one ready', 'two failed']);
  expect(warn.mock.calls.map(([line]) => String(line))).toEqual([
    expect.stringContaining('two:mount_failed'),
  ]);
  get('h3').click();
  await turn();
  expect(press.mock.calls).toEqual([['one']]);
});
