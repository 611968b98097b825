<?php
/**
 * Finds the selectors that match an element of a page. Selectors are compound, so each looks at a single tag. The build
 * compiles them to `tag`, `id`, `classes`, `attributes` (each with `name`, `op`, `value`) and `not` (selectors).
 *
 * A page may have ten thousand elements or megabytes of inline code, most of which is irrelevant. So the page is first
 * searched for words of the selectors, and only tags with such a word are read.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the selectors that match an element of a page.
 *
 * @param string $html  The page, or a part of it.
 * @param array  $index The selectors, see atoll_selector_index().
 * @return array|null Keys of the matching selectors; null for a page that cannot be read.
 */
function atoll_matching_selectors( $html, $index ) {
	$hits = atoll_word_hits( $html, $index );
	if ( null === $hits ) {
		return null;
	}
	$offsets = array_keys( $hits );
	$scanner = new Atoll_Tag_Scanner( $html );
	$found   = array();
	$next    = 0;
	$last    = 0;
	while ( true ) {
		// Skip words whose selectors all have a match, so that most pages are not read to the end.
		while ( isset( $offsets[ $next ] ) && ( $offsets[ $next ] < $last || ! isset( $index[ $hits[ $offsets[ $next ] ] ] ) ) ) {
			++$next;
		}
		$is_over = ! isset( $offsets[ $next ] ) && ! $scanner->has_readings();
		if ( $is_over || ! $scanner->next_tag( isset( $offsets[ $next ] ) ? $offsets[ $next ] : 0 ) ) {
			break;
		}
		if ( $scanner->start < $last ) {
			$next = 0;
		}
		$last       = $scanner->start;
		$candidates = array();
		$words      = array();
		for ( $at = $next; isset( $offsets[ $at ] ) && $offsets[ $at ] < $scanner->end; $at++ ) {
			$word   = $hits[ $offsets[ $at ] ];
			$is_new = $offsets[ $at ] >= $last && ! isset( $words[ $word ] ) && isset( $index[ $word ] );

			$words += $is_new ? array( $word => true ) : array();
			foreach ( $is_new ? $index[ $word ] : array() as $selector ) {
				if ( $scanner->name !== $selector['not'] && ( '' === $selector['tag'] || $scanner->name === $selector['tag'] ) ) {
					$candidates[] = $selector;
				}
			}
		}
		$matching = $candidates ? atoll_selectors_of_tag( $html, $scanner, $candidates ) : array();
		if ( $matching ) {
			$found += $matching;
			$index  = atoll_index_without( $index, $matching );
		}
	}
	return $scanner->is_unreadable ? null : array_keys( $found );
}

/**
 * Returns the selectors that match the current tag.
 *
 * @param string            $html       The page.
 * @param Atoll_Tag_Scanner $scanner    The scanner, positioned at the tag.
 * @param array             $candidates Entries of an index, see atoll_selector_index().
 * @return array Key => true.
 */
function atoll_selectors_of_tag( $html, $scanner, $candidates ) {
	$matching = array();
	$readings = null;
	$text     = substr( $html, $scanner->start, $scanner->end - $scanner->start );
	foreach ( $candidates as $selector ) {
		if ( isset( $matching[ $selector['key'] ] ) || ! atoll_may_match( $text, $selector['compound'] ) ) {
			continue;
		}
		$readings = null === $readings ? atoll_read_tag( $text, $scanner->is_whole ) : $readings;
		foreach ( $readings as $tag ) {
			if ( atoll_matches( $tag, $selector['compound'] ) ) {
				$matching[ $selector['key'] ] = true;
			}
		}
	}
	return $matching;
}

/**
 * Checks quickly whether a tag's text could match. False means that it does not match.
 *
 * @param string $html     The tag.
 * @param array  $compound A compound selector.
 * @return bool
 */
function atoll_may_match( $html, $compound ) {
	foreach ( $compound['attributes'] as $attribute ) {
		if ( false === stripos( $html, $attribute['name'] ) ) {
			return false;
		}
	}
	// Values may contain character references.
	if ( false !== strpos( $html, '&' ) ) {
		return true;
	}
	foreach ( $compound['classes'] as $class ) {
		if ( false === strpos( $html, $class ) ) {
			return false;
		}
	}
	return true;
}

/**
 * Checks whether a tag matches.
 *
 * @param WP_HTML_Tag_Processor $tag      The tag.
 * @param array                 $compound A compound selector.
 * @return bool
 */
function atoll_matches( $tag, $compound ) {
	if ( ! empty( $compound['tag'] ) && strtoupper( $compound['tag'] ) !== $tag->get_tag() ) {
		return false;
	}
	if ( ! empty( $compound['id'] ) && $compound['id'] !== $tag->get_attribute( 'id' ) ) {
		return false;
	}
	foreach ( $compound['classes'] as $class ) {
		if ( ! atoll_attribute_matches( $tag->get_attribute( 'class' ), '~=', $class ) ) {
			return false;
		}
	}
	foreach ( $compound['attributes'] as $attribute ) {
		if ( ! atoll_attribute_matches( $tag->get_attribute( $attribute['name'] ), $attribute['op'], (string) $attribute['value'] ) ) {
			return false;
		}
	}
	foreach ( $compound['not'] as $other ) {
		if ( atoll_matches( $tag, $other ) ) {
			return false;
		}
	}
	return true;
}

/**
 * Checks whether an attribute's value matches a selector.
 *
 * @param string|bool|null $value  The value; true for an attribute without a value, null for a missing attribute.
 * @param string           $op     '' for any value, `=`, `*=`, `^=`, `$=` or `~=`.
 * @param string           $wanted The selector's value.
 * @return bool
 */
function atoll_attribute_matches( $value, $op, $wanted ) {
	if ( null === $value || '' === $op ) {
		return null !== $value;
	}
	$value   = true === $value ? '' : $value;
	$decoded = atoll_decoded( $value );
	// Some releases of WordPress leave character references in a value.
	if ( $decoded !== $value && atoll_attribute_matches( $decoded, $op, $wanted ) ) {
		return true;
	}
	if ( '' === $wanted ) {
		return '=' === $op && '' === $value;
	}
	switch ( $op ) {
		case '=':
			return $value === $wanted;
		case '*=':
			return false !== strpos( $value, $wanted );
		case '^=':
			return 0 === strpos( $value, $wanted );
		case '$=':
			return substr( $value, -strlen( $wanted ) ) === $wanted;
		case '~=':
			return false !== strpos( ' ' . strtr( $value, "\t\n\f\r", '    ' ) . ' ', " $wanted " );
	}
	// Treat an unknown operator as a match, because a missed element would remove a needed script.
	return true;
}
