<?php
/**
 * Keeps track of the drawings that are open while a page is read.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Open `svg` and `math` elements, and the elements inside them whose content is HTML. From the outside in.
 *
 * Directly in a drawing, no element contains only text, and text may be in CDATA sections.
 */
final class Atoll_Drawings {

	/** Elements inside drawings whose content is HTML. */
	const HTML_INSIDE = '~^(?:foreignobject|desc|title|annotation-xml|m[inos]|mtext)$~D';

	/** Start tags that end a drawing. */
	const ENDS = '~^(?:b|big|blockquote|body|br|center|code|dd|div|dl|dt|em|embed|h[1-6]|head|hr|i|img|li|listing|menu|meta|nobr|ol|p|pre|ruby|s|small|span|strong|strike|sub|sup|table|tt|u|ul|var)$~D';

	/**
	 * Names of the open elements.
	 *
	 * @var array
	 */
	private $open = array();

	/**
	 * How many elements of a name are open.
	 *
	 * @var array Name => number.
	 */
	private $counts = array();

	/**
	 * Returns the number of open elements.
	 *
	 * @return int
	 */
	public function count() {
		return count( $this->open );
	}

	/**
	 * Whether the position is directly in a drawing.
	 *
	 * @return bool
	 */
	public function is_inside() {
		return $this->open && ! preg_match( self::HTML_INSIDE, end( $this->open ) );
	}

	/**
	 * An element begins.
	 *
	 * @param string $name            Its name.
	 * @param bool   $is_self_closing Whether its tag also ends it.
	 */
	public function open( $name, $is_self_closing ) {
		if ( ! $is_self_closing && ( 'svg' === $name || 'math' === $name || preg_match( self::HTML_INSIDE, $name ) ) ) {
			$this->open[]          = $name;
			$this->counts[ $name ] = 1 + ( isset( $this->counts[ $name ] ) ? $this->counts[ $name ] : 0 );
		}
	}

	/**
	 * Whether browsers end the drawing at a start tag, because it is none of a drawing.
	 *
	 * @param string $name The element's name.
	 * @param string $tag  The tag.
	 * @return bool
	 */
	public function is_left_by( $name, $tag ) {
		return 'font' === $name ? 1 === preg_match( '~[\s/"\'](?:color|face|size)[\s=/>]~i', $tag ) : 1 === preg_match( self::ENDS, $name );
	}

	/**
	 * Ends the innermost drawing, up to an element whose content is HTML.
	 */
	public function leave() {
		while ( $this->is_inside() ) {
			$this->close_last();
		}
	}

	/**
	 * Ends the innermost element.
	 *
	 * @return string Its name.
	 */
	private function close_last() {
		$name = array_pop( $this->open );
		--$this->counts[ $name ];
		return $name;
	}

	/**
	 * An element ends.
	 *
	 * @param string $name Its name.
	 */
	public function close( $name ) {
		if ( ! empty( $this->counts[ $name ] ) ) {
			do {
				$last = $this->close_last();
			} while ( $last !== $name );
		} elseif ( 'p' === $name || 'br' === $name ) {
			$this->leave();
		}
	}

	/**
	 * Ends all but the outermost elements.
	 *
	 * @param int $count How many stay open.
	 */
	public function cut( $count ) {
		while ( count( $this->open ) > $count ) {
			$this->close_last();
		}
	}
}
