/**
 * Detects the contexts in which widgets must not start: page builders' editors and previews, and the Customizer. The
 * plugin does not print the entry there; this check covers other pages, for example cached ones.
 */
import type { PageConfig } from './config';
import { pageGlobal } from './page-global';

/** Query arguments of editors and previews. */
const EDITOR_ARGUMENTS =
  /[?&](elementor-preview|customize_changeset_uuid|fl_builder|et_fb|vc_editable|ct_builder|bricks)\b/;

/** Body classes of a page that is being edited. */
const EDITOR_BODY = '.elementor-editor-active,.fl-builder-edit,.vc_editor';

/** Elementor's global `elementorFrontendConfig`. On a static page, Elementor starts no scripts either. */
interface ElementorConfig {
  readonly environmentMode?: { readonly edit?: boolean };
  readonly is_static?: boolean;
}

/** @returns true when the page is being edited or previewed in a page builder (goodlayers-platform, section 2) */
export function isEditor(page: Document, config: PageConfig): boolean {
  const elementor = pageGlobal('elementorFrontendConfig') as ElementorConfig | null | undefined;
  if (elementor?.environmentMode?.edit || elementor?.is_static) return true;
  return config.admin || EDITOR_ARGUMENTS.test(page.location.search) || page.body.matches(EDITOR_BODY);
}
