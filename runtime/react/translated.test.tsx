/** Adopted nodes on a page that is translated: what has replaced a text stays, and React never fails on a text that is gone. */
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Adopted, AdoptedChildren } from './adopt';
import { reactWidget } from './mount';
import { takeSnapshot, type SnapshotElement } from './snapshot';
import { get, start, widget } from '../../tests/support/unit-runtime';
import { innerMarkup } from '../../tests/support/markup';

function Parts({ tree }: { tree: SnapshotElement }): ReactNode {
  return (
    <AdoptedChildren
      tree={tree}
      render={(node) => (node.original.matches('.part') ? <Adopted node={node} role="group" /> : undefined)}
    />
  );
}

const module = reactWidget((element) => {
  const tree = takeSnapshot(element, element.querySelectorAll('.part'));
  return { tree, props: { tree } };
}, Parts);

async function mountOn(html: string) {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  let giveUp: (error: unknown) => void = ignore;
  const started = start(
    [
      widget((element, context) => {
        giveUp = context.fail;
        return module.mount(element, context);
      }),
    ],
    `<div class="probe">${html}</div>`,
  );
  await started.settle();
  return { ...started, warn, root: get('.probe'), giveUp: () => giveUp(new Error('no more')) };
}

const ignore = (): void => undefined;

/** Replaces each text as a browser's translator does. */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const node of texts) {
    if (!(node instanceof Text) || node.data.trim() === '') continue;
    const font = document.createElement('font');
    font.append(node.data.toUpperCase());
    node.replaceWith(font);
  }
}

describe('when a translator has replaced texts', () => {
  it.each([true, false])(
    'keeps the translation on unmount, once and in its place; failed: %s',
    async (hasFailed) => {
      const complain = vi.spyOn(console, 'error').mockReturnValue();
      const { root, settle, warn, giveUp } = await mountOn(
        'zero<p>one <b class="part">x</b> two</p>three<!-- c -->',
      );
      translate(root);
      const translated = innerMarkup(root).replace(' role="group"', '');
      expect(root.textContent).toBe('ZEROONE X TWOTHREE');
      if (hasFailed) giveUp();
      else root.remove();
      await settle();
      expect(innerMarkup(root)).toBe(translated);
      expect(warn.mock.calls.map(([line]) => line as unknown)).toEqual(
        hasFailed ? ['[atoll] probe:widget_failed'] : [],
      );
      expect(complain).not.toHaveBeenCalled();
    },
  );

  it('mounts on translated markup', async () => {
    const { root, warn } = await mountOn(
      '<font><font>zero</font></font><p><b class="part"><font>x</font></b></p>',
    );
    expect(root.dataset['atollState']).toBe('ready');
    expect(root.textContent).toBe('zerox');
    expect(warn).not.toHaveBeenCalled();
  });
});
