<?php
/**
 * WordPress's media player on pages of GoodLayers themes: which players the browser's own controls can replace, and the
 * styles that give those the player's size and the theme's colours (goodlayers-theme, section 7).
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The sizes of the original's players. The page builder's stylesheet sets the space around audio. */
const ATOLL_MEDIA_RULES = 'audio.wp-audio-shortcode{display:block;width:100%;height:40px}.gdlr-core-audio>audio.wp-audio-shortcode{height:30px}'
	. 'audio.wp-audio-shortcode::-webkit-media-controls-enclosure{border-radius:0}.gdlr-core-audio>audio.wp-audio-shortcode::-webkit-media-controls-enclosure,.gdlr-core-audio>audio.wp-audio-shortcode::-webkit-media-controls-panel{background:transparent}'
	. '.wp-video{max-width:100%}.wp-video>video.wp-video-shortcode{display:block;max-width:100%;height:auto}';

/** The declarations by which the theme's options colour an audio player, as patterns. */
const ATOLL_MEDIA_COLOURS = array(
	'text'     => '\.mejs-time\s*{\s*color',
	'progress' => '\.mejs-time-current\s*{\s*background-color',
	'volume'   => '\.mejs-horizontal-volume-current\s*{\s*background-color',
);

/** A colour whose red, green and blue are larger than this on average is light. */
const ATOLL_LIGHT_FROM = 128;

/**
 * Returns what the media player would do on a page beyond what is covered.
 *
 * @param string $html    The page, or a part of it.
 * @param array  $covered Names of the covered widgets.
 * @return array Names of behaviours, which are names of widgets or of behaviours that no widget covers.
 */
function atoll_media_behaviours( $html, $covered = array() ) {
	return atoll_uncovered_behaviours( 'wordpress-media', $html, $covered );
}

/**
 * Returns the scripts that call the media player. Not all of them declare it, so their files are searched. The scripts of
 * other originals are not: see `companions` in the table.
 *
 * @param array $handles Handles of scripts on the page.
 * @return array Handles.
 */
function atoll_media_callers( $handles ) {
	$found = array();
	foreach ( $handles as $handle ) {
		$file = atoll_script_file( wp_scripts()->registered[ $handle ]->src );
		if ( null !== $file && ! atoll_is_core_file( $file ) && ! atoll_original_of( $handle ) && '1' === atoll_remembered( $file, 'atoll_read_media_calls' ) ) {
			$found[] = (string) $handle;
		}
	}
	return $found;
}

/**
 * Reads whether a script's file calls the media player.
 *
 * @param string $file Path.
 * @return string `1` or `0`. `1` also for a file that is too large or cannot be read.
 */
function atoll_read_media_calls( $file ) {
	return atoll_read_calls( $file, 'wordpress-media' );
}

/**
 * Returns the style for the browser's players.
 *
 * @param string $html The page.
 * @return string A style element; '' if the original script stays or the page has no player.
 */
function atoll_media_styles( $html ) {
	if ( ! isset( atoll_page()->emptied['wp-mediaelement'] ) ) {
		return '';
	}
	// A list of posts may load more posts, with players.
	$is_here = preg_match( '~<(?:audio|video)\s[^<>]*\bwp-(?:audio|video)-shortcode\b|\bgdlr-core-(?:load-more|ajax)\b~', $html );
	return $is_here ? '<style id="atoll-media">' . ATOLL_MEDIA_RULES . atoll_media_colour_rules() . "</style>\n" : '';
}

/**
 * Returns the rules for the colours of audio players. Only Chromium's controls have parts that styles can reach; those of
 * Firefox and WebKit keep their own dark bar inside the theme's box.
 *
 * @return string
 */
function atoll_media_colour_rules() {
	$colours = atoll_media_colours();
	$player  = '.gdlr-core-audio>audio.wp-audio-shortcode';
	$rules   = '';
	if ( '' !== $colours['text'] ) {
		// The icons are pictures, which are black or white.
		$scheme = atoll_is_light_colour( $colours['text'] ) ? 'dark' : 'light';
		$time   = "$player::-webkit-media-controls-current-time-display,$player::-webkit-media-controls-time-remaining-display";
		$rules .= "$player{color-scheme:$scheme}$time{color:{$colours['text']};opacity:1}";
	}
	$filters = '';
	foreach ( array(
		'progress' => 'timeline',
		'volume'   => 'volume-slider',
	) as $name => $part ) {
		if ( '' !== $colours[ $name ] ) {
			$filters .= "$player::-webkit-media-controls-$part{filter:" . atoll_colour_filter( $colours[ $name ] ) . '}';
		}
	}
	return '' === $filters ? $rules : "$rules@media (forced-colors:none){{$filters}}";
}

/**
 * Returns a filter that gives an element one colour and keeps its transparency. The parts of a slider, which no selector
 * reaches, differ only in their transparency.
 *
 * @param string $colour `#` and hexadecimal digits.
 * @return string A value of the property `filter`.
 */
function atoll_colour_filter( $colour ) {
	$svg = "<svg xmlns='http://www.w3.org/2000/svg'><filter id='f'><feFlood flood-color='$colour'/><feComposite operator='in' in2='SourceAlpha'/></filter></svg>";
	return 'url("data:image/svg+xml,' . rawurlencode( $svg ) . '#f")';
}

/**
 * Checks whether a colour is nearer to white than to black.
 *
 * @param string $colour `#` and three or six hexadecimal digits.
 * @return bool
 */
function atoll_is_light_colour( $colour ) {
	$digits = substr( $colour, 1 );
	$parts  = array_map( 'hexdec', str_split( 3 === strlen( $digits ) ? preg_replace( '~.~', '$0$0', $digits ) : $digits, 2 ) );
	return array_sum( $parts ) / 3 > ATOLL_LIGHT_FROM;
}

/**
 * Returns the colours that the theme's options give an audio player. They are only in the stylesheet that the theme writes
 * when the options are saved.
 *
 * @return array Names of ATOLL_MEDIA_COLOURS => colour, or '' for one that the stylesheet does not set.
 */
function atoll_media_colours() {
	$handle = atoll_tables()['originals']['goodlayers-theme']['theme'] . '-custom-style';
	$sheets = wp_styles()->registered;
	$file   = isset( $sheets[ $handle ] ) ? atoll_script_file( $sheets[ $handle ]->src ) : null;
	$found  = null === $file ? '' : (string) atoll_remembered( $file, 'atoll_read_media_colours' );
	return array_combine( array_keys( ATOLL_MEDIA_COLOURS ), array_pad( explode( ',', $found ), count( ATOLL_MEDIA_COLOURS ), '' ) );
}

/**
 * Reads the colours of an audio player from a stylesheet.
 *
 * @param string $file Path.
 * @return string The colours in the order of ATOLL_MEDIA_COLOURS, separated by commas.
 */
function atoll_read_media_colours( $file ) {
	$css     = filesize( $file ) > ATOLL_MAX_FILE_BYTES ? false : file_get_contents( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.
	$colours = array();
	foreach ( ATOLL_MEDIA_COLOURS as $pattern ) {
		$colours[] = preg_match( "~$pattern:\s*(#(?:[0-9a-f]{3}){1,2})\s*[;}]~i", (string) $css, $match ) ? $match[1] : '';
	}
	return implode( ',', $colours );
}
