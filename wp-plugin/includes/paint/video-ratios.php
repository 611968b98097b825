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
 * Adds the ratios of the videos whose width and height are lengths, and the names of videos that have none. A tag
 * with a `style` attribute gets the ratio at the beginning of that attribute.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 */
function atoll_add_video_ratios( $markup, $edits ) {
	foreach ( $markup->find( '~<iframe(\s[^<>]*+>)~i' ) as $frame ) {
		list( $rest, $at ) = $frame[1];

		$read  = atoll_tag_attributes( $rest, array( 'src', 'width', 'height' ) );
		$ratio = atoll_plain_size( $read['width'] ) . '/' . atoll_plain_size( $read['height'] );
		if ( ! array_filter( ATOLL_VIDEO_HOSTS, fn( $host ) => false !== strpos( $read['src'], $host ) ) ) {
			continue;
		}
		if ( ! preg_match( '~\s(?:title|aria-label|aria-labelledby)\s*=~i', $rest ) ) {
			$edits->attributes( 'video name', $frame[0][1], ' aria-label="' . esc_attr( atoll_site_text( 'video' ) ) . '"' );
		}
		if ( ! preg_match( '~^[\d.]+/[\d.]+$~', $ratio ) ) {
			continue;
		}
		if ( ! in_array( 'style', atoll_attribute_names( $rest ), true ) ) {
			$edits->attributes( 'video ratio', $frame[0][1], ' style="--atoll-ratio:' . $ratio . '"' );
		} elseif ( preg_match( '~^(?:[^"\']|"[^"]*+"|\'[^\']*+\')*?\sstyle\s*+=\s*+["\']~i', $rest, $style ) ) {
			$edits->add( 'video ratio', array( array( 'value', $at + strlen( $style[0] ), '--atoll-ratio:' . $ratio . ';' ) ) );
		}
	}
}

/**
 * Returns the number of px in a `width` or `height` attribute (widgets/effects/responsive-video/responsive-video.ts).
 *
 * @param string $value The attribute's value.
 * @return string '' if it does not begin with a number, and for 0 and percentages.
 */
function atoll_plain_size( $value ) {
	$size = false === strpos( $value, '%' ) ? atoll_leading_number( $value ) : null;
	return null !== $size && $size > 0 ? rtrim( rtrim( sprintf( '%.4F', $size ), '0' ), '.' ) : '';
}
