/**
 * The React half of the runtime: makes a root for each widget, one error boundary each, and puts the server's
 * nodes back when the widget ends. A chunk shared by all widgets.
 */
import { Component, type ComponentType, type ReactNode, startTransition, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { restore, type SnapshotElement } from './snapshot';
import type { Unmount, WidgetContext, WidgetModule } from '../core/define';

/** What a widget's parser makes of an element: props for the component and, to adopt nodes, their snapshot. */
export interface Reading<P> {
  readonly props: P;
  /** Present for a widget that adopts; absent for one that works through portals or hosts a library. */
  readonly tree?: SnapshotElement;
}

let roots = 0;

/** Elements that are roots already: an editor's class can make one element two widgets. */
const adopted = new WeakSet<Element>();

/**
 * Makes a widget's chunk of a parser and a component.
 *
 * @param read reads the server's markup; throws when it cannot be this widget, and nothing has been touched then
 * @param Widget the component; rendered into the element itself when the reading has a tree, else beside the page
 */
export function reactWidget<P extends object>(
  read: (element: HTMLElement, context: WidgetContext) => Reading<P>,
  Widget: ComponentType<P>,
): WidgetModule {
  return {
    mount(element, context) {
      if (adopted.has(element)) throw new Error('another widget has these nodes');
      const { props, tree } = read(element, context);
      return mountReact(element, tree, <Widget {...props} />, context);
    },
  };
}

/** What is on its way to the page, in slices. */
export interface Mounting {
  /**
   * Resolves when all of it stands, or has been ended.
   *
   * @throws what the content throws at first
   */
  readonly whenMounted: Promise<void>;
  readonly unmount: () => void;
}

/**
 * Renders for a widget that hosts a library: what it shows goes by portals into what the library has made. In slices
 * of a few milliseconds, because it answers a visitor who may already do the next thing.
 *
 * @param element any element of the page
 * @param context of the widget, which fails when the content throws later
 */
export function mountBeside(element: HTMLElement, content: ReactNode, context: WidgetContext): Mounting {
  const { promise: whenMounted, resolve, reject } = makePromise();
  let isMounted = false;
  const onMount = (): void => {
    isMounted = true;
    resolve();
  };
  const options = rootOptions(context, (error) => {
    if (isMounted) queueMicrotask(() => context.fail(error));
    else reject(error);
  });
  const root = createRoot(element.ownerDocument.createElement('div'), options);
  startTransition(() =>
    root.render(
      <Boundary>
        {content}
        <Last onMount={onMount} />
      </Boundary>,
    ),
  );
  return {
    whenMounted,
    unmount() {
      root.unmount();
      onMount();
    },
  };
}

/** What Promise.withResolvers gives, which not all browsers have. */
function makePromise(): {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
} {
  let resolve!: () => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<void>((...settlers) => ([resolve, reject] = settlers));
  return { promise, resolve, reject };
}

/** Tells when what stands before it is on the page. */
function Last({ onMount }: { readonly onMount: () => void }): ReactNode {
  useLayoutEffect(onMount, [onMount]);
  return null;
}

function rootOptions(context: WidgetContext, onError: (error: unknown) => void): RootOptions {
  return {
    identifierPrefix: `atoll-${(roots += 1)}-`,
    onCaughtError: onError,
    onUncaughtError: onError,
    onRecoverableError: (error) => context.report('hydration_gave_up', error),
  };
}

function mountReact(
  element: HTMLElement,
  tree: SnapshotElement | undefined,
  widget: ReactNode,
  context: WidgetContext,
): Unmount {
  let isMounting = true;
  let failure: { readonly error: unknown } | undefined;
  const onError = (error: unknown): void => {
    failure ??= { error };
    // Not now: React does not let a root end itself while it renders.
    if (!isMounting) queueMicrotask(() => context.fail(error));
  };
  const options = rootOptions(context, onError);
  const content = <Boundary>{widget}</Boundary>;
  // At once, so that no other script can change the nodes between their snapshot and their adoption.
  const root = flushSync(() => {
    if (tree) return hydrateRoot(element, content, options);
    const beside = createRoot(element.ownerDocument.createElement('div'), options);
    beside.render(content);
    return beside;
  });
  isMounting = false;
  if (tree) adopted.add(element);
  const unmount: Unmount = (hasFailed) => {
    adopted.delete(element);
    root.unmount();
    if (tree) restore(tree, hasFailed);
  };
  if (failure) {
    unmount(true);
    throw failure.error;
  }
  return unmount;
}

/** Shows nothing in place of a widget that threw; its root ends right after. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
