<?php
/**
 * Times what the server needs to read and edit pages whose original scripts are gone: `php readers.php ROUNDS`. Prints JSON:
 * page => bytes and milliseconds.
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

$result = array();
foreach ( $pages as $name => $html ) {
	$times = array();
	for ( $round = 0; $round < (int) $argv[1]; $round++ ) {
		$page   = "<!DOCTYPE html><html><head><link></head><body class=\"round-$round\">$html</body></html>";
		$start  = getrusage();
		$markup = new Atoll_Markup( $page );
		$edits  = new Atoll_Edits( $markup );
		atoll_add_early_markup( $markup, $edits );
		$edits->apply();
		$end     = getrusage();
		$times[] = ( $end['ru_utime.tv_sec'] - $start['ru_utime.tv_sec'] ) * 1e3 + ( $end['ru_utime.tv_usec'] - $start['ru_utime.tv_usec'] ) / 1e3;
	}
	sort( $times );
	$result[ $name ] = array(
		'bytes' => strlen( $html ),
		'ms'    => $times[ (int) ( count( $times ) / 2 ) ],
	);
}
echo json_encode( $result );
