<?php
/**
 * Shows the log of visits on the settings page, and erases it.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints the counts, if the log is switched on or not empty.
 */
function atoll_print_log() {
	$sums = atoll_log_sums();
	if ( ! atoll_settings()['log'] && ! $sums['visits'] && ! $sums['failed'] ) {
		return;
	}
	echo '<h2>' . esc_html__( 'Visits', 'atoll' ) . '</h2>';
	if ( ! $sums['visits'] && ! $sums['failed'] ) {
		echo '<p>' . esc_html__( 'No visit has been reported yet.', 'atoll' ) . '</p>';
		return;
	}
	if ( $sums['visits'] ) {
		atoll_print_vitals( $sums['visits'] );
	}
	if ( $sums['failed'] ) {
		arsort( $sums['failed'] );
		echo '<p>' . esc_html__( 'Widgets that failed at visitors, and how often:', 'atoll' ) . '</p><ul>';
		foreach ( $sums['failed'] as $widget => $count ) {
			printf( '<li><code>%s</code> %s</li>', esc_html( $widget ), esc_html( number_format_i18n( $count ) ) );
		}
		echo '</ul>';
	}
	printf(
		'<form action="%s" method="post"><input type="hidden" name="action" value="atoll_erase_log">%s<p><button class="button">%s</button></p></form>',
		esc_url( admin_url( 'admin-post.php' ) ),
		wp_nonce_field( 'atoll_erase_log', '_wpnonce', true, false ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a field of WordPress.
		esc_html__( 'Erase the log', 'atoll' )
	);
}

/**
 * Prints the speed of pages, by type of page and with and without Atoll.
 *
 * @param array $visits See atoll_log_with(), `counts`.
 */
function atoll_print_vitals( $visits ) {
	$variants = array(
		'original' => __( 'without Atoll', 'atoll' ),
		'atoll'    => __( 'with Atoll', 'atoll' ),
	);
	$columns  = array(
		__( 'Pages', 'atoll' ),
		__( 'Scripts', 'atoll' ),
		__( 'Visits', 'atoll' ),
		__( 'Largest content shown (LCP)', 'atoll' ),
		__( 'Answer to a press (INP)', 'atoll' ),
		__( 'Layout shift (CLS)', 'atoll' ),
	);
	echo '<table class="widefat striped" id="atoll-visits"><thead><tr>';
	foreach ( $columns as $column ) {
		echo '<th scope="col">' . esc_html( $column ) . '</th>';
	}
	echo '</tr></thead><tbody>';
	foreach ( $visits as $page => $by_variant ) {
		foreach ( array_intersect_key( $variants, $by_variant ) as $variant => $label ) {
			$metrics = $by_variant[ $variant ];
			$cells   = array( atoll_page_type_label( $page ), $label, number_format_i18n( max( array_map( 'array_sum', $metrics ) ) ) );
			foreach ( ATOLL_LOG_METRICS as $metric => $width ) {
				$value   = isset( $metrics[ $metric ] ) ? atoll_third_quartile( $metrics[ $metric ], $width ) : null;
				$cells[] = null === $value ? '–' : ( 'CLS' === $metric ? '≤ ' . number_format_i18n( $value, 2 ) : '≤ ' . number_format_i18n( $value ) . ' ms' );
			}
			echo '<tr><td>' . implode( '</td><td>', array_map( 'esc_html', $cells ) ) . '</td></tr>';
		}
	}
	echo '</tbody></table><p class="description">';
	printf(
		/* translators: %d: number of days. */
		esc_html__( 'Three quarters of the visits of the last %d days were at least as good as these values.', 'atoll' ),
		(int) ATOLL_LOG_DAYS
	);
	echo ' ' . esc_html__( 'Anyone can send invented values, so read them as hints.', 'atoll' ) . '</p>';
}

/**
 * Returns the name of a type of page.
 *
 * @param string $type See atoll_page_type().
 * @return string
 */
function atoll_page_type_label( $type ) {
	$labels = array(
		'front'   => __( 'Front page', 'atoll' ),
		'archive' => __( 'Lists of posts', 'atoll' ),
		'search'  => __( 'Search results', 'atoll' ),
		'missing' => __( 'Missing pages', 'atoll' ),
		'other'   => __( 'Other pages', 'atoll' ),
	);
	$object = get_post_type_object( $type );
	return isset( $labels[ $type ] ) ? $labels[ $type ] : ( $object ? $object->labels->name : $type );
}

/**
 * Erases the log. Answers the form of atoll_print_log().
 */
function atoll_erase_log() {
	check_admin_referer( 'atoll_erase_log' );
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'You are not allowed to do this.', 'atoll' ), 403 );
	}
	atoll_delete_log();
	wp_safe_redirect( admin_url( 'options-general.php?page=atoll' ) );
	exit;
}
