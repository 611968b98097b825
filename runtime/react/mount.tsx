/**
 * The React part of the runtime: creates a root with an error boundary for each widget, and restores the server's nodes
 * when the widget is unmounted. All React widgets share this chunk.
 */
import { newId } from '../dom/unique-id';
import {
  Component,
  type ComponentType,
  Fragment,
  type ReactNode,
  startTransition,
  StrictMode,
  useLayoutEffect,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { withFewListeners } from './events';
import { prepareRemoval, restore, type SnapshotElement, takeSnapshot } from './snapshot';
import type { PrepareModule, Unmount, WidgetContext, WidgetModule } from '../core/define';

/**
 * The result of a widget's parser: props for the component and, if it adopts nodes, their snapshot. Absent if the widget
 * only uses portals or hosts a library.
 */
export interface Reading<P> {
  readonly props: P;
  readonly tree?: SnapshotElement;
}

/** The result of a parser that also prepares the elements, without React: the snapshot is taken when the widget mounts. */
export interface PartsReading<P> {
  readonly props: Omit<P, 'tree'>;
  /** The elements that the widget changes. */
  readonly parts: Iterable<Element>;
}

/** In the gallery and in unit tests, React mounts every component twice to find effects that leave something behind. */
const Mode = process.env.NODE_ENV === 'production' ? Fragment : StrictMode;

/** Elements that already are roots. With an editor's custom class, an element can match two widgets. */
const adopted = new WeakSet<Element>();

/**
 * Creates a widget module from a parser that names the parts to adopt, and a component with their snapshot as `tree`.
 *
 * @param read parses the markup without changing it, whether the elements are prepared or not; throws if the markup is
 *   not this widget
 * @param Widget the component; hydrates the element
 */
export function partsWidget<P extends { readonly tree: SnapshotElement }>(
  read: (element: HTMLElement, context: WidgetContext) => PartsReading<P>,
  Widget: ComponentType<P>,
): WidgetModule {
  return reactWidget((element, context) => {
    const { props, parts } = read(element, context);
    const tree = takeSnapshot(element, parts);
    return { tree, props: { ...props, tree } as P };
  }, Widget);
}

/**
 * Creates a widget module from a parser and a component.
 *
 * @param read parses the server's markup without changing it; throws if the markup is not this widget
 * @param Widget the component; hydrates the element if `read` returns a tree, else renders into a detached element
 */
export function reactWidget<P extends object>(
  read: (element: HTMLElement, context: WidgetContext) => Reading<P>,
  Widget: ComponentType<P>,
): WidgetModule {
  return {
    mount(element, context) {
      if (adopted.has(element)) throw new Error('another widget has adopted this element');
      const { props, tree } = read(element, context);
      return mountReact(element, tree, <Widget {...props} />, context);
    },
  };
}

/**
 * Creates a widget module from a component that takes over what the preparation of the widget has made.
 *
 * @param find returns the component's props, undefined if the element is not prepared
 * @param prepare of the widget, because a visitor may be faster than the preparation
 */
export function preparedWidget<P extends object>(
  find: (element: HTMLElement) => P | undefined,
  prepare: PrepareModule['prepare'],
  Widget: ComponentType<P>,
): WidgetModule {
  const widget = reactWidget((element) => {
    const props = find(element);
    if (!props) throw new Error('the widget is not prepared');
    return { props };
  }, Widget);
  return {
    mount(element, context) {
      const undo = find(element) ? undefined : prepare(element, { ...context, mountNow: () => undefined });
      try {
        const unmount = widget.mount(element, context);
        return (hasFailed) => {
          unmount?.(hasFailed);
          undo?.();
        };
      } catch (error) {
        undo?.();
        throw error;
      }
    },
  };
}

/** Content that is being rendered in time slices. */
export interface Mounting {
  /**
   * Resolves when all content is mounted, or was unmounted.
   *
   * @throws the error of the first render
   */
  readonly whenMounted: Promise<void>;
  readonly unmount: () => void;
}

/**
 * Renders content for a widget that hosts a library, with portals into the library's elements. Renders in slices of a
 * few milliseconds, so that the page keeps responding to input.
 *
 * @param element any element of the page
 * @param context the widget's context; the widget fails if the content throws after mounting
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
  const root = createDetachedRoot(element, options);
  startTransition(() =>
    root.render(
      <Mode>
        <Boundary>
          {content}
          <Last onMount={onMount} />
        </Boundary>
      </Mode>,
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

/** Replaces Promise.withResolvers, which not all supported browsers have. */
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

/** Calls `onMount` when its preceding siblings are on the page. */
function Last({ onMount }: { readonly onMount: () => void }): ReactNode {
  useLayoutEffect(onMount, [onMount]);
  return null;
}

function rootOptions(context: WidgetContext, onError: (error: unknown) => void): RootOptions {
  return {
    identifierPrefix: `${newId('root')}-`,
    onCaughtError: onError,
    onUncaughtError: onError,
    onRecoverableError: (error) => context.report('hydration_gave_up', error),
  };
}

/** Creates a root in an element that is not on the page. */
function createDetachedRoot({ ownerDocument }: HTMLElement, options: RootOptions): Root {
  const container = ownerDocument.createElement('div');
  return withFewListeners(container, () => createRoot(container, options));
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
    // Deferred, because a root cannot be unmounted while it renders.
    if (!isMounting) queueMicrotask(() => context.fail(error));
  };
  const options = rootOptions(context, onError);
  const content = (
    <Mode>
      <Boundary>{widget}</Boundary>
    </Mode>
  );
  // Synchronous, so that no other script can change the nodes between the snapshot and the adoption.
  const root = flushSync(() => {
    if (tree) return withFewListeners(element, () => hydrateRoot(element, content, options));
    const beside = createDetachedRoot(element, options);
    beside.render(content);
    return beside;
  });
  isMounting = false;
  if (tree) adopted.add(element);
  const unmount: Unmount = (hasFailed) => {
    adopted.delete(element);
    const standing = tree && prepareRemoval(tree);
    root.unmount();
    if (standing) restore(tree, hasFailed, standing);
  };
  if (failure) {
    unmount(true);
    throw failure.error;
  }
  return unmount;
}

/** Renders nothing after an error. The root is unmounted right after. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
