<?php
/**
 * Stand-ins for the originals: plugins without code in the originals' folders, and harmless scripts with the originals'
 * handles. Each script records that it ran, so that tests can check whether Atoll removed it. An active real plugin is
 * not replaced.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the plugins that are stand-ins, with WordPress's names.
 *
 * @return array
 */
function atoll_fixture_originals() {
	return array(
		'goodlayers-core/goodlayers-core.php',
		'contact-form-7/wp-contact-form-7.php',
		'vk-link-target-controller/vk-link-target-controller.php',
		'essential-addons-for-elementor-lite/essential_adons_elementor.php',
	);
}

/**
 * Copies the stand-ins to the plugins' folder unless the real plugin exists, and a bundle to the uploads.
 */
function atoll_fixture_lay_stand_ins() {
	$legacy = dirname( ATOLL_FIXTURE_FILE ) . '/legacy';
	foreach ( array_map( 'dirname', atoll_fixture_originals() ) as $folder ) {
		if ( ! is_dir( WP_PLUGIN_DIR . "/$folder" ) ) {
			atoll_fixture_copy( "$legacy/$folder", WP_PLUGIN_DIR . "/$folder" );
		}
	}
	$bundles = wp_upload_dir()['basedir'] . '/essential-addons-elementor';
	wp_mkdir_p( $bundles );
	copy( "$legacy/add-on.js", "$bundles/bundle.js" );
}

/**
 * Copies a folder.
 *
 * @param string $from The folder.
 * @param string $to   The destination.
 */
function atoll_fixture_copy( $from, $to ) {
	wp_mkdir_p( $to );
	foreach ( array_diff( scandir( $from ), array( '.', '..' ) ) as $name ) {
		if ( is_dir( "$from/$name" ) ) {
			atoll_fixture_copy( "$from/$name", "$to/$name" );
		} else {
			copy( "$from/$name", "$to/$name" );
		}
	}
}

/**
 * Adds the stand-ins to the active plugins.
 *
 * @param array $plugins Active plugins.
 * @return array
 */
function atoll_fixture_activate_stand_ins( $plugins ) {
	return array_values( array_unique( array_merge( (array) $plugins, atoll_fixture_originals() ) ) );
}

/**
 * Allows the stand-in for the page builder, whose scripts differ from the original's.
 *
 * @param array $releases See the filter atoll_tested_releases.
 * @return array
 */
function atoll_fixture_allow_stand_in( $releases ) {
	$releases['goodlayers'][] = '2.1.7';
	return $releases;
}

/**
 * Returns the URL of a script of the fixture.
 *
 * @param string $name File name without its ending.
 * @return string
 */
function atoll_fixture_script( $name ) {
	return plugins_url( "legacy/$name.js", ATOLL_FIXTURE_FILE );
}

/**
 * Returns the URL of a bundle of Essential Addons.
 *
 * @return string
 */
function atoll_fixture_bundle() {
	return wp_upload_dir()['baseurl'] . '/essential-addons-elementor/bundle.js';
}

/**
 * Enqueues VK Link Target Controller's script on `init`, so on every page and in the admin area.
 */
function atoll_fixture_link_script() {
	if ( class_exists( 'VK_Link_Target_Controller' ) ) {
		return;
	}
	wp_enqueue_script( 'vk-ltc-js', plugins_url( 'vk-link-target-controller/js/script.js' ), array( 'jquery' ), '1.10.4', true );
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
 * Enqueues the page builder's two scripts.
 */
function atoll_fixture_builder_scripts() {
	wp_enqueue_script( 'gdlr-core-plugin', plugins_url( 'goodlayers-core/plugins/script.js' ), array( 'jquery' ), '1795220124', true );
	wp_enqueue_script( 'gdlr-core-page-builder', plugins_url( 'goodlayers-core/include/js/page-builder.js' ), array( 'jquery' ), '1.3.9', true );
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
 * Enqueues Contact Form 7's two scripts, on pages with a form.
 */
function atoll_fixture_form_scripts() {
	$has_form = 'contact' === atoll_fixture_current() || in_array( atoll_college_current(), array( 'admissions', 'visit' ), true );
	if ( ! $has_form || defined( 'WPCF7_VERSION' ) ) {
		return;
	}
	wp_register_script( 'swv', plugins_url( 'contact-form-7/includes/swv/js/index.js' ), array(), '6.1.6', true );
	wp_enqueue_script( 'contact-form-7', plugins_url( 'contact-form-7/includes/js/index.js' ), array( 'swv' ), '6.1.6', true );
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
