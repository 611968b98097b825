<?php
/**
 * Loads the plugin's files: a visitor's page loads only the part `site`.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The parts of the plugin and their files in this folder. */
const ATOLL_PARTS = array(
	'site'      => array(
		'tables/strings',
		'tables/tables',
		'page/class-atoll-budget',
		'page/class-atoll-drawings',
		'page/class-atoll-edits',
		'page/class-atoll-markup',
		'page/class-atoll-markup-reader',
		'page/class-atoll-tag-scanner',
		'page/copied-markup',
		'page/enqueue',
		'page/finished-page',
		'page/inline-scripts',
		'page/leading-number',
		'page/markup',
		'page/ordinary-tags',
		'page/page-buffer',
		'page/page-config',
		'page/page-parts',
		'page/plain-tags',
		'page/plural-texts',
		'page/script-tags',
		'page/selector-index',
		'page/selectors',
		'page/site-values',
		'page/tag-attributes',
		'page/tag-reader',
		'page/text-search',
		'page/token-ends',
		'page/visit-script',
		'decide/address-rules',
		'decide/class-atoll-handler-finder',
		'decide/decisions',
		'decide/doctor-visit',
		'decide/eael-handles',
		'decide/empty-scripts',
		'decide/free-scripts',
		'decide/gates',
		'decide/goodlayers-behaviours',
		'decide/inline-calls',
		'decide/jquery-users',
		'decide/option-lock',
		'decide/original-files',
		'decide/originals',
		'decide/remembered-files',
		'decide/replaced-handles',
		'decide/script-files',
		'decide/script-obstacles',
		'decide/script-queue',
		'decide/settings',
		'decide/theme',
		'paint/consent-hint',
		'paint/consent-roles',
		'paint/early-queue',
		'paint/entry-fallback',
		'paint/failed-mail',
		'paint/first-paint',
		'paint/link-names',
		'paint/media',
		'paint/picture-link-names',
		'paint/preload-guard',
		'paint/video-ratios',
		'caches/optimisers',
		'caches/release-notice',
	),
	// What Essential Addons' bundles do, and what replaces them.
	'eael'      => array(
		'decide/eael-bundles',
		'decide/eael-element-facts',
		'decide/eael-elements',
		'decide/eael-extensions',
		'decide/eael-page',
		'paint/class-atoll-table-reader',
		'paint/eael-first-paint',
		'paint/eael-menu',
	),
	// What Elementor's scripts do, and what replaces them.
	'elementor' => array(
		'decide/elementor',
		'decide/elementor-elements',
		'decide/elementor-links',
		'paint/elementor-body',
		'paint/elementor-carousel',
		'paint/elementor-counter',
		'paint/elementor-distance',
		'paint/elementor-drop-cap',
		'paint/elementor-entrance',
		'paint/elementor-module',
		'paint/elementor-panels',
		'paint/elementor-stretch',
		'paint/elementor-text-path',
	),
	// What replaces the page builder's scripts until Atoll's have run.
	'builder'   => array(
		'paint/class-atoll-slider-reader',
		'paint/entrance-fallback',
		'paint/first-paint-effects',
		'paint/slider-controls',
		'paint/slider-first-paint',
	),
	// What replaces the theme's script until Atoll's has run, and without scripts.
	'theme'     => array(
		'paint/class-atoll-menu',
		'paint/menu-reader',
		'paint/menus-without-scripts',
		'paint/theme-first-paint',
		'paint/theme-menus',
	),
	// Purges caches and keeps the files of previous releases.
	'purge'     => array(
		'caches/caches',
		'caches/post-purge',
		'caches/previous-releases',
		'caches/release-purge',
	),
	// What administrators see, the REST routes, and what is saved. Its hooks are in the last file.
	'admin'     => array(
		'admin/decision-texts',
		'admin/doctor',
		'admin/doctor-addresses',
		'admin/doctor-entry',
		'admin/inspector',
		'admin/page-proof',
		'admin/page-switch',
		'admin/printed-decisions',
		'admin/privacy-text',
		'admin/saved-settings',
		'admin/saving',
		'admin/scan',
		'admin/settings-page',
		'admin/site-addresses',
		'admin/site-health',
		'admin/status-box',
		'admin/status-check',
		'admin/visit-counts',
		'admin/visit-log',
		'admin/visit-log-table',
		'admin/admin-hooks',
	),
	// The command of WP-CLI.
	'command'   => array(
		'admin/class-atoll-command',
	),
);

/**
 * Loads a part of the plugin, once.
 *
 * @param string $part A key of ATOLL_PARTS.
 */
function atoll_load( $part ) {
	foreach ( ATOLL_PARTS[ $part ] as $file ) {
		require_once __DIR__ . "/$file.php";
	}
}

/**
 * Loads what is not needed on visitors' pages. It is a callback of actions and filters whose other callbacks need it.
 *
 * @param mixed $value The first argument of the hook.
 * @return mixed The same.
 */
function atoll_load_admin( $value = null ) {
	atoll_load( 'purge' );
	atoll_load( 'admin' );
	return $value;
}
