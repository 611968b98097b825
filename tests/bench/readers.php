<?php
/**
 * Times what the server needs to read and edit pages whose original scripts are gone: `php readers.php ROUNDS`. Prints JSON:
 * page => bytes, and milliseconds for each reader and for all of them.
 *
 * @package Atoll
 */

// phpcs:disable WordPress -- runs without WordPress.
require __DIR__ . '/../php/bootstrap.php';

$wrapper = '<div class="gdlr-core-pbf-column-content-margin gdlr-core-js gdlr-core-column-extend-left" style="margin: 0 auto;"></div>';
$link    = '<a class="gdlr-core-lightgallery" href="/wp-content/uploads/photo.jpg?a=1&#038;b=2"><img src="/photo.jpg" alt="A < B"></a>';
$slider  = '<div class="gdlr-core-flexslider" data-nav="both"><ul class="slides"><li>1</li><li>2</li></ul></div>';
$menu    = '<ul class="sf-menu">' . str_repeat( '<li><a href="/a">A</a><ul><li><a href="/b">B</a></li></ul></li>', 100 ) . '</ul>';
$nest    = '<div class="gdlr-core-flexslider" data-nav="both"><ul class="slides"><li><ul class="sf-menu"><li><a href="/a">A</a>';
$code    = '<script>var a = "<b>" + function (b) { return b < 1 && "</div>"; };</script>';

$pages = array(
	'a page of 500 elements'        => $menu . str_repeat( $wrapper, 400 ) . str_repeat( $link, 50 ),
	'10,000 elements'               => $menu . str_repeat( $wrapper, 9000 ) . str_repeat( $link, 250 ) . str_repeat( $slider, 20 ),
	'100 kB of nested widgets'      => str_repeat( $nest, 600 ) . str_repeat( '</li></ul></li></ul></div>', 600 ),
	'3 MB of code in 300 scripts'   => str_repeat( str_repeat( $code, 1 ) . "\n", 300 ) . '<script>' . str_repeat( 'a<b;', 700000 ) . '</script>' . str_repeat( $wrapper, 200 ),
	'5,000 tags with < in a value'  => str_repeat( '<a title="a < b" href="/a">a</a>', 5000 ),
);

/** The readers of a page, in the order in which atoll_add_early_markup() calls them. */
$readers = array(
	'styles'             => array( 'first_paint_links', 'slider_styles', 'effect_styles', 'theme_styles', 'media_styles', 'entrance_fallback', 'consent_styles' ),
	'early clicks'       => array( 'early_queue', 'preload_guard' ),
	'menus'              => array( 'add_menu_parts' ),
	'privacy box'        => array( 'add_consent_roles' ),
	'sliders'            => array( 'add_slider_parts', 'add_arrow_places' ),
	'videos'             => array( 'add_video_ratios' ),
	'typed texts'        => array( 'add_sentences' ),
	'header'             => array( 'add_header_rooms', 'add_theme_end_scripts' ),
	'Essential Addons'   => array( 'add_eael_places' ),
	'Elementor’s body'   => array( 'add_elementor_body' ),
	'names of links'     => array( 'add_pagination_names', 'add_theme_link_names', 'add_picture_link_names', 'add_frame_names', 'add_free_text_names' ),
);

/**
 * Returns the processor time of this script.
 *
 * @return float Milliseconds.
 */
function used_ms() {
	$used = getrusage();
	return ( $used['ru_utime.tv_sec'] + $used['ru_stime.tv_sec'] ) * 1e3 + ( $used['ru_utime.tv_usec'] + $used['ru_stime.tv_usec'] ) / 1e3;
}

/**
 * Returns the middle of some numbers.
 *
 * @param array $numbers The numbers.
 * @return float
 */
function median( $numbers ) {
	sort( $numbers );
	return $numbers[ (int) ( count( $numbers ) / 2 ) ];
}

$result = array();
foreach ( $pages as $name => $html ) {
	$times = array();
	for ( $round = 0; $round < (int) $argv[1]; $round++ ) {
		// Another text each time, because the last answer is remembered.
		$page   = "<!DOCTYPE html><html><head><link></head><body class=\"round-$round\">$html</body></html>";
		$start  = used_ms();
		$from   = $start;
		$markup = new Atoll_Markup( $page );
		$edits  = new Atoll_Edits( $markup );
		$times['tags'][] = used_ms() - $from;
		foreach ( $readers as $reader => $functions ) {
			$from = used_ms();
			foreach ( $functions as $function ) {
				0 === strpos( $function, 'add_' ) ? "atoll_$function"( $markup, $edits ) : "atoll_$function"( $markup->html );
			}
			$times[ $reader ][] = used_ms() - $from;
		}
		$from = used_ms();
		$edits->apply();
		$times['the edited page'][] = used_ms() - $from;
		$times['all'][]             = used_ms() - $start;
	}
	$result[ $name ] = array(
		'bytes' => strlen( $html ),
		'ms'    => array_map( 'median', $times ),
	);
}
echo json_encode( $result );
