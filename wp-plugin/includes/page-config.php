<?php
/**
 * What the page tells the runtime: JSON in a script element that the browser does not run.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints the configuration. It is the same for all visitors who are not logged in, so that a page cache may keep it.
 */
function atoll_print_config() {
	$json = wp_json_encode( atoll_config(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_UNESCAPED_SLASHES );
	if ( $json ) {
		wp_print_inline_script_tag(
			$json,
			array(
				'type' => 'application/json',
				'id'   => 'atoll-config',
			)
		);
	}
}

/**
 * Gathers the configuration.
 *
 * @return array
 */
function atoll_config() {
	$config = array(
		'admin'    => atoll_is_builder_page(),
		'ajaxUrl'  => atoll_ajax_url(),
		'restRoot' => esc_url_raw( rest_url() ),
		'strings'  => atoll_strings(),
		'settings' => atoll_runtime_settings(),
	);
	// A nonce in a cached page goes stale and cannot be renewed by a visitor who is not logged in.
	if ( is_user_logged_in() ) {
		$config['nonce']         = wp_create_nonce( 'wp_rest' );
		$config['nonceEndpoint'] = atoll_page_scheme_url( 'admin-ajax.php?action=rest-nonce' );
	}
	/**
	 * Filters what the runtime is told. Keep it free of anything that differs between anonymous visitors.
	 *
	 * @param array $config The configuration.
	 */
	return apply_filters( 'atoll_config', $config );
}

/**
 * The settings that the runtime has to know.
 *
 * @return array
 */
function atoll_runtime_settings() {
	$settings = atoll_settings();
	return array(
		'listings.address' => $settings['listing_address'],
		'links.hint'       => $settings['new_tab_hint'],
	);
}

/**
 * Whether GoodLayers' page builder says that this is its own editing context.
 *
 * @return bool
 */
function atoll_is_builder_page() {
	$printed = wp_scripts()->get_data( 'gdlr-core-page-builder', 'data' );
	return is_string( $printed ) && false !== strpos( $printed, '"admin":"1"' );
}

/**
 * The address for ajax calls, with the language where a translation plugin has one.
 *
 * @return string
 */
function atoll_ajax_url() {
	$url = atoll_page_scheme_url( 'admin-ajax.php' );
	return defined( 'ICL_LANGUAGE_CODE' ) ? add_query_arg( 'lang', rawurlencode( ICL_LANGUAGE_CODE ), $url ) : $url;
}

/**
 * An address under wp-admin with the scheme of the page: where only the admin is on https, the other scheme would
 * be another origin.
 *
 * @param string $path Path below wp-admin.
 * @return string
 */
function atoll_page_scheme_url( $path ) {
	return admin_url( $path, is_ssl() ? 'https' : 'http' );
}

/**
 * The texts that the runtime can show, by key.
 *
 * @return array
 */
function atoll_strings() {
	return array(
		'rest.invalid_json'        => __( 'The response is not a valid JSON response.', 'atoll' ),
		'rest.unknown_error'       => __( 'An unknown error occurred.', 'atoll' ),
		'rest.fetch_error'         => __( 'You are probably offline.', 'atoll' ),
		'rest.post_process'        => __( 'Media upload failed. If this is a photo or a large image, please scale it down and try again.', 'atoll' ),
		/* translators: Read out after the text of a link. */
		'links.new_tab'            => __( '(opens in a new tab)', 'atoll' ),
		'links.edit'               => __( 'Edit', 'atoll' ),
		'choose'                   => __( 'Choose', 'atoll' ),
		'choose_plan'              => __( 'Choose a plan', 'atoll' ),
		'dismiss'                  => __( 'Dismiss', 'atoll' ),
		'open_link'                => __( 'Open link', 'atoll' ),
		'play_video'               => __( 'Play video', 'atoll' ),
		'video.player'             => __( 'Video player', 'atoll' ),
		'video.pause'              => __( 'Pause video', 'atoll' ),
		'video.close'              => __( 'Close video', 'atoll' ),
		/* translators: Names the slider that leads to another place of a video. */
		'video.seek'               => __( 'Seek', 'atoll' ),
		'video.volume'             => __( 'Volume', 'atoll' ),
		'video.mute'               => __( 'Mute', 'atoll' ),
		'video.unmute'             => __( 'Unmute', 'atoll' ),
		'view_image'               => __( 'View larger image', 'atoll' ),
		/* translators: Names the links above a list that choose what it shows. */
		'listings.filter'          => __( 'Filter', 'atoll' ),
		'listings.pages'           => __( 'Pages', 'atoll' ),
		/* translators: %s: number of a page of a list. */
		'listings.page'            => __( 'Page %s', 'atoll' ),
		'listings.loading'         => __( 'Loading', 'atoll' ),
		/* translators: %s: how many items a list shows now, two or more. */
		'listings.items'           => __( '%s items', 'atoll' ),
		'listings.one_item'        => __( '1 item', 'atoll' ),
		'listings.no_items'        => __( 'No items', 'atoll' ),
		/* translators: %s: how many items have been added to a list. */
		'listings.more_items'      => __( '%s more items', 'atoll' ),
		'listings.failed'          => __( 'The items could not be loaded', 'atoll' ),
		/* translators: What a clock that counts down is called. */
		'countdown'                => __( 'Countdown', 'atoll' ),
		'countdown.redirect'       => __( 'Your Page will be redirected to given URL (only on Frontend).', 'atoll' ),
		/* translators: The button of a form that has opened over the page. */
		'close'                    => __( 'Close', 'atoll' ),
		/* translators: What such a form is called where nothing names it. */
		'dialog'                   => __( 'Dialog', 'atoll' ),
		/* translators: Buttons that stop and start a text that changes by itself. */
		'motion.pause'             => __( 'Pause animation', 'atoll' ),
		'motion.play'              => __( 'Play animation', 'atoll' ),
		/* translators: The name of a skill bar that has no title. */
		'skill'                    => __( 'Skill', 'atoll' ),
		/* translators: The name of a table that says what a chart shows. */
		'chart.caption'            => __( 'Chart data', 'atoll' ),
		/* translators: The heads of that table's columns. */
		'chart.label'              => __( 'Label', 'atoll' ),
		'chart.value'              => __( 'Value', 'atoll' ),
		'gallery.label'            => __( 'Gallery', 'atoll' ),
		'slider.label'             => __( 'Slides', 'atoll' ),
		/* translators: Read out as the kind of an element. */
		'slider.carousel'          => __( 'carousel', 'atoll' ),
		/* translators: Read out as the kind of an element. */
		'slider.slide'             => __( 'slide', 'atoll' ),
		/* translators: {n}: number of a slide, {total}: how many there are. */
		'slider.place'             => __( '{n} of {total}', 'atoll' ),
		'slider.previous'          => __( 'Previous', 'atoll' ),
		'slider.next'              => __( 'Next', 'atoll' ),
		'ticker.previous'          => __( 'Previous slide', 'atoll' ),
		'ticker.next'              => __( 'Next slide', 'atoll' ),
		/* translators: {n}: number of a slide. */
		'slider.go_to'             => __( 'Go to slide {n}', 'atoll' ),
		/* translators: {n}: number of a page. */
		'slider.go_to_page'        => __( 'Go to page {n}', 'atoll' ),
		'contact-form.captcha'     => __( 'Captcha', 'atoll' ),
		'contact-form.error'       => __( 'Error:', 'atoll' ),
		'contact-form.fits-again'  => __( 'The text fits again.', 'atoll' ),
		'contact-form.misplaced'   => __( 'This contact form is placed in the wrong place.', 'atoll' ),
		'contact-form.new-captcha' => __( 'There is a new captcha image.', 'atoll' ),
		'contact-form.too-long'    => __( 'The text is too long.', 'atoll' ),
		/* translators: The button of a menu on a narrow screen, and what the menu is called. */
		'menu'                     => __( 'Menu', 'atoll' ),
		/* translators: %s: a menu's item. The button that opens what is below it. */
		'menu.submenu'             => __( '%s submenu', 'atoll' ),
		/* translators: The name of a progress bar that has no title. */
		'progress'                 => __( 'Progress', 'atoll' ),
		'pause_background'         => __( 'Pause background movement', 'atoll' ),
		'play_background'          => __( 'Play background movement', 'atoll' ),
		'lightbox.dialog'          => __( 'Media viewer', 'atoll' ),
		'lightbox.close'           => __( 'Close', 'atoll' ),
		'lightbox.close_tip'       => __( 'Close (Esc)', 'atoll' ),
		'lightbox.previous'        => __( 'Previous', 'atoll' ),
		'lightbox.previous_tip'    => __( 'Previous (Left arrow key)', 'atoll' ),
		'lightbox.next'            => __( 'Next', 'atoll' ),
		'lightbox.next_tip'        => __( 'Next (Right arrow key)', 'atoll' ),
		'lightbox.loading'         => __( 'Loading...', 'atoll' ),
		'lightbox.autoplay'        => __( 'Slide show', 'atoll' ),
		'lightbox.zoom_in'         => __( 'Zoom in', 'atoll' ),
		'lightbox.zoom_out'        => __( 'Zoom out', 'atoll' ),
		'lightbox.actual'          => __( 'Actual size', 'atoll' ),
		'lightbox.turn_left'       => __( 'Rotate left', 'atoll' ),
		'lightbox.turn_right'      => __( 'Rotate right', 'atoll' ),
		'lightbox.flip_horizontal' => __( 'Flip horizontally', 'atoll' ),
		'lightbox.flip_vertical'   => __( 'Flip vertically', 'atoll' ),
		'lightbox.fullscreen'      => __( 'Full screen', 'atoll' ),
		/* translators: The button that opens a list of places: Facebook and others. */
		'lightbox.share'           => __( 'Share', 'atoll' ),
		'lightbox.thumbnails'      => __( 'Thumbnails', 'atoll' ),
		'lightbox.download'        => __( 'Download', 'atoll' ),
		'lightbox.error'           => __( 'The image could not be loaded.', 'atoll' ),
		'lightbox.page'            => __( 'Page', 'atoll' ),
		/* translators: 1: number of a slide, 2: number of slides. */
		'lightbox.place'           => __( '%1$s of %2$s', 'atoll' ),
		/* translators: The name of a gallery's search box. */
		'gallery.search'           => __( 'Search', 'atoll' ),
		/* translators: The name of a table that has no caption and is wider than the screen. */
		'table'                    => __( 'Table', 'atoll' ),
		/* translators: %s: the header of a column. Read out when a visitor has sorted a table. */
		'table.sorted_ascending'   => __( 'Sorted by %s, ascending', 'atoll' ),
		/* translators: %s: the header of a column. Read out when a visitor has sorted a table. */
		'table.sorted_descending'  => __( 'Sorted by %s, descending', 'atoll' ),
	);
}
