/**
 * The React half of the runtime: makes a root for each widget, one error boundary each, and puts the server's
 * nodes back when the widget ends. A chunk shared by all widgets.
 */
import { Component, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { restore, type MirrorElement } from './adopt-mirror';
import type { Unmount, WidgetContext, WidgetModule } from './define';

/** What a widget's parser makes of an element: props for the component and, to adopt nodes, their picture. */
export interface Reading<P> {
  readonly props: P;
  /** Present for a widget that adopts; absent for one that works through portals or hosts a library. */
  readonly tree?: MirrorElement;
}

let roots = 0;

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
      const { props, tree } = read(element, context);
      return mountReact(element, tree, <Widget {...props} />, context);
    },
  };
}

/**
 * Renders for a widget that hosts a library: what it shows goes by portals into what the library has made.
 *
 * @param element any element of the page
 * @param context of the widget, which fails when the content throws later
 * @throws what the content throws at first
 */
export function mountBeside(element: HTMLElement, content: ReactNode, context: WidgetContext): Unmount {
  return mountReact(element, undefined, content, context);
}

function mountReact(
  element: HTMLElement,
  tree: MirrorElement | undefined,
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
  const options: RootOptions = {
    identifierPrefix: `atoll-${(roots += 1)}-`,
    onCaughtError: onError,
    onUncaughtError: onError,
    onRecoverableError: (error) => context.report('hydration_gave_up', error),
  };
  const content = <Boundary>{widget}</Boundary>;
  // At once, so that no other script can change the nodes between their picture and their adoption.
  const root = flushSync(() => {
    if (tree) return hydrateRoot(element, content, options);
    const beside = createRoot(element.ownerDocument.createElement('div'), options);
    beside.render(content);
    return beside;
  });
  isMounting = false;
  const unmount: Unmount = (hasFailed) => {
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
