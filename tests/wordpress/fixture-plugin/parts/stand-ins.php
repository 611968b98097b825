<?php
/**
 * Harmless scripts under the originals' handles, registered as the originals are. Each notes that it ran, so that
 * taking it away can be seen. A real plugin that is active keeps its own.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * The address of a stand-in.
 *
 * @param string $name File name without its ending.
 * @return string
 */
function atoll_fixture_script( $name ) {
	return plugins_url( "legacy/$name.js", ATOLL_FIXTURE_FILE );
}

/**
 * VK Link Target Controller's script: on `init`, so on every page and in the admin too.
 */
function atoll_fixture_link_script() {
	if ( class_exists( 'VK_Link_Target_Controller' ) ) {
		return;
	}
	wp_enqueue_script( 'vk-ltc-js', atoll_fixture_script( 'link-rule' ), array( 'jquery' ), '1.10.4', true );
	wp_localize_script(
		'vk-ltc-js',
		'vkLtc',
		array(
			'ajaxurl'   => admin_url( 'admin-ajax.php' ),
			'editLabel' => 'Edit',
		)
	);
}

/**
 * The page builder's two scripts.
 */
function atoll_fixture_builder_scripts() {
	wp_enqueue_script( 'gdlr-core-plugin', atoll_fixture_script( 'builder-libraries' ), array( 'jquery' ), '1795220124', true );
	wp_enqueue_script( 'gdlr-core-page-builder', atoll_fixture_script( 'builder-widgets' ), array( 'jquery' ), '1.3.9', true );
	wp_localize_script(
		'gdlr-core-page-builder',
		'gdlr_core_pbf',
		array(
			'admin'    => '',
			'video'    => array(
				'width'  => '640',
				'height' => '360',
			),
			'ajax_url' => admin_url( 'admin-ajax.php' ),
		)
	);
}

/**
 * Contact Form 7's two scripts, on the pages with a form.
 */
function atoll_fixture_form_scripts() {
	$has_form = 'contact' === atoll_fixture_current() || in_array( atoll_college_current(), array( 'admissions', 'visit' ), true );
	if ( ! $has_form || defined( 'WPCF7_VERSION' ) ) {
		return;
	}
	wp_register_script( 'swv', atoll_fixture_script( 'form-rules' ), array(), '6.1.6', true );
	wp_enqueue_script( 'contact-form-7', atoll_fixture_script( 'form' ), array( 'swv' ), '6.1.6', true );
	// This makes it depend on wp-i18n.
	wp_set_script_translations( 'contact-form-7', 'contact-form-7' );
	$wpcf7 = array(
		'api' => array(
			'root'      => esc_url_raw( get_rest_url() ),
			'namespace' => 'contact-form-7/v1',
		),
	);
	wp_add_inline_script( 'contact-form-7', 'var wpcf7 = ' . wp_json_encode( $wpcf7 ) . ';', 'before' );
}
