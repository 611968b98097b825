<?php
/**
 * WordPress's media player on pages of GoodLayers themes: which players the browser's own controls can replace, and the
 * styles that give those the player's size (goodlayers-theme, section 7).
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The sizes of the original's players. The page builder's stylesheet sets the space around audio. */
const ATOLL_MEDIA_RULES = 'audio.wp-audio-shortcode{display:block;width:100%;height:40px}.gdlr-core-audio>audio.wp-audio-shortcode{height:30px}'
	. 'audio.wp-audio-shortcode::-webkit-media-controls-enclosure{border-radius:0}.gdlr-core-audio>audio.wp-audio-shortcode::-webkit-media-controls-enclosure,.gdlr-core-audio>audio.wp-audio-shortcode::-webkit-media-controls-panel{background:transparent}'
	. '.wp-video{max-width:100%}.wp-video>video.wp-video-shortcode{display:block;max-width:100%;height:auto}';

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
	return $is_here ? '<style id="atoll-media">' . ATOLL_MEDIA_RULES . "</style>\n" : '';
}
