<?php
/**
 * Checks pages of the site for the status box, one page a request, and keeps the result.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The most pages of a check. */
const ATOLL_CHECK_PAGES = 100;

/**
 * Registers the REST routes of the check.
 */
function atoll_register_check_routes() {
	$may_check = static function () {
		return current_user_can( 'manage_options' );
	};
	register_rest_route(
		'atoll/v1',
		'/pages',
		array(
			'methods'             => 'GET',
			'callback'            => static function () {
				return atoll_site_addresses( ATOLL_CHECK_PAGES );
			},
			'permission_callback' => $may_check,
		)
	);
	register_rest_route(
		'atoll/v1',
		'/check',
		array(
			'methods'             => 'POST',
			'callback'            => 'atoll_answer_check',
			'permission_callback' => $may_check,
			'args'                => array(
				'page'  => array(
					'type'     => 'string',
					'required' => true,
				),
				'first' => array(
					'type'    => 'boolean',
					'default' => false,
				),
			),
		)
	);
}

/**
 * Checks a page and adds the result to the option.
 *
 * @param WP_REST_Request $request `page`: URL; `first`: whether a new check begins with this page.
 * @return array See atoll_check_page().
 */
function atoll_answer_check( $request ) {
	$row   = atoll_check_page( $request['page'] );
	$check = $request['first'] ? null : atoll_last_check();
	$rows  = $check ? $check['pages'] : array();
	$same  = wp_list_pluck( $rows, 'page' );
	if ( count( $rows ) < ATOLL_CHECK_PAGES && ! in_array( $row['page'], $same, true ) ) {
		$rows[] = $row;
	}
	// Not loaded on pages of visitors.
	update_option(
		'atoll_check',
		array(
			'time'  => time(),
			'pages' => $rows,
		),
		false
	);
	return $row;
}

/**
 * Returns the last check.
 *
 * @return array|null `time`: Unix time; `pages`: see atoll_check_page(). Null if there was none.
 */
function atoll_last_check() {
	$check = get_option( 'atoll_check' );
	return is_array( $check ) && isset( $check['time'], $check['pages'] ) && is_array( $check['pages'] ) ? $check : null;
}

/**
 * Checks a page, in words for the owner of the site.
 *
 * @param string $url A URL of this site.
 * @return array `page`: URL; `goes`: names of what is not loaded; `stays`: list of `name` and `why`; `saved`: see
 *               atoll_saved_bytes(); `line`: see atoll_page_line(); `problem`: why the page could not be checked or does not work, or ''; `skipped`: why it
 *               is skipped on purpose, or ''.
 */
function atoll_check_page( $url ) {
	$read  = atoll_examine( $url );
	$empty = array(
		'page'    => esc_url_raw( $url ),
		'goes'    => array(),
		'stays'   => array(),
		'saved'   => 0,
		'line'    => '',
		'problem' => '',
		'skipped' => '',
	);
	if ( is_wp_error( $read ) ) {
		return array( atoll_is_skip( $read, $url ) ? 'skipped' : 'problem' => $read->get_error_message() ) + $empty;
	}
	$goes  = atoll_gone_scripts( $read );
	$stays = array();
	foreach ( wp_list_filter( $read['scripts'], array( 'isEmptied' => false ) ) as $script ) {
		$stays[ atoll_script_title( $script['handle'] ) ][] = $script['text'];
	}
	return array(
		'goes'    => array_values( array_unique( array_map( 'atoll_script_title', wp_list_pluck( $goes, 'handle' ) ) ) ),
		'stays'   => array_map(
			static function ( $name, $why ) {
				return array(
					'name' => $name,
					'why'  => implode( ' ', array_unique( $why ) ),
				);
			},
			array_keys( $stays ),
			array_values( $stays )
		),
		'saved'   => atoll_saved_bytes( $read ),
		'line'    => atoll_page_line( $read ),
		'problem' => $read['problem'],
	) + $empty;
}

/**
 * Returns the name of what a script belongs to.
 *
 * @param string $handle Handle of the script.
 * @return string The title of an original, “jQuery”, “WordPress’s libraries”, or the handle of another script.
 */
function atoll_script_title( $handle ) {
	$found = atoll_original_of( $handle );
	if ( $found ) {
		return $found['original']['title'];
	}
	if ( preg_match( '/^jquery/', $handle ) ) {
		return 'jQuery';
	}
	$script = wp_scripts()->query( $handle );
	return $script && atoll_is_core_file( atoll_script_file( $script->src ) ) ? __( 'WordPress’s libraries', 'atoll' ) : $handle;
}
