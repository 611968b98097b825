<?php
/**
 * Records the decision on each replaced script of a page, and its reason, for the inspector, Site Health and WP-CLI.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Records a decision. It replaces an earlier decision on the same script.
 *
 * @param string $handle Handle of the script.
 * @param string $why    `covered`, or the reason to keep the script: `off`, `uncovered`, `editor`, `unreadable`,
 *                       `printed`, `changed`, `needed`, `group`, `used`, `setting`, `large`, `failed`, `lost`, or a reason of
 *                       atoll_script_obstacle().
 * @param array  $what   The widgets, scripts, originals or calls that the reason names.
 */
function atoll_note_decision( $handle, $why, $what = array() ) {
	atoll_page()->decisions[ $handle ] = array(
		'why'  => $why,
		'what' => array_values( $what ),
	);
}

/**
 * Returns the decisions on the current page. They are final once the page is complete.
 *
 * @return array `version`; `reportOnly`; `off`: names that the entry leaves alone; `scripts`: each with `handle`,
 *               `isEmptied`, `why`, `what` and the sizes of atoll_script_sizes(); `freed`: `handle` and sizes of scripts that
 *               nothing on the page needs any more.
 */
function atoll_decisions() {
	$scripts   = array();
	$emptied   = atoll_page()->emptied;
	$wanted    = atoll_with_dependencies( array_merge( wp_scripts()->queue, wp_scripts()->done ) );
	$decisions = array_intersect_key( atoll_page()->decisions, array_flip( $wanted ) );
	foreach ( $decisions as $handle => $decision ) {
		$src       = isset( $emptied[ $handle ] ) ? $emptied[ $handle ]['src'] : wp_scripts()->registered[ $handle ]->src;
		$scripts[] = array(
			'handle'    => $handle,
			'isEmptied' => isset( $emptied[ $handle ] ),
		) + atoll_script_sizes( $src ) + $decision;
	}
	$freed = array();
	foreach ( array_merge( atoll_page()->freed, atoll_freed_packages( $wanted ) ) as $handle ) {
		$freed[] = array( 'handle' => $handle ) + atoll_script_sizes( wp_scripts()->registered[ $handle ]->src );
	}
	$build = atoll_build();
	return array(
		'version'    => $build['version'],
		'reportOnly' => atoll_settings()['report_only'],
		'off'        => atoll_disabled_names(),
		'scripts'    => $scripts,
		'freed'      => $freed,
	);
}

/**
 * Returns the sizes of a script's file.
 *
 * @param string|bool $src The registered URL.
 * @return array `bytes`: uncompressed, or null for a file that is not on this server. `compressed`: only for requests of
 *               this server that examine a page, because compressing takes time.
 */
function atoll_script_sizes( $src ) {
	$file  = atoll_script_file( $src );
	$sizes = array( 'bytes' => null === $file ? null : (int) filesize( $file ) );
	return atoll_is_doctor_visit() ? $sizes + array( 'compressed' => atoll_compressed_bytes( $src ) ) : $sizes;
}

/**
 * Returns the text of a decision.
 *
 * @param array $script A script of atoll_decisions().
 * @return string
 */
function atoll_decision_text( $script ) {
	$texts = atoll_site_value( 'decision_texts' );
	return isset( $texts[ $script['why'] ] ) ? sprintf( $texts[ $script['why'] ], implode( ', ', $script['what'] ) ) : $script['why'];
}

/**
 * Returns the texts of decisions.
 *
 * @return array Reason => text, in which `%s` stands for what the reason names.
 */
function atoll_decision_texts() {
	return array(
		'covered'    => __( 'Removed: Atoll does everything that this script does on this page.', 'atoll' ),
		'off'        => __( 'Kept: replacing it is switched off in the settings.', 'atoll' ),
		/* translators: %s: list of widgets. */
		'uncovered'  => __( 'Kept: Atoll does not replace everything that the script does on this page (%s).', 'atoll' ),
		'editor'     => __( 'Kept: this page is open in the page builder’s editor.', 'atoll' ),
		'unreadable' => __( 'Kept: Atoll could not read the whole page, for example because of another plugin’s output buffer.', 'atoll' ),
		'printed'    => __( 'Kept: the script was printed before Atoll could remove it.', 'atoll' ),
		'changed'    => __( 'Kept: another plugin changed the script’s tag or combined it with others.', 'atoll' ),
		/* translators: %s: list of script handles. */
		'needed'     => __( 'Kept: other scripts on this page use it (%s).', 'atoll' ),
		/* translators: %s: list of script handles. */
		'group'      => __( 'Kept: the script works together with others, which stay (%s).', 'atoll' ),
		/* translators: %s: name of a plugin. */
		'inactive'   => __( 'Kept: %s is not active, so the script comes from somewhere else.', 'atoll' ),
		/* translators: %s: name of a plugin. */
		'folder'     => __( 'Kept: the script’s file is not in the folder of %s.', 'atoll' ),
		/* translators: %s: name and release of a plugin. */
		'newer'      => __( 'Kept: %s is newer than the releases that Atoll was tested with.', 'atoll' ),
		/* translators: %s: name and release of a plugin. */
		'untested'   => __( 'Kept: Atoll was not tested with %s.', 'atoll' ),
		/* translators: %s: name and release of a theme. */
		'refused'    => __( 'Kept: this release of Atoll has no widgets for %s, so the filter “atoll_tested_releases” cannot allow it.', 'atoll' ),
		'edited'     => __( 'Kept: the script’s file was edited on this site, or belongs to a release that Atoll was not tested with.', 'atoll' ),
		'large'      => __( 'Kept: the page is too large to read it in time.', 'atoll' ),
		'failed'     => __( 'Kept: Atoll could not edit the page. The server’s error log has the reason.', 'atoll' ),
		'lost'       => __( 'Kept: another plugin failed while it edited the page, so WordPress sent the page as it was printed.', 'atoll' ),
		'setting'    => __( 'Kept: a setting or a filter of this site keeps it on all pages.', 'atoll' ),
		/* translators: %s: list of what uses it: handles of scripts, addresses, or places on the page. */
		'used'       => __( 'Kept: code on this page may use it (%s).', 'atoll' ),
		/* translators: %s: list of calls, such as “gdlr_core_”. */
		'inline'     => __( 'Kept: inline code on this page uses it (%s).', 'atoll' ),
	);
}

/**
 * Returns a text that says whether a release of an original was tested.
 *
 * @param string $state   See atoll_release_state(); `inactive` for a plugin that is not active.
 * @param string $release The release.
 * @return string
 */
function atoll_release_text( $state, $release ) {
	$texts = array(
		'inactive' => __( 'not active', 'atoll' ),
		/* translators: %s: release of a plugin. */
		'tested'   => __( '%s, tested', 'atoll' ),
		/* translators: %s: release of a plugin. */
		'allowed'  => __( '%s, allowed by a filter on this site', 'atoll' ),
		/* translators: %s: release of a theme. */
		'refused'  => __( '%s, allowed by a filter on this site, but this release of Atoll has no widgets for it: its scripts stay', 'atoll' ),
		/* translators: %s: release of a plugin. */
		'newer'    => __( '%s, newer than the tested releases: its scripts stay', 'atoll' ),
		/* translators: %s: release of a plugin. */
		'untested' => __( '%s, not tested: its scripts stay', 'atoll' ),
	);
	return sprintf( $texts[ $state ], '' === $release ? __( 'unknown release', 'atoll' ) : $release );
}

/**
 * Prints the decisions for administrators, and for requests of this server that examine a page. At this point, scripts
 * that depend on the page's HTML are listed as unreadable; atoll_replace_decisions() replaces the list with the final one.
 */
function atoll_print_decisions() {
	if ( atoll_is_doctor_visit() || atoll_shows_inspector() ) {
		atoll_page()->report = atoll_decisions_tag();
		echo atoll_page()->report; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a script element that WordPress built around JSON.
	}
}

/**
 * Replaces the printed decisions with the final ones.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 */
function atoll_replace_decisions( $markup, $edits ) {
	$report = atoll_page()->report;
	$at     = '' === $report ? false : strrpos( $markup->html, $report );
	if ( false !== $at && isset( $markup->scripts[ $at ] ) ) {
		$edits->cut( 'decisions', $at, $at + strlen( $report ), atoll_decisions_tag() );
	}
}

/**
 * Returns the decisions on the current page as a script element with JSON.
 *
 * @return string '' if the decisions cannot be encoded.
 */
function atoll_decisions_tag() {
	$decisions = atoll_decisions();
	foreach ( $decisions['scripts'] as $index => $script ) {
		$decisions['scripts'][ $index ]['text'] = atoll_decision_text( $script );
	}
	$decisions['rest']      = atoll_rest_text( $decisions['scripts'] );
	$decisions['originals'] = array_values( atoll_site_value( 'originals' ) );
	$decisions['strings']   = atoll_site_value( 'inspector' );
	$json                   = wp_json_encode( $decisions, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_UNESCAPED_SLASHES );
	if ( ! $json ) {
		return '';
	}
	return wp_get_inline_script_tag(
		$json,
		array(
			'type' => 'application/json',
			'id'   => 'atoll-decisions',
		)
	);
}
