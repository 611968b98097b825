/** The adoption primitive in the simulated DOM. adoption.browser.test.ts tests it in the production build. */
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { readFragment, readIndex } from '../../mocks/markup-index';
import { Adopted, AdoptedChildren, type RenderPart } from './adopt';
import { takeSnapshot, type SnapshotElement } from './snapshot';
import type { WidgetModule } from '../core/define';
import { reactWidget } from './mount';
import { accordions } from '../../widgets/accordion';
import { counter } from '../../widgets/counter';
import { get, setBody, start, turn, widget } from '../../tests/support/unit-runtime';
import { innerMarkup, outerMarkup } from '../../tests/support/markup';

/** The attributes that a mounted widget may write. Everything else in the page's HTML must be the server's. */
const OURS =
  / (?:data-atoll|data-atoll-state|role|tabindex|id|aria-expanded|aria-controls|aria-labelledby|aria-label|aria-hidden|aria-disabled)="[^"]*"/g;

// Essential Addons' accordion opens items on mount.
const definitions = [...accordions.filter(({ original }) => original === 'goodlayers'), counter];
// The conformance suite tests these, and widgets that adopt nothing.
const fragments = readIndex().filter(
  // A counter shows garbage in its end value as the author's text.
  ({ widget, file }) =>
    definitions.some(({ name }) => name === widget) && !file.includes('counter-2.1.7-garbage'),
);

function Parts({ tree, render }: { tree: SnapshotElement; render: RenderPart }): ReactNode {
  return <AdoptedChildren tree={tree} render={render} />;
}

/** A widget that adopts these parts and renders them. */
function adopting(selector: string, render: RenderPart = defaultPart): WidgetModule {
  return reactWidget((element) => {
    const tree = takeSnapshot(element, element.querySelectorAll(selector));
    return { tree, props: { tree, render } };
  }, Parts);
}

const defaultPart: RenderPart = (node) =>
  node.original.matches('.part') ? <Adopted node={node} role="group" /> : undefined;

async function mountOn(html: string, module = adopting('.part')) {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const started = start([widget(module.mount)], `<div class="probe">${html}</div>`);
  const root = get('.probe');
  const nodes = allNodes(root);
  await started.settle();
  return { ...started, warn, root, nodes };
}

/** A part that the widget renders as another element, which React cannot adopt. */
const inSection: RenderPart = (node) =>
  node.original.matches('.other') ? (
    <section>
      <Adopted node={node} role="group" />
    </section>
  ) : undefined;

describe('adopting the server’s nodes', () => {
  it.each(fragments)(
    'RELIABILITY 1: $file: every node is the same, and only listed attributes are new',
    async ({ file }) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      const { settle, visit } = start(definitions, readFragment(file));
      const nodes = allNodes(document.body);
      const server = innerMarkup(document.body);
      visit(document);
      await settle();
      // Two fragments lack an attribute, so that nothing mounts on them.
      expect(document.querySelectorAll('[data-atoll-state]').length > 0).toBe(!/-no-(start|end)/.test(file));

      const now = new Set(allNodes(document.body));
      expect(nodes.filter((node) => !now.has(node))).toEqual([]);
      expect(likeServer(document.body)).toBe(normal(server));
    },
  );

  it('writes attributes right after hydration, which writes none', async () => {
    const { root } = await mountOn('<p><b class="part">x</b></p>');
    expect(innerMarkup(root)).toBe('<p><b class="part" role="group">x</b></p>');
  });

  it('keeps comments, white space, styles and scripts between the parts', async () => {
    const html =
      '\n <!-- a --><style>.x{}</style> <section> <!-- b --> <b class="part"> one <!-- c --></b>\n<script type="text/plain">1</script> </section>tail<!-- d -->';
    const { root, nodes, warn } = await mountOn(html);
    expect(innerMarkup(root).replace(' role="group"', '')).toBe(html);
    expect(allNodes(root)).toEqual(nodes);
    expect(warn).not.toHaveBeenCalled();
  });

  it('keeps text that is split into several nodes, and drops only empty ones', async () => {
    setBody('');
    const module = adopting('.part');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { settle } = start([widget(module.mount)], '<div class="probe">one<b class="part">x</b></div>');
    const root = get('.probe');
    root.prepend(document.createTextNode(''), document.createTextNode('zero'));
    const [, zero, one] = root.childNodes;
    await settle();
    expect([...root.childNodes].slice(0, 2)).toEqual([zero, one]);
    expect(root.textContent).toBe('zeroonex');
    expect(warn).not.toHaveBeenCalled();
  });

  it('removes the white space between the parts of a table, and restores it without moving anything', async () => {
    let giveUp: (error: unknown) => void = ignore;
    const module = adopting('.part');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    const html =
      '<table> <thead>\n<tr> <th class="part"> A </th>\n<th>B</th> </tr> <!-- a --> </thead>\n<tbody> <tr> <td>1</td></tr>\n</tbody> </table>';
    const { settle } = start(
      [
        widget((element, context) => {
          giveUp = context.fail;
          return module.mount(element, context);
        }),
      ],
      `<div class="probe">${html}</div>`,
    );
    const root = get('.probe');
    const nodes = allNodes(root);
    await settle();
    expect(innerMarkup(root)).toBe(
      '<table><thead><tr><th class="part" role="group"> A </th><th>B</th></tr><!-- a --></thead><tbody> <tr> <td>1</td></tr>\n</tbody></table>',
    );
    expect(complain).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
    const replace = vi.spyOn(Element.prototype, 'replaceChildren');
    giveUp(new Error('no more'));
    expect(innerMarkup(root)).toBe(html);
    expect(allNodes(root)).toEqual(nodes);
    // React removes the root's children on unmount; nothing below them moves.
    expect(replace.mock.contexts).toEqual([root]);
  });

  it.each([
    '<link rel="stylesheet" href="/x.css" media="print">',
    '<link rel="prefetch" href="/x.css" crossorigin="anonymous" title="t">',
    '<meta name="x" content="y">',
    '<meta itemprop="x" content="y">',
    '<style>.y{}</style>',
    '<script async="" src="data:text/plain,1" type="text/plain"></script>',
    '<script type="application/json">{}</script>',
    '<noscript><img src="x.png"></noscript>',
    '<template><i></i></template>',
    '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
    '<img src="data:," alt="">',
    '<br>',
    '<hr>',
    '<a href="#x">link</a>',
    '<button type="button">b</button>',
    '<my-element open="">c</my-element>',
    '<iframe title="x"></iframe>',
    '<video></video>',
    '<details><summary>s</summary></details>',
    '<title>t</title>',
  ])('keeps %s beside a part, at the root and below', async (html) => {
    const part = '<b class="part">x</b>';
    const { root, nodes, warn } = await mountOn(`${html}${part}<div>${html}${part}</div>${html}`);
    expect(innerMarkup(root).replaceAll(' role="group"', '')).toBe(
      `${html}${part}<div>${html}${part}</div>${html}`,
    );
    expect(allNodes(root)).toEqual(nodes);
    expect(warn).not.toHaveBeenCalled();
  });

  it('leaves alone what other scripts do to an opaque part', async () => {
    const { root } = await mountOn('<p><b class="part">x</b></p>');
    const part = get('.part', root);
    part.append(document.createElement('i'));
    part.classList.add('theirs');
    part.dataset['theirs'] = '1';
    root.dispatchEvent(new Event('click'));
    await turn();
    expect(outerMarkup(part)).toBe('<b class="part theirs" role="group" data-theirs="1">x<i></i></b>');
  });

  it.each(['input', 'select', 'textarea'])(
    'reports the name of a form control in the structure: %s',
    async (control) => {
      const { root, warn } = await mountOn(`<p><${control}></${control}><b class="part">x</b></p>`);
      expect(root.dataset['atollState']).toBe('failed');
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        '[atoll] probe:mount_failed',
        root,
        new Error('the structure contains a form control'),
      );
      expect(get('.part', root).hasAttribute('role')).toBe(false);
    },
  );

  it('leaves form controls inside opaque parts to the page', async () => {
    const { root } = await mountOn('<p class="part"><input value="server"></p>');
    expect(root.dataset['atollState']).toBe('ready');
  });

  it('rejects a part outside the widget', () => {
    setBody('<p></p><b></b>');
    expect(() => takeSnapshot(get('p'), [get('b')])).toThrow('a part is outside its widget');
  });
});

describe('when React gives up and creates the elements again', () => {
  const html =
    '<p>a</p><div class="other keep" data-x="1">text <i>inner</i><!-- c --></div><div><b class="part"><input></b></div>';

  it('RELIABILITY 2: the content of opaque parts keeps its nodes, with typed text', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { settle } = start(
      [widget(adopting('.other,.part', inSection).mount)],
      `<div class="probe">${html}</div>`,
    );
    const kept = ['i', 'input'].map((tag) => get(tag));
    const [, input] = kept;
    if (input instanceof HTMLInputElement) input.value = 'typed';
    await settle();

    const root = get('.probe');
    expect(innerMarkup(root)).toBe(
      '<p>a</p><section><div class="other keep" data-x="1" role="group">text <i>inner</i><!-- c --></div></section><div><b class="part"><input></b></div>',
    );
    expect(['i', 'input'].map((tag) => get(tag))).toEqual(kept);
    expect(input).toMatchObject({ value: 'typed' });
    expect(root.dataset['atollState']).toBe('ready');
    expect(warn.mock.calls.map(([line]) => line as unknown)).toEqual(['[atoll] probe:hydration_gave_up']);
  });

  it('RELIABILITY 2: the content stays through later renders', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { settle, root } = await mountOn(html, adopting('.other,.part', inSection));
    for (let time = 0; time < 3; time += 1) {
      root.click();
      await settle();
    }
    expect(get('i', root).textContent).toBe('inner');
  });

  it('RELIABILITY 2: the server’s elements are restored if such a widget fails', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    let giveUp: (error: unknown) => void = ignore;
    const module = adopting('.other,.part', inSection);
    const { settle } = start(
      [
        widget((element, context) => {
          giveUp = context.fail;
          return module.mount(element, context);
        }),
      ],
      `<div class="probe">${html}</div>`,
    );
    const root = get('.probe');
    const nodes = allNodes(root);
    await settle();
    expect(allNodes(root)).not.toEqual(nodes);
    giveUp(new Error('no more'));
    expect(innerMarkup(root)).toBe(html);
    expect(allNodes(root)).toEqual(nodes);
  });

  it('RELIABILITY 2: a comment that React mistakes for its own marker loses no content', async () => {
    const { root } = await mountOn('<p>a</p><!--$--><i>b</i><!--/$--><b class="part">x<u>y</u></b>');
    expect(root.textContent).toBe('abxy');
    expect(get('.part', root).getAttribute('role')).toBe('group');
  });
});

const ignore = (): void => undefined;

function allNodes(root: Node): Node[] {
  return [...root.childNodes].flatMap((node) => [node, ...allNodes(node)]);
}

/** The HTML without the title's buttons (design, section 2.7). */
function likeServer(root: HTMLElement): string {
  const copy = root.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('no element');
  copy.querySelectorAll('span[role="button"]').forEach((button) => button.replaceWith(...button.childNodes));
  return normal(innerMarkup(copy));
}

/** HTML without Atoll's attributes; classes in one notation, because the simulated DOM rewrites them. */
function normal(html: string): string {
  return html
    .replaceAll(OURS, '')
    .replaceAll(
      / class="([^"]*)"/g,
      (_match, classes: string) => ` class="${classes.trim().split(/\s+/).join(' ')}"`,
    );
}
