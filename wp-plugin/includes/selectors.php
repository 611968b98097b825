<?php
/**
 * Finds which of many selectors match an element of a page. Selectors are compound: they look at one tag alone. As
 * compiled by the build: `tag`, `id`, `classes`, `attributes` (each with `name`, `op`, `value`) and `not` (selectors).
 *
 * A page may have ten thousand elements or megabytes of inline code, and nearly none of it concerns us. So the page is
 * searched for words of the selectors first, and only tags with such a word are read.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * The selectors that match an element of a page.
 *
 * @param string $html  The page, or a part of it.
 * @param array  $index The selectors, see atoll_selector_index().
 * @return array|null Keys of those with a match; null for a page that cannot be read.
 */
function atoll_matching_selectors( $html, $index ) {
	$hits = atoll_word_hits( strtolower( $html ), $index );
	if ( null === $hits ) {
		return null;
	}
	$offsets = array_keys( $hits );
	$scanner = new Atoll_Tag_Scanner( $html );
	$found   = array();
	$next    = 0;
	$last    = 0;
	while ( true ) {
		// What is found need not be found again: most pages are read up to the last word that is still looked for.
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
		$last = $scanner->start;
		$candidates = array();
		for ( $at = $next; isset( $offsets[ $at ] ) && $offsets[ $at ] < $scanner->end; $at++ ) {
			$word = $hits[ $offsets[ $at ] ];
			foreach ( $offsets[ $at ] >= $last && isset( $index[ $word ] ) ? $index[ $word ] : array() as $selector ) {
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
 * The selectors that match the current tag.
 *
 * @param string            $html       The page.
 * @param Atoll_Tag_Scanner $scanner    Stands at the tag.
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
 * Whether a tag could match: a quick look at its text that never says no wrongly.
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
	// Values may be written with character references.
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
 * Whether a tag matches.
 *
 * @param WP_HTML_Tag_Processor|Atoll_Tag_Reader $tag      The tag.
 * @param array                                  $compound A compound selector.
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
 * Whether an attribute's value is as a selector says.
 *
 * @param string|bool|null $value  The value; true for none, null for no attribute.
 * @param string           $op     '' for any value, `=`, `*=`, `^=`, `$=` or `~=`.
 * @param string           $wanted What the selector names.
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
	// An operator that is not known here must not hide an element.
	return true;
}
