/**
 * The contexts in which nothing may start: page builders' editors and previews, and the customizer. The plugin prints
 * no entry there; this is for the pages that come from elsewhere, such as a cache.
 */
import type { PageConfig } from './config';

/** What editors and previews put into an address. */
const EDITOR_ARGUMENTS =
  /[?&](elementor-preview|customize_changeset_uuid|fl_builder|et_fb|vc_editable|ct_builder|bricks)\b/;

/** Classes that an editor puts on the body of the page being edited. */
const EDITOR_BODY = '.elementor-editor-active,.fl-builder-edit,.vc_editor';

/** What Elementor prints of itself; a static page is one on which it starts nothing either. */
interface ElementorGlobals {
  readonly elementorFrontendConfig?: {
    readonly environmentMode?: { readonly edit?: boolean };
    readonly is_static?: boolean;
  };
}

/** @returns true when the page is being edited or previewed in a page builder (goodlayers-platform, section 2) */
export function isEditor(page: Document, config: PageConfig): boolean {
  const { elementorFrontendConfig: elementor } = (page.defaultView ?? {}) as ElementorGlobals;
  if (elementor?.environmentMode?.edit || elementor?.is_static) return true;
  return config.admin || EDITOR_ARGUMENTS.test(page.location.search) || page.body.matches(EDITOR_BODY);
}
