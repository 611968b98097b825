/** Every widget that can be prepared: what its elements say before React is loaded is what they say when it is mounted. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readFragment, readIndex } from '../../../mocks/markup-index';
import { definitions } from '../../support/definitions';
import { innerMarkup } from '../../support/markup';
import { unitContext } from '../../support/unit-context';
import { fakeMedia } from '../../support/unit-media';
import { setBody } from '../../support/unit-runtime';

/** A contact form's place without a form: there is no widget. */
const WITHOUT_WIDGET = 'contact-form-7/form-6.1.6-no-form.html';

const prepared = definitions.filter(({ prepare }) => prepare);
const fragments = prepared.flatMap((definition) =>
  readIndex()
    .filter(({ widget, file }) => widget === definition.name && file !== WITHOUT_WIDGET)
    .map(({ file }) => ({ name: definition.name, file, definition })),
);

const HAS_NOTHING_TO_PREPARE = new Set([
  // No link covers a face.
  'goodlayers/flip-box-2.1.7-text.html',
  // A link in the back is focusable.
  'essential-addons/flip-box-4.7.0.html',
  // All links are in a dropdown, which is another widget.
  'goodlayers/listing-1.8.7-staff.html',
  // The links have names.
  'goodlayers/image-overlay-2.1.7.html',
  'goodlayers/image-overlay-2.1.7-modern.html',
  // It has no arrows, and its bullets and its button for pausing come with the component.
  'elementor/image-carousel-4.1.4-fade.html',
]);

/** What assistive technology and the keyboard read: the attributes of all elements, without classes and styles. */
const said = (root: ParentNode): readonly string[] => [...root.querySelectorAll('*')].map(attributesOf);

const attributesOf = ({ attributes }: Element): string =>
  [...attributes]
    .filter(({ name }) => !['class', 'style'].includes(name))
    .map(({ name, value }) => `${name}="${value}"`)
    .toSorted()
    .join(' ');

/** The page's HTML. An attribute that was removed and restored is at another place, so all are sorted by name. */
function sortedMarkup(): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('*')) {
    const attributes = [...element.attributes].toSorted((one, other) => (one.name < other.name ? -1 : 1));
    attributes.forEach(({ name }) => element.removeAttribute(name));
    attributes.forEach(({ name, value }) => element.setAttribute(name, value));
  }
  return innerMarkup(copy);
}

beforeEach(() => {
  fakeMedia(1024, true);
  vi.spyOn(console, 'warn').mockReturnValue();
});

it('has fragments for each widget', () => {
  expect(prepared.length).toBeGreaterThan(5);
  expect(new Set(fragments.map(({ name }) => name))).toEqual(new Set(prepared.map(({ name }) => name)));
});

describe.each(fragments)('$file', ({ name, file, definition }) => {
  it('says the same when it is prepared and when it is mounted, and becomes the server’s markup again', async () => {
    const [prepareModule, module] = await Promise.all([definition.prepare?.(), definition.load()]);
    setBody(readFragment(file));
    // A style that the simulated DOM cannot parse cannot be restored.
    for (const element of document.body.querySelectorAll<HTMLElement>('[style]'))
      if (element.style.cssText === '') element.removeAttribute('style');
    const server = sortedMarkup();
    const roots = [...document.body.querySelectorAll<HTMLElement>(definition.selector)];
    expect(roots.length).toBeGreaterThan(0);
    const context = unitContext(name);
    const served = said(document.body);
    const mounting = new AbortController();
    const undos = roots.map((root) => prepareModule?.prepare(root, context));
    const before = said(document.body);
    const elements = [...document.body.querySelectorAll('*')];
    const touched = elements.filter((_, index) => before[index] !== served[index]);
    const touchedBefore = touched.map(attributesOf);
    const unmounts = roots.map((root) => module.mount(root, { ...context, signal: mounting.signal }));
    expect(touched.map(attributesOf)).toEqual(touchedBefore);
    // A widget that is mounted when it is visible adds controls then.
    const addsControls = ['visible', 'at-rest'].includes(definition.when);
    expect(addsControls ? before : said(document.body)).toEqual(before);
    mounting.abort();
    unmounts.forEach((unmount) => unmount?.(true));
    expect(elements.map(attributesOf)).toEqual(before);
    undos.forEach((undo) => undo?.());
    expect(sortedMarkup()).toBe(server);
    const isPrepared = JSON.stringify(before) !== JSON.stringify(said(document.body));
    expect(isPrepared).toBe(!HAS_NOTHING_TO_PREPARE.has(file));
  });
});
