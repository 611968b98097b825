<?php
/**
 * Reads single tags with WordPress's tag processor.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Reads a start tag.
 *
 * @param string $html     The tag, from `<` to `>`.
 * @param bool   $is_whole Whether the tag has an end. Otherwise, everything up to the end of the page may belong to it.
 * @return WP_HTML_Tag_Processor[] Readings of the tag: one, or several if it has no end.
 */
function atoll_read_tag( $html, $is_whole = true ) {
	$readings = array();
	foreach ( $is_whole ? array( '' ) : array( '>', '">', "'>" ) as $end ) {
		$tag = atoll_tag_processor( $html . $end );
		if ( $tag->next_tag() ) {
			$readings[] = $tag;
		}
	}
	return $readings;
}

/**
 * Creates a tag processor for one tag.
 *
 * @param string $html The tag, with its end.
 * @return WP_HTML_Tag_Processor
 */
function atoll_tag_processor( $html ) {
	// Since WordPress 6.5, the processor needs the end tag of elements that contain text.
	$name = substr( $html, 1, strcspn( $html, " \t\n\f\r/>", 1 ) );
	return new WP_HTML_Tag_Processor( "$html</$name>" );
}

/**
 * Decodes character references, also without a semicolon.
 *
 * @param string $value An attribute's value, as printed in the page.
 * @return string
 */
function atoll_decoded( $value ) {
	if ( false === strpos( $value, '&' ) ) {
		return $value;
	}
	$value = (string) preg_replace( '/&#(x[0-9a-f]+|[0-9]+);?/i', '&#$1;', $value );
	return html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}

/**
 * Decodes Base64.
 *
 * @param string $text The text.
 * @return string '' if it cannot be decoded.
 */
function atoll_decoded_base64( $text ) {
	try {
		return sodium_base642bin( $text, SODIUM_BASE64_VARIANT_ORIGINAL );
	} catch ( Throwable $error ) {
		return '';
	}
}
