<?php
/**
 * Times what the server needs to decide on a page: `php decision.php PLUGIN WORDPRESS ROUNDS`, the built plugin and an
 * unpacked WordPress, of which only the tag processor is used. Prints JSON: page => bytes and milliseconds.
 *
 * @package Atoll
 */

// phpcs:disable WordPress -- runs without WordPress.
list( , $plugin, $wordpress, $rounds ) = $argv;

define( 'ABSPATH', $wordpress . '/' );
define( 'ATOLL_FILE', $plugin . '/atoll.php' );

foreach ( array( 'attribute-token', 'span', 'text-replacement', 'tag-processor' ) as $name ) {
	require $wordpress . "/wp-includes/html-api/class-wp-html-$name.php";
}
foreach ( array( 'tables/tables', 'decide/theme', 'page/token-ends', 'page/tag-attributes', 'page/plain-tags', 'page/class-atoll-budget', 'page/class-atoll-drawings', 'page/class-atoll-markup-reader', 'page/class-atoll-markup', 'page/markup', 'page/script-tags', 'page/ordinary-tags', 'page/class-atoll-tag-scanner', 'page/tag-reader', 'page/text-search', 'page/selector-index', 'page/selectors', 'decide/goodlayers-behaviours', 'decide/replaced-handles', 'decide/class-atoll-handler-finder', 'decide/inline-calls' ) as $name ) {
	require $plugin . "/includes/$name.php";
}

/** A page without scripts: what inline-calls.php asks of script-obstacles.php and originals.php. */
function atoll_scripts_of_page() {
	return array();
}
function atoll_matching_rows() {
	return array();
}
function atoll_original_file() {
	return null;
}

/** The active theme. */
function get_template() {
	return 'kingster';
}

/** As WordPress has it. */
function wp_list_pluck( $list, $field ) {
	return array_map( static function ( $item ) use ( $field ) {
		return $item[ $field ];
	}, $list );
}

/**
 * Returns the processor time of this script, which does not include other work on the machine.
 *
 * @return float Milliseconds.
 */
function used_ms() {
	$used = getrusage();
	return ( $used['ru_utime.tv_sec'] + $used['ru_stime.tv_sec'] ) * 1e3 + ( $used['ru_utime.tv_usec'] + $used['ru_stime.tv_usec'] ) / 1e3;
}

/**
 * Many elements, each another text.
 *
 * @param int    $count How many.
 * @param string $tag   An element; `%d` is its number.
 * @return string
 */
function elements( $count, $tag ) {
	$html = '';
	for ( $number = 0; $number < $count; $number++ ) {
		$html .= sprintf( $tag, $number ) . "\n";
	}
	return $html;
}

$wrapper = '<div class="gdlr-core-pbf-column-content-margin gdlr-core-js gdlr-core-column-extend-left" id="gdlr-core-column-%d" style="margin: 0 auto;"></div>';
$link    = '<a class="gdlr-core-lightgallery gdlr-core-js" href="/wp-content/uploads/photo-%d.jpg?a=1&#038;b=2" data-lightbox-group="g"><img src="/photo.jpg" alt="A < B"></a>';
$title   = '<div class="gdlr-core-accordion-item"><h4 class="gdlr-core-accordion-item-title gdlr-core-js" id="title-%d" data-sync-height="a">A title</h4></div>';
$code    = 'var a = function (b) { if (b < 1 && b.length) return "</div>" + jQuery("<p class=\"stripes\">"); return b.data.flip.sly; };';

$page  = elements( 200, $wrapper ) . elements( 50, $title ) . elements( 50, $link );
$pages = array(
	'a page of 500 elements'                 => $page,
	'10,000 elements, half of them wrappers' => elements( 5000, $wrapper ) . elements( 2000, $title ) . elements( 500, $link ),
	'3 MB of code in 300 scripts'            => elements( 300, '<script id="s%d">' . str_repeat( $code, 80 ) . '</script>' ) . $page,
	'3 MB of code in one script'             => '<script>' . str_repeat( $code, 24000 ) . '</script>' . $page,
	'5,000 tags without an end'              => $page . elements( 5000, '<p title="%d' ) . elements( 5000, '<b' ),
);

$covered  = array_keys( atoll_tables()['widgets'] );
$original = atoll_tables()['originals']['goodlayers'];
$result   = array();
foreach ( $pages as $name => $html ) {
	$times = array();
	for ( $round = 0; $round < $rounds; $round++ ) {
		// Another text each time, because the last answer is remembered.
		$page  = "<body class=\"home round-$round\">$html</body>";
		$start = used_ms();
		$found = atoll_goodlayers_behaviours( $page, $covered );
		$calls = atoll_inline_calls( $original, $page );
		$times[] = used_ms() - $start;
	}
	sort( $times );
	$result[ $name ] = array(
		'bytes' => strlen( $html ),
		'ms'    => $times[ (int) ( $rounds / 2 ) ],
		'fastest' => $times[0],
		'found' => array_merge( $found, $calls ),
	);
}
echo json_encode( $result );
