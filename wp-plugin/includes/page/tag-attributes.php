<?php
/**
 * Reads the attributes of single tags.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Reads attributes of a tag.
 *
 * @param string $rest  The tag after its name, up to and including `>`.
 * @param array  $names The attributes to read, in lower case.
 * @return array Name => value; '' for an attribute that is missing or has no value.
 */
function atoll_tag_attributes( $rest, $names ) {
	$values = array_fill_keys( $names, '' );
	$wanted = $values;
	$at     = 0;
	while ( $wanted ) {
		list( $name, $end ) = atoll_next_attribute( $rest, $at );
		if ( '' === $name ) {
			break;
		}
		if ( isset( $wanted[ $name ] ) ) {
			$part  = substr( $rest, $at, $end - $at );
			$value = strpos( $part, '=', strspn( $part, " \t\n\f\r/" ) + 1 );
			$text  = false === $value ? '' : ltrim( substr( $part, $value + 1 ), " \t\n\f\r" );

			$values[ $name ] = atoll_decoded( '' !== $text && ( '"' === $text[0] || "'" === $text[0] ) ? substr( $text, 1, -1 ) : $text );
			unset( $wanted[ $name ] );
		}
		$at = $end;
	}
	return $values;
}

/**
 * Returns the names of a tag's attributes.
 *
 * @param string $rest See atoll_tag_attributes().
 * @return array Names in lower case.
 */
function atoll_attribute_names( $rest ) {
	$names = array();
	$at    = 0;
	do {
		list( $name, $at ) = atoll_next_attribute( $rest, $at );
		$names[]           = $name;
	} while ( '' !== $name );
	return array_slice( $names, 0, -1 );
}

/**
 * Returns the next attribute of a tag.
 *
 * @param string $rest See atoll_tag_attributes().
 * @param int    $at   Offset of the attribute, or of white space before it.
 * @return array Its name in lower case, or '' if there is none; offset after it.
 */
function atoll_next_attribute( $rest, $at ) {
	$from = $at + strspn( $rest, " \t\n\f\r/", $at );
	$end  = isset( $rest[ $from ] ) && '>' !== $rest[ $from ] ? atoll_attribute_end( $rest, $at ) : false;
	if ( false === $end ) {
		return array( '', $at );
	}
	return array( strtolower( substr( $rest, $from, 1 + strcspn( $rest, " \t\n\f\r/>=", $from + 1 ) ) ), $end );
}

/**
 * Checks whether a tag has a class.
 *
 * @param string $attributes The tag after its name; its end may be missing.
 * @param string $name       The class.
 * @return bool
 */
function atoll_has_class( $attributes, $name ) {
	if ( false === strpos( $attributes, $name ) ) {
		return false;
	}
	$values = atoll_tag_attributes( $attributes . '>', array( 'class' ) );
	return in_array( $name, preg_split( '~\s+~', $values['class'] ), true );
}
