<?php
/**
 * Scenarios: sites in other languages, with a language pack.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** A site in Polish, which has three forms for numbers. The language pack translates one text. */
function atoll_fixture_scenario_polish() {
	atoll_fixture_set_language( 'pl_PL', dirname( __DIR__ ) . '/languages/atoll-pl_PL.po' );
}

/** A site in German, with the translation in the plugin. */
function atoll_fixture_scenario_german() {
	atoll_fixture_set_language( 'de_DE' );
}

/**
 * Sets the language of the site.
 *
 * @param string $locale Locale.
 * @param string $pack   Path of the translations of a language pack; '' for no language pack.
 */
function atoll_fixture_set_language( $locale, $pack = '' ) {
	add_filter(
		'locale',
		static function () use ( $locale ) {
			return $locale;
		}
	);
	if ( '' === $pack ) {
		return;
	}
	add_filter(
		'load_textdomain_mofile',
		static function ( $file, $domain ) use ( $pack ) {
			return 'atoll' === $domain && 0 === strpos( $file, WP_LANG_DIR ) ? atoll_fixture_compiled( $pack ) : $file;
		},
		10,
		2
	);
}

/**
 * Compiles translations.
 *
 * @param string $pack Path of a .po file.
 * @return string Path of the compiled file.
 */
function atoll_fixture_compiled( $pack ) {
	require_once ABSPATH . WPINC . '/pomo/mo.php';
	require_once ABSPATH . WPINC . '/pomo/po.php';
	$source = new PO();
	$source->import_from_file( $pack );
	$compiled = new MO();
	$compiled->set_headers( $source->headers );
	foreach ( $source->entries as $entry ) {
		$compiled->add_entry( $entry );
	}
	$file = get_temp_dir() . basename( $pack, '.po' ) . '.mo';
	$compiled->export_to_file( $file );
	return $file;
}
