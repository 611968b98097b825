<?php
/**
 * The texts of decisions and of releases.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

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
 * Returns what the modes mean for visitors. If both are on, nothing changes for anyone.
 *
 * @return string '' if visitors get Atoll.
 */
function atoll_mode_text() {
	$settings = atoll_settings();
	if ( $settings['report_only'] ) {
		return $settings['test_mode']
			? __( 'Report only: all visitors get the original scripts, and so do administrators. Test mode has no effect until you switch “Report only” off.', 'atoll' )
			: __( 'Report only: visitors get the original scripts.', 'atoll' );
	}
	return $settings['test_mode'] ? __( 'Test mode: all but administrators get the original scripts.', 'atoll' ) : '';
}

/**
 * Returns the originals on this site, with texts to display.
 *
 * @return array See atoll_installed_originals(); each also has a `text`.
 */
function atoll_described_originals() {
	return array_map(
		static fn( $original ) => $original + array( 'text' => atoll_release_text( $original['state'], (string) $original['release'] ) ),
		atoll_installed_originals()
	);
}
