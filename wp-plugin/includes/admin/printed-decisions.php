<?php
/**
 * The list of decisions that a page contains for administrators, and for requests of this server that examine it.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the decisions on the current page, see atoll_decisions().
 *
 * @return array `version`; `reportOnly`; `off`: names that the entry leaves alone; `scripts`: each with `handle`,
 *               `isEmptied`, `why`, `what` and the sizes of atoll_script_sizes(); `freed`: `handle` and sizes of scripts that
 *               nothing on the page needs any more.
 */
function atoll_listed_decisions() {
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
 * Returns the position of the decisions that the page contains for administrators.
 *
 * @param Atoll_Markup $markup The page.
 * @return array Offset => offset after it; empty if the page has none.
 */
function atoll_report_tag( $markup ) {
	$report = atoll_page()->report;
	$at     = '' === $report ? false : strrpos( $markup->html, $report );
	return false !== $at && isset( $markup->scripts[ $at ] ) ? array( $at => $at + strlen( $report ) ) : array();
}

/**
 * Replaces the printed decisions with the final ones.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 */
function atoll_replace_decisions( $markup, $edits ) {
	foreach ( atoll_report_tag( $markup ) as $start => $end ) {
		$edits->cut( 'decisions', $start, $end, atoll_decisions_tag() );
	}
}

/**
 * Returns the decisions on the current page as a script element with JSON.
 *
 * @return string '' if the decisions cannot be encoded.
 */
function atoll_decisions_tag() {
	$decisions = atoll_listed_decisions();
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
