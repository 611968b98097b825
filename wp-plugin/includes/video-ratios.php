<?php
/**
 * Gives the page's embedded videos their final size before any script has run (goodlayers-panels, section 16). A frame
 * has no aspect ratio by itself, so the tag gets it as a custom property, which the stylesheet for the first paint uses.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** Names of the hosts of embedded videos, as in the selector of the original. */
const ATOLL_VIDEO_HOSTS = array( 'youtube', 'vimeo' );

/**
 * Returns the ratios of the videos whose width and height are lengths, and the names of videos that have none. A
 * tag with a `style` attribute gets the ratio at the beginning of that attribute.
 *
 * @param string $html   The page.
 * @param array  $hidden See atoll_hidden_parts().
 * @return array Offset => HTML to add there.
 */
function atoll_video_ratios( $html, $hidden ) {
	$places = array();
	$count  = preg_match_all( '~<iframe\b((?:"[^"]*"|\'[^\']*\'|[^\'"<>])*+>)~i', $html, $found, PREG_OFFSET_CAPTURE );
	for ( $index = 0; $index < $count; $index++ ) {
		list( $rest, $at ) = $found[1][ $index ];
		$read              = atoll_tag_attributes( $rest, array( 'src', 'width', 'height' ) );
		$is_video          = array_filter( ATOLL_VIDEO_HOSTS, fn( $host ) => false !== strpos( $read['src'], $host ) );
		$ratio             = atoll_plain_size( $read['width'] ) . '/' . atoll_plain_size( $read['height'] );
		if ( ! $is_video || ! atoll_is_in_markup( $hidden, $at ) ) {
			continue;
		}
		$places[ $at ] = preg_match( '~\s(?:title|aria-label|aria-labelledby)\s*=~i', $rest ) ? '' : ' aria-label="' . esc_attr__( 'Video', 'atoll' ) . '"';
		if ( ! preg_match( '~^[\d.]+/[\d.]+$~', $ratio ) ) {
			continue;
		}
		if ( preg_match( '~\sstyle\s*=\s*["\']~i', $rest, $style, PREG_OFFSET_CAPTURE ) ) {
			$places[ $at + $style[0][1] + strlen( $style[0][0] ) ] = '--atoll-ratio:' . $ratio . ';';
		} else {
			$places[ $at ] .= ' style="--atoll-ratio:' . $ratio . '"';
		}
	}
	return $places;
}

/**
 * Returns the number of px in a `width` or `height` attribute (widgets/effects/responsive-video/ratio.ts).
 *
 * @param string $value The attribute's value.
 * @return string '' if it does not begin with a number, and for 0 and percentages.
 */
function atoll_plain_size( $value ) {
	$size = false === strpos( $value, '%' ) ? atoll_leading_number( $value ) : null;
	return null !== $size && $size > 0 ? rtrim( rtrim( sprintf( '%.4F', $size ), '0' ), '.' ) : '';
}
