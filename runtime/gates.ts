/** The contexts in which nothing may start: page builders' editors and previews, and the customizer. */

/** What editors and previews put into an address. The plugin knows more of them and prints no entry there. */
const EDITOR_ARGUMENTS = /[?&](elementor-preview|customize_changeset_uuid|fl_builder)\b/;

/** Classes that an editor puts on the body of the page being edited. */
const EDITOR_BODY = '.elementor-editor-active,.fl-builder-edit';

/**
 * @returns true when the page is being edited or previewed in a page builder (platform contract, section 2: `admin`
 * is a text, and only an empty one means the public page)
 */
export function isEditor(page: Document): boolean {
  const { gdlr_core_pbf: builder } = page.defaultView as { gdlr_core_pbf?: { admin?: unknown } } & Window;
  return (
    Boolean(builder?.admin) || EDITOR_ARGUMENTS.test(page.location.search) || page.body.matches(EDITOR_BODY)
  );
}
