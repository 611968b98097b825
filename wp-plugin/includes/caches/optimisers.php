<?php
/**
 * Excludes the entry and the inline scripts from the known optimisers. A delayed entry misses the first click, and a
 * combined entry cannot find its chunks. The runtime works in both cases, but starts later.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * The attributes that keep LiteSpeed Cache, WP Rocket, Cloudflare, Autoptimize, Jetpack Boost and NitroPack from changing a
 * script's tag.
 */
const ATOLL_UNTOUCHED = array(
	'data-no-optimize'   => '1',
	'data-no-defer'      => '1',
	'data-cfasync'       => 'false',
	'data-noptimize'     => '1',
	'data-jetpack-boost' => 'ignore',
	'nitro-exclude'      => true,
);

/** The ids of the inline scripts that must run before the first paint or the first click. */
const ATOLL_INLINE_IDS = array( 'atoll-early-queue', 'atoll-entry-fallback', 'atoll-consent-hint-js' );

/** The id of the module's tag. */
const ATOLL_ELEMENTOR_MODULE_ID = 'atoll-elementor-js-module';

/** The code of inline scripts that read attributes of their own tags. */
const ATOLL_TAG_CODE = 'document.currentScript';

/** A text in the code of each of these inline scripts. */
const ATOLL_INLINE_CODE = 'atoll-';

/** Patterns of the selectors with classes that scripts set: Atoll's, the replaced plugins' and the libraries'. */
const ATOLL_SCRIPTED_STYLES = array(
	'.atoll-(.*)',
	'.gdlr-core-(.*)',
	'.eael-(.*)',
	'.wpcf7(.*)',
	'.sf-(.*)',
	'.sfHover(.*)',
	'.pswp(.*)',
	'.swiper(.*)',
	'.elementor-(.*)',
	'.animated(.*)',
	'.active(.*)',
);

/** Optimiser (a key of atoll_caches()) => its filter => the function that adds Atoll in the shape that the filter expects. */
const ATOLL_EXCLUSIONS = array(
	'WP Rocket'       => array(
		'rocket_delay_js_exclusions'        => 'atoll_exclude_elements',
		'rocket_exclude_defer_js'           => 'atoll_exclude_entry',
		'rocket_defer_inline_exclusions'    => 'atoll_exclude_inline_code',
		'rocket_exclude_js'                 => 'atoll_exclude_files',
		'rocket_excluded_inline_js_content' => 'atoll_exclude_inline_code',
		'rocket_rucss_safelist'             => 'atoll_keep_styles',
	),
	'LiteSpeed Cache' => array(
		'litespeed_optimize_js_excludes' => 'atoll_exclude_entry',
		'litespeed_optm_js_defer_exc'    => 'atoll_exclude_entry',
		'litespeed_optm_gm_js_exc'       => 'atoll_exclude_entry',
		'litespeed_ucss_whitelist'       => 'atoll_keep_styles_by_wildcard',
	),
	'Autoptimize'     => array(
		'autoptimize_filter_js_exclude' => 'atoll_exclude_from_autoptimize',
	),
	'SG Optimizer'    => array(
		'sgo_javascript_combine_exclude_ids'             => 'atoll_exclude_ids',
		'sgo_javascript_combine_excluded_inline_content' => 'atoll_exclude_code',
	),
	'Perfmatters'     => array(
		'perfmatters_delay_js_exclusions'      => 'atoll_exclude_elements',
		'perfmatters_defer_js_exclusions'      => 'atoll_exclude_entry',
		'perfmatters_rucss_excluded_selectors' => 'atoll_keep_styles',
	),
	'FlyingPress'     => array(
		'flying_press_exclude_from_delay:js'  => 'atoll_exclude_elements',
		'flying_press_exclude_from_defer:js'  => 'atoll_exclude_entry',
		'flying_press_exclude_from_minify:js' => 'atoll_exclude_entry',
	),
	'Hummingbird'     => array(
		'wphb_delay_js_exclusions' => 'atoll_exclude_elements',
	),
	'WP-Optimize'     => array(
		'wp-optimize-minify-default-exclusions' => 'atoll_exclude_entry',
	),
	'W3 Total Cache'  => array(
		'w3tc_minify_js_do_tag_minification' => 'atoll_exclude_element',
	),
);

/**
 * Marks the entry's tag for the optimisers that read attributes, lets the page's pictures load first, and adds the
 * settings that the entry needs before it reads the page.
 *
 * @param array $attributes The attributes of a script tag that WordPress prints.
 * @return array
 */
function atoll_entry_attributes( $attributes ) {
	if ( ! isset( $attributes['id'] ) || 'atoll-js-module' !== $attributes['id'] ) {
		return $attributes;
	}
	$attributes += ATOLL_UNTOUCHED;
	// Presses are queued until the entry runs.
	$attributes['fetchpriority'] = 'low';
	$off         = atoll_disabled_names();
	if ( $off ) {
		$attributes['data-off'] = implode( ' ', $off );
	}
	if ( atoll_settings()['report_only'] ) {
		$attributes['data-report-only'] = true;
	}
	$theme = atoll_tables()['originals']['goodlayers-theme']['theme'];
	if ( '' !== $theme ) {
		$attributes['data-theme'] = $theme;
	}
	return $attributes;
}

/**
 * Adds the exclusions to the filters of all known optimisers, whether they are active or not.
 */
function atoll_add_exclusions() {
	foreach ( ATOLL_EXCLUSIONS as $filters ) {
		foreach ( $filters as $filter => $callback ) {
			add_filter( $filter, $callback, 10, 3 );
		}
	}
}

/**
 * Returns the part of the path that all of Atoll's files have.
 *
 * @return string
 */
function atoll_files_path() {
	return '/' . basename( dirname( ATOLL_FILE ) ) . '/assets/';
}

/**
 * Adds the folder of Atoll's files to a list of exclusions.
 *
 * @param mixed $excluded The texts.
 * @return array
 */
function atoll_exclude_entry( $excluded ) {
	return array_merge( is_array( $excluded ) ? $excluded : array(), array( atoll_files_path() ) );
}

/**
 * Adds the folder of Atoll's files to Autoptimize's exclusions.
 *
 * @param mixed $excluded A comma-separated string, or an array if a site's filter returns one. Autoptimize reads the texts
 *                        from its keys, and flags for the tags from its values.
 * @return array|string
 */
function atoll_exclude_from_autoptimize( $excluded ) {
	$ours = atoll_files_path();
	if ( is_string( $excluded ) ) {
		return '' === $excluded ? $ours : $excluded . ', ' . $ours;
	}
	return ( is_array( $excluded ) ? $excluded : array() ) + array( $ours => $ours );
}

/**
 * Adds Atoll's files and inline scripts to a list of texts that the optimiser searches for in whole elements.
 *
 * @param mixed $excluded The texts.
 * @return array
 */
function atoll_exclude_elements( $excluded ) {
	return array_merge( is_array( $excluded ) ? $excluded : array(), array( atoll_files_path() ), ATOLL_INLINE_IDS );
}

/**
 * Adds Atoll's files to a list of path patterns.
 *
 * @param mixed $excluded Patterns of paths from the site's root.
 * @return array
 */
function atoll_exclude_files( $excluded ) {
	$excluded   = is_array( $excluded ) ? $excluded : array();
	$excluded[] = wp_parse_url( plugins_url( 'assets/', ATOLL_FILE ), PHP_URL_PATH ) . '(.*).js';
	return $excluded;
}

/**
 * Adds selectors to a list of styles that the removal of unused CSS keeps. Scripts set these classes, so a page without
 * scripts does not show that the styles are used.
 *
 * @param mixed $selectors Patterns of selectors.
 * @return array
 */
function atoll_keep_styles( $selectors ) {
	return array_merge( is_array( $selectors ) ? $selectors : array(), ATOLL_SCRIPTED_STYLES );
}

/**
 * Adds selectors to a list of styles that the removal of unused CSS keeps.
 *
 * @param mixed $selectors Selectors, in which `*` stands for any text.
 * @return array
 */
function atoll_keep_styles_by_wildcard( $selectors ) {
	return array_merge( is_array( $selectors ) ? $selectors : array(), str_replace( '(.*)', '*', ATOLL_SCRIPTED_STYLES ) );
}

/**
 * Adds the ids of Atoll's script tags to a list. SiteGround's optimiser combines modules with other scripts, so that none
 * of them can run.
 *
 * @param mixed $excluded The ids.
 * @return array
 */
function atoll_exclude_ids( $excluded ) {
	return array_merge( is_array( $excluded ) ? $excluded : array(), array( 'atoll-js-module', ATOLL_ELEMENTOR_MODULE_ID ), ATOLL_INLINE_IDS );
}

/**
 * Adds texts to a list of texts that the optimiser searches for in inline scripts.
 *
 * @param mixed $excluded The texts.
 * @return array
 */
function atoll_exclude_code( $excluded ) {
	return array_merge( is_array( $excluded ) ? $excluded : array(), array( ATOLL_TAG_CODE ) );
}

/**
 * Adds texts to a list of texts that WP Rocket searches for in the code of inline scripts. It combines them with files at the end
 * of the body, and lets those that mention jQuery wait for the end of the page.
 *
 * @param mixed $excluded The texts, or a string with `|` between them.
 * @return array
 */
function atoll_exclude_inline_code( $excluded ) {
	$excluded = is_string( $excluded ) ? array_filter( explode( '|', $excluded ), 'strlen' ) : $excluded;
	return array_merge( atoll_exclude_code( $excluded ), array( ATOLL_INLINE_CODE ) );
}

/**
 * Keeps W3 Total Cache from minifying Atoll's elements.
 *
 * @param mixed  $minifies Whether it minifies the element.
 * @param string $element  The script element.
 * @return mixed
 */
function atoll_exclude_element( $minifies, $element = '' ) {
	foreach ( atoll_exclude_elements( array() ) as $text ) {
		if ( false !== strpos( (string) $element, $text ) ) {
			return false;
		}
	}
	return $minifies;
}
