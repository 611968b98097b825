/** RELIABILITY 14: pages of editors, on which no widget mounts. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetRuntime, get, start, widget } from '../../tests/support/unit-runtime';
import { innerMarkup } from '../../tests/support/markup';

const PAGE = '<p class="probe"></p>';

/** The addresses of editors and previews. */
const EDITOR_QUERIES = [
  '/?p=1&elementor-preview=7&ver=2',
  '/?elementor_library=header',
  '/?action=elementor',
  '/?customize_changeset_uuid=4f',
  '/?fl_builder',
  '/?fl_builder&fl_builder_ui_iframe',
  '/?et_fb=1',
  '/?et_pb_preview=true',
  '/?vc_editable=true',
  '/?vc_action=vc_inline',
  '/?ct_builder=true',
  '/?bricks=run',
  '/?breakdance_iframe=1',
  '/?brizy-edit-iframe=1',
  '/?tve=true',
  '/?siteorigin_panels_live_editor=1',
];

afterEach(() => {
  vi.unstubAllGlobals();
  forgetRuntime();
  for (const key of ['gdlr_core_pbf', 'elementorFrontendConfig', 'jQuery', 'ea', 'wpcf7'])
    Reflect.deleteProperty(window, key);
  for (const name of ['readyState', 'addEventListener']) Reflect.deleteProperty(document, name);
  document.body.className = '';
  document.querySelector('#atoll-config')?.remove();
  history.replaceState(null, '', '/');
});

describe('editors and previews', () => {
  const editors: [string, () => void][] = [
    ...EDITOR_QUERIES.map((query): [string, () => void] => [
      `${query}, for a signed-in user`,
      () => {
        addConfig({ nonce: 'aaaaaaaaaa' });
        history.replaceState(null, '', query);
      },
    ]),
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
    ...[...EDITOR_QUERIES, '/?q=elementor-preview-mode', '/?s=fl_builder'].map(
      (query): [string, () => void] => [
        `${query}, for a stranger`,
        () => history.replaceState(null, '', query),
      ],
    ),
    ...['/?q=elementor-preview-mode', '/?s=fl_builder', '/?tve=1', '/?action=search'].map(
      (query): [string, () => void] => [
        `${query}, for a signed-in user`,
        () => {
          addConfig({ nonce: 'aaaaaaaaaa' });
          history.replaceState(null, '', query);
        },
      ],
    ),
    [
      'an element that has the name of Elementor’s global',
      () => Object.assign(window, { elementorFrontendConfig: { is_static: document.createElement('a') } }),
    ],
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
