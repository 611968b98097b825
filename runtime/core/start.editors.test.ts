/** RELIABILITY 14: pages of editors, on which no widget mounts. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetRuntime, get, start, widget } from '../../tests/support/unit-runtime';
import { innerMarkup } from '../../tests/support/markup';

const PAGE = '<p class="probe"></p>';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetRuntime();
  for (const key of ['gdlr_core_pbf', 'elementorFrontendConfig', 'jQuery', 'ea', 'wpcf7'])
    Reflect.deleteProperty(window, key);
  for (const name of ['readyState', 'addEventListener']) Reflect.deleteProperty(document, name);
  document.body.className = '';
  history.replaceState(null, '', '/');
});

describe('editors and previews', () => {
  const editors: [string, () => void][] = [
    ['Elementor’s address', () => history.replaceState(null, '', '/?p=1&elementor-preview=7&ver=2')],
    ['the customizer’s address', () => history.replaceState(null, '', '/?customize_changeset_uuid=4f')],
    ['Beaver Builder’s address', () => history.replaceState(null, '', '/?fl_builder')],
    ['Elementor’s body class', () => document.body.classList.add('elementor-editor-active')],
    [
      'Elementor’s own word, in its preview',
      () => Object.assign(window, { elementorFrontendConfig: { environmentMode: { edit: true } } }),
    ],
    [
      'a static page of Elementor’s',
      () => Object.assign(window, { elementorFrontendConfig: { is_static: true } }),
    ],
    ['Beaver Builder’s body class', () => document.body.classList.add('fl-builder-edit')],
    ['the page builder’s flag', () => Object.assign(window, { gdlr_core_pbf: { admin: '1' } })],
    ['our own flag', () => addConfig({ admin: true })],
    ['our own flag as PHP prints it', () => addConfig({ admin: '1' })],
  ];

  it.each(editors)('RELIABILITY 14: nothing mounts with %s', async (_what, edit) => {
    edit();
    const mount = vi.fn<() => void>();
    const { settle } = start([widget(mount)], PAGE);
    await settle();
    document.body.append(get('.probe').cloneNode());
    await settle();
    expect(mount).not.toHaveBeenCalled();
    expect(innerMarkup(document.body)).toBe(PAGE + PAGE);
  });

  it.each(editors)('RELIABILITY 14: a widget made for editors mounts with %s', async (_what, edit) => {
    edit();
    const mount = vi.fn<() => void>();
    await start([widget(mount, { inEditor: true })], PAGE).settle();
    expect(mount).toHaveBeenCalledOnce();
  });

  it.each<[string, () => void]>([
    ['an empty flag, as on the public page', () => Object.assign(window, { gdlr_core_pbf: { admin: '' } })],
    ['a page builder without the flag', () => Object.assign(window, { gdlr_core_pbf: {} })],
    [
      'Elementor’s front end, which has no edit mode',
      () =>
        Object.assign(window, {
          elementorFrontendConfig: { environmentMode: { edit: false }, is_static: false },
        }),
    ],
    ['a similar query', () => history.replaceState(null, '', '/?q=elementor-preview-mode')],
    ['a search for the word', () => history.replaceState(null, '', '/?s=fl_builder')],
  ])('widgets mount with %s', async (_what, prepare) => {
    prepare();
    const mount = vi.fn<() => void>();
    await start([widget(mount)], PAGE).settle();
    expect(mount).toHaveBeenCalledOnce();
  });
});

function addConfig(config: unknown): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'atoll-config';
  element.textContent = JSON.stringify(config);
  document.head.append(element);
}
