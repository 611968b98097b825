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
 * Prints the decisions for administrators, and for requests of this server that examine a page. At this point, scripts
 * that depend on the page's HTML are listed as unreadable; atoll_replace_decisions() replaces the list with the final one.
 */
function atoll_print_decisions() {
	if ( atoll_is_doctor_visit() || atoll_shows_inspector() ) {
		atoll_load_admin();
		atoll_page()->report = atoll_decisions_tag();
		echo atoll_page()->report; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a script element that WordPress built around JSON.
	}
}

/**
 * Returns the decisions on the current page, also to code of the site. They are final once the page is complete.
 *
 * @return array See atoll_listed_decisions().
 */
function atoll_decisions() {
	atoll_load_admin();
	return atoll_listed_decisions();
}
