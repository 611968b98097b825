<?php
/**
 * Adds to Tools → Site Health: a test of the front page, and information for support.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Adds the test. It requests the front page, so it runs after the screen is loaded.
 *
 * @param array $tests The tests of Site Health.
 * @return array
 */
function atoll_add_health_test( $tests ) {
	$tests['async']['atoll'] = array(
		'label'             => __( 'Atoll', 'atoll' ),
		'test'              => rest_url( 'atoll/v1/health' ),
		'has_rest'          => true,
		'async_direct_test' => 'atoll_health',
	);
	return $tests;
}

/**
 * Registers the REST route that returns the test's result.
 */
function atoll_register_health_route() {
	register_rest_route(
		'atoll/v1',
		'/health',
		array(
			'methods'             => 'GET',
			'callback'            => 'atoll_health',
			'permission_callback' => static function () {
				return current_user_can( 'view_site_health_checks' );
			},
		)
	);
}

/**
 * Runs the test.
 *
 * @return array The result, in the format of Site Health.
 */
function atoll_health() {
	$read     = atoll_build() ? atoll_examine( home_url( '/' ) ) : new WP_Error( 'atoll_unbuilt', __( 'The plugin’s built files are missing. Install it from its zip file.', 'atoll' ) );
	$problems = array();
	if ( is_wp_error( $read ) ) {
		$problems[] = $read->get_error_message();
		$read       = null;
	} elseif ( '' !== $read['problem'] ) {
		$problems[] = $read['problem'];
	}
	foreach ( atoll_described_originals() as $original ) {
		if ( in_array( $original['state'], array( 'newer', 'untested', 'refused' ), true ) ) {
			/* translators: 1: name of a plugin, 2: its release and whether it was tested. */
			$problems[] = sprintf( __( '%1$s: %2$s.', 'atoll' ), $original['title'], $original['text'] );
		}
	}
	foreach ( atoll_caches() as $name => $cache ) {
		if ( $cache['is_active'] && false === atoll_is_excluded_by( $name ) ) {
			/* translators: %s: name of a plugin. */
			$problems[] = sprintf( __( '%s may delay or combine Atoll’s script, because the script is not excluded.', 'atoll' ), $name );
		}
	}
	$lines  = $read ? array_map( 'atoll_decision_line', $read['scripts'] ) : array();
	$result = atoll_health_result( $read, $problems );
	return array(
		'label'       => $result['label'],
		'status'      => $result['status'],
		'badge'       => array(
			'label' => __( 'Performance', 'atoll' ),
			'color' => 'blue',
		),
		'description' => atoll_paragraphs( array_merge( $problems, $result['texts'] ) )
			. ( $lines ? '<p>' . esc_html__( 'On the front page:', 'atoll' ) . '</p><ul><li>' . implode( '</li><li>', array_map( 'esc_html', $lines ) ) . '</li></ul>' : '' ),
		'actions'     => sprintf( '<p><a href="%s">%s</a></p>', esc_url( admin_url( 'options-general.php?page=atoll' ) ), esc_html__( 'Settings', 'atoll' ) ),
		'test'        => 'atoll',
	);
}

/**
 * Decides on the result of the test. It is good only if visitors load less.
 *
 * @param array|null $read     See atoll_examine(); null for a front page that could not be examined.
 * @param array      $problems Sentences.
 * @return array `label`, `status`, and `texts`: more sentences.
 */
function atoll_health_result( $read, $problems ) {
	$texts = array_filter( array( atoll_mode_text() ) );
	$label = $texts ? __( 'Atoll changes nothing for visitors yet', 'atoll' ) : __( 'Atoll is working', 'atoll' );
	if ( $read && ! atoll_gone_scripts( $read ) ) {
		$label   = __( 'Atoll replaces nothing on the front page', 'atoll' );
		$texts[] = $read['scripts']
			? __( 'None of the original scripts goes from the front page. The list has the reason for each.', 'atoll' )
			: __( 'The front page has none of the scripts that Atoll replaces.', 'atoll' );
	} elseif ( $read ) {
		$saved = atoll_saved_bytes( $read );
		$label = $saved > 0 || $texts ? $label : __( 'Atoll does not make the front page smaller', 'atoll' );
		/* translators: %s: a sentence on what visitors load. */
		$texts[] = sprintf( $texts ? __( 'With Atoll on the front page: %s', 'atoll' ) : __( 'On the front page: %s', 'atoll' ), atoll_saving_text( $saved ) );
	}
	$is_good = ! $problems && $read && '' === atoll_mode_text() && atoll_saved_bytes( $read ) > 0 && atoll_gone_scripts( $read );
	return array(
		'label'  => $problems ? __( 'Atoll may not be working', 'atoll' ) : $label,
		'status' => $is_good ? 'good' : 'recommended',
		'texts'  => $texts,
	);
}

/**
 * Adds a section with the settings, the originals, the active caches and the decisions on the front page.
 *
 * @param array $info The sections of Site Health.
 * @return array
 */
function atoll_add_health_info( $info ) {
	$build  = atoll_build();
	$fields = array(
		'version' => array(
			'label' => __( 'Version', 'atoll' ),
			'value' => $build ? $build['version'] : __( 'not built', 'atoll' ),
		),
	);
	$labels = atoll_setting_labels();
	foreach ( array_intersect_key( atoll_settings(), $labels ) as $name => $value ) {
		$fields[ $name ] = array(
			'label' => $labels[ $name ],
			'value' => is_bool( $value ) ? ( $value ? __( 'on', 'atoll' ) : __( 'off', 'atoll' ) ) : implode( ', ', is_array( $value ) ? $value : explode( "\n", $value ) ),
		);
	}
	foreach ( atoll_described_originals() as $name => $original ) {
		$fields[ 'original ' . $name ] = array(
			'label' => $original['title'],
			'value' => $original['text'],
		);
	}
	foreach ( atoll_caches() as $name => $cache ) {
		if ( $cache['is_active'] ) {
			$is_excluded                = atoll_is_excluded_by( $name );
			$fields[ 'cache ' . $name ] = array(
				'label' => $name,
				'value' => null === $is_excluded ? __( 'active', 'atoll' ) : ( $is_excluded ? __( 'active, excludes Atoll’s script', 'atoll' ) : __( 'active, does not exclude Atoll’s script', 'atoll' ) ),
			);
		}
	}
	$read = atoll_examine( home_url( '/' ) );
	if ( is_wp_error( $read ) ) {
		$fields['front page'] = array(
			'label' => __( 'Front page', 'atoll' ),
			'value' => $read->get_error_message(),
		);
	} else {
		foreach ( $read['scripts'] as $script ) {
			$fields[ 'script ' . $script['handle'] ] = array(
				'label' => $script['handle'],
				'value' => $script['text'],
			);
		}
	}
	$info['atoll'] = array(
		'label'  => __( 'Atoll', 'atoll' ),
		'fields' => $fields,
	);
	return $info;
}

/**
 * Returns a line with a script's handle and the decision on it.
 *
 * @param array $script A script of atoll_examine().
 * @return string
 */
function atoll_decision_line( $script ) {
	/* translators: 1: handle of a script, 2: the decision on it. */
	return sprintf( __( '%1$s: %2$s', 'atoll' ), $script['handle'], $script['text'] );
}

/**
 * Wraps texts in paragraphs.
 *
 * @param array $texts The texts.
 * @return string HTML.
 */
function atoll_paragraphs( $texts ) {
	return $texts ? '<p>' . implode( '</p><p>', array_map( 'esc_html', $texts ) ) . '</p>' : '';
}
