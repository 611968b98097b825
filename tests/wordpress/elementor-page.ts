/** Pages of Elementor for tests of the decision on its scripts. */
import { loaded, type Visit, visit } from './site';

export const FRONT_END = [
  'elementor-webpack-runtime-js',
  'elementor-frontend-modules-js',
  'elementor-frontend-js',
] as const;
export const JQUERY = ['jquery-core-js', 'jquery-migrate-js', 'jquery-ui-core-js'] as const;

/** An element of Elementor. @param settings the settings that its scripts may read */
export const element = (type: string, inner: string, settings?: unknown, more = ''): string => {
  const json =
    settings === undefined
      ? ''
      : ` data-settings="${JSON.stringify(settings).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  return `<div class="elementor-element elementor-element-1a2b3c4" data-id="1a2b3c4" data-element_type="${type}"${json} ${more}>${inner}</div>`;
};
export const widget = (name: string, inner = '<p>Open day</p>', settings?: unknown, more = ''): string =>
  element('widget', inner, settings, `data-widget_type="${name}" ${more}`);
export const page = (...inner: string[]): string =>
  `<div class="elementor elementor-7" data-elementor-type="wp-page" data-elementor-id="7">${element('section', element('column', inner.join('')))}</div>`;

export interface Decided {
  readonly visit: Visit;
  /** The scripts of Elementor and jQuery that the page loads. */
  readonly kept: readonly string[];
  /** The text of the decision on Elementor's main script. */
  readonly text: string;
}

export async function decide(
  markup: string,
  scenarios = ',allow-elementor',
  more = '',
  release = '3.21.2',
): Promise<Decided> {
  const encoded = encodeURIComponent(Buffer.from(markup).toString('base64'));
  const found = await visit(
    `demo/?fixture=decisions,elementor${scenarios},markup&markup=${encoded}&elementor=${release}${more}`,
  );
  const texts = JSON.parse(
    found.scripts.find(({ id }) => id === 'fixture-decisions')?.text ?? '{}',
  ) as Readonly<Record<string, string>>;
  const ids = loaded(found);
  return {
    visit: found,
    kept: ids.filter((id) => /^(?:elementor|jquery|swiper)/.test(id)),
    text: texts['elementor-frontend'] ?? '',
  };
}

export const QUIET = page(
  widget('heading.default', '<h2>Open day</h2>'),
  widget('text-editor.default', '<p>Come and <a href="/map/">see</a> us. <a href="plan.pdf">Plan</a></p>'),
  widget('button.default', '<a class="elementor-button" href="#apply">Apply</a>'),
  widget('alert.default', '<div class="elementor-alert">Note</div>'),
  widget('wp-widget-recent-posts.default'),
  widget('link-in-bio.default'),
  widget('image.default', '<img src="hall.jpg" alt="">', { _animation: '', _position: 'absolute' }),
  widget(
    'image.default',
    '<a href="hall.jpg" data-elementor-open-lightbox="no"><img src="hall.jpg" alt=""></a>',
  ),
  widget('image.default', '<a href="hall.jpg" download><img src="hall.jpg" alt=""></a>'),
  widget('image.default', '<a href="photo.php?file=hall.jpg">Hall</a>'),
  widget('icon-box.default', '', { _transform_rotateZ_effect_hover: { size: 4 }, align_mobile: 'left' }),
  element('container', '', {
    background_background: 'gradient',
    background_video_link: 'https://youtu.be/abc',
    shape_divider_top: 'waves',
    position: 'fixed',
    animation_delay: 300,
  }),
);
