<?php
/**
 * Reads one start tag where WordPress has no tag processor (before 6.2).
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * The part of WP_HTML_Tag_Processor that Atoll needs, for a single tag.
 */
class Atoll_Tag_Reader {

	/**
	 * The tag, from `<` to `>`.
	 *
	 * @var string
	 */
	private $html;

	/**
	 * Attributes by their names in lower case: a text, or true for one without a value.
	 *
	 * @var array
	 */
	private $attributes = array();

	/**
	 * Takes a tag.
	 *
	 * @param string $html The tag, from `<` to `>`.
	 */
	public function __construct( $html ) {
		$this->html = $html;
	}

	/**
	 * Reads the tag.
	 *
	 * @return bool Whether it is one.
	 */
	public function next_tag() {
		if ( ! preg_match( '~^<[a-z][^ \t\n\f\r/>]*+~i', $this->html, $match ) ) {
			return false;
		}
		$attribute = '~\G[ \t\n\f\r/]*+([^ \t\n\f\r/>][^ \t\n\f\r/>=]*+)(?:[ \t\n\f\r]*+=[ \t\n\f\r]*+(?|"([^"]*+)"|\'([^\']*+)\'|([^ \t\n\f\r>]*+)))?+~';
		$at        = strlen( $match[0] );
		while ( preg_match( $attribute, $this->html, $match, PREG_UNMATCHED_AS_NULL, $at ) ) {
			$at += strlen( $match[0] );
			// The first of a name counts.
			$this->attributes += array( strtolower( $match[1] ) => isset( $match[2] ) ? atoll_decoded( $match[2] ) : true );
		}
		return true;
	}

	/**
	 * The element's name.
	 *
	 * @return string In upper case.
	 */
	public function get_tag() {
		return strtoupper( substr( $this->html, 1, strcspn( $this->html, " \t\n\f\r/>", 1 ) ) );
	}

	/**
	 * An attribute's value.
	 *
	 * @param string $name Its name, in lower case.
	 * @return string|bool|null True for an attribute without a value, null for one that is not there.
	 */
	public function get_attribute( $name ) {
		return isset( $this->attributes[ $name ] ) ? $this->attributes[ $name ] : null;
	}
}
