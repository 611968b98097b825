<?php
/**
 * Finds script elements in a page and reads their attributes.
 *
 * Elements are found by searching for text, and only the tags in question are parsed: WP_HTML_Tag_Processor takes about
 * 6 µs a tag, which is a tenth of a second for a page of 10,000 elements. What looks like a script tag inside of a
 * comment or of a string counts as one, so that a mistake can only keep a script.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** As much of an element with a file is looked at to find its end: WordPress prints nothing in it. */
const ATOLL_MAX_SCRIPT_CONTENT = 200;

/**
 * The script elements with an id that hold no code of their own.
 *
 * @param string $html The page.
 * @param string $id   The id.
 * @return array Offset of the element => offset behind it.
 */
function atoll_script_elements( $html, $id ) {
	$found = array();
	$at    = 0;
	while ( true ) {
		$at = strpos( $html, $id, $at );
		if ( false === $at ) {
			return $found;
		}
		$start = strrpos( $html, '<script', $at - strlen( $html ) );
		$at   += strlen( $id );
		$tag   = false === $start ? null : atoll_script_tag( $html, $start );
		if ( ! $tag || $tag['id'] !== $id || $tag['end'] < $at ) {
			continue;
		}
		$content = substr( $html, $tag['end'], ATOLL_MAX_SCRIPT_CONTENT );
		if ( preg_match( '~^[^<]*</script[^>]*>~i', $content, $rest ) ) {
			$found[ $start ] = $tag['end'] + strlen( $rest[0] );
		}
	}
}

/**
 * Reads the script tag at a place of a page.
 *
 * @param string $html  The page.
 * @param int    $start Where its `<script` begins.
 * @return array|null `end`: offset behind the tag. `id`, `src`, `type`: '' for a missing attribute. Null for a tag that
 *                    does not end within 20 `>`.
 */
function atoll_script_tag( $html, $start ) {
	$end = $start;
	// An attribute may hold a `>`: the tag is complete when it can be parsed.
	for ( $tries = 0; $tries < 20; $tries++ ) {
		$end = strpos( $html, '>', $end );
		if ( false === $end ) {
			return null;
		}
		++$end;
		$name_end   = $start + strlen( '<script' );
		$attributes = atoll_tag_attributes( substr( $html, $name_end, $end - $name_end ), array( 'id', 'src', 'type' ) );
		if ( null !== $attributes ) {
			return array( 'end' => $end ) + $attributes;
		}
	}
	return null;
}

/**
 * Reads attributes of a tag.
 *
 * @param string $rest  The tag behind its name, with its `>`.
 * @param array  $names The attributes to read, in lower case.
 * @return array|null Name => value, '' for an attribute that is missing or has none. Null when the tag is not complete.
 */
function atoll_tag_attributes( $rest, $names ) {
	$values = array();
	if ( ! class_exists( 'WP_HTML_Tag_Processor' ) ) {
		return atoll_tag_attributes_by_pattern( $rest, $names );
	}
	// As another element, because the processor would look for the end of a script.
	$tag = new WP_HTML_Tag_Processor( '<i' . $rest );
	if ( ! $tag->next_tag() ) {
		return null;
	}
	foreach ( $names as $name ) {
		$value           = $tag->get_attribute( $name );
		$values[ $name ] = is_string( $value ) ? $value : '';
	}
	return $values;
}

/**
 * The same for WordPress 6.0 and 6.1, which have no tag processor.
 *
 * @param string $rest  As in atoll_tag_attributes().
 * @param array  $names As in atoll_tag_attributes().
 * @return array|null As in atoll_tag_attributes().
 */
function atoll_tag_attributes_by_pattern( $rest, $names ) {
	if ( 1 !== preg_match( '~^(?:[^"\'>]|"[^"]*"|\'[^\']*\')*+>$~D', $rest ) ) {
		return null;
	}
	$values = array();
	foreach ( $names as $name ) {
		$pattern         = '~\s' . preg_quote( $name, '~' ) . '\s*=\s*(?:"([^"]*)"|\'([^\']*)\'|([^\s"\'>]+))~i';
		$values[ $name ] = preg_match( $pattern, $rest, $value ) ? html_entity_decode( end( $value ), ENT_QUOTES ) : '';
	}
	return $values;
}

/**
 * Whether a place of a page is in its markup, not in a comment or in an element whose content is text or not shown.
 *
 * @param string $html The page.
 * @param int    $at   The place.
 * @return bool
 */
function atoll_is_in_markup( $html, $at ) {
	$ends = array(
		'<!--'      => '-->',
		'<script'   => '</script',
		'<style'    => '</style',
		'<template' => '</template',
		'<textarea' => '</textarea',
		'<noscript' => '</noscript',
	);
	foreach ( $ends as $begin => $end ) {
		$start = strrpos( $html, $begin, $at - strlen( $html ) );
		if ( false === $start ) {
			continue;
		}
		$close = strpos( $html, $end, $start );
		if ( false === $close || $close >= $at ) {
			return false;
		}
	}
	return true;
}

/**
 * Where a page's head ends.
 *
 * @param string $html The page.
 * @return int|null Offset of its `</head>`; null for a page without one.
 */
function atoll_head_end( $html ) {
	$at = 0;
	while ( true ) {
		$at = stripos( $html, '</head>', $at );
		if ( false === $at || atoll_is_in_markup( $html, $at ) ) {
			return false === $at ? null : $at;
		}
		++$at;
	}
}
