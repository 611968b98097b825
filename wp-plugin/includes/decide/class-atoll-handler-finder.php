<?php
/**
 * Finds code in attributes.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Tells which positions of a page are in the value of an event handler attribute (`onclick="…"`) or of a `javascript:` link.
 * The positions are asked in ascending order, so each tag is read once.
 */
final class Atoll_Handler_Finder {

	/**
	 * The page.
	 *
	 * @var Atoll_Markup
	 */
	private $markup;

	/**
	 * Offset after the last tag that was read.
	 *
	 * @var int
	 */
	private $end = 0;

	/**
	 * The code in that tag: offset of an attribute => offset after it.
	 *
	 * @var array
	 */
	private $code = array();

	/**
	 * Constructor.
	 *
	 * @param Atoll_Markup $markup The page.
	 */
	public function __construct( $markup ) {
		$this->markup = $markup;
	}

	/**
	 * Checks whether a position is in code.
	 *
	 * @param int $at Offset.
	 * @return bool
	 */
	public function has( $at ) {
		if ( $at >= $this->end ) {
			$tag        = $this->markup->tag_around( $at );
			$next       = strpos( $this->markup->html, '<', $at );
			$next       = false === $next ? strlen( $this->markup->html ) : $next;
			$this->end  = $tag < 0 ? max( $next, $at + 1 ) : $this->markup->tag_end( $tag );
			$this->code = $tag < 0 ? array() : $this->code_of( $tag );
		}
		foreach ( $this->code as $start => $end ) {
			if ( $at > $start && $at < $end ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the code in a tag.
	 *
	 * @param int $tag Offset of the tag.
	 * @return array See $code.
	 */
	private function code_of( $tag ) {
		$from = $tag + 1 + strcspn( $this->markup->html, " \t\n\f\r/>", $tag + 1 );
		$rest = substr( $this->markup->html, $from, $this->end - $from );
		$code = array();
		$at   = 0;
		do {
			list( $name, $end ) = atoll_next_attribute( $rest, $at );
			if ( 0 === strpos( $name, 'on' ) || ( 'href' === $name && preg_match( '~=\s*["\']?\s*javascript:~i', substr( $rest, $at, $end - $at ) ) ) ) {
				$code[ $from + $at ] = $from + $end;
			}
			$at = $end;
		} while ( '' !== $name );
		return $code;
	}
}
