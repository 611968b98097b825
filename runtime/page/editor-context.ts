/**
 * Detects the contexts in which widgets must not start: page builders' editors and previews, and the Customizer. The
 * plugin does not print the entry there; this check covers other pages, for example cached ones.
 */
import type { PageConfig } from './config';
import { pageGlobal } from './page-global';

/**
 * Query arguments of editors and previews. Everyone can write them, and caches may ignore them. They count where the page
 * was printed for a signed-in user.
 */
const EDITOR_ARGUMENTS =
  /[?&](elementor-preview|elementor_library|action=elementor|customize_changeset_uuid|fl_builder(_ui_iframe)?|et_fb|et_pb_preview|vc_editable|vc_action|ct_builder|bricks|breakdance(_iframe)?|brizy-edit(-iframe)?|tve=true|siteorigin_panels_live_editor)(?=[=&]|$)/;

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
  if (elementor?.environmentMode?.edit === true || elementor?.is_static === true) return true;
  const isSignedIn = config.nonce !== '';
  return (
    config.admin ||
    (isSignedIn && EDITOR_ARGUMENTS.test(page.location.search)) ||
    page.body.matches(EDITOR_BODY)
  );
}
