<?php
/**
 * Keeps track of the elements that are open in drawings while a page is read.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Open elements of drawings (`svg`, `math`) and of HTML inside them, from the outside in, as the HTML standard builds
 * its tree. HTML inside a drawing is known only if it is simple and balanced. Elsewhere browsers move or close elements
 * by rules that depend on the whole page, so what follows is unknown.
 */
final class Atoll_Drawings {

	/** Elements of each language whose content is HTML. `annotation-xml` depends on its attribute. */
	const HTML_INSIDE = array(
		'svg'  => '~^(?:foreignobject|desc|title)$~D',
		'math' => '~^(?:m[inos]|mtext)$~D',
	);

	/** Start tags that end a drawing. */
	const ENDS = '~^(?:b|big|blockquote|body|br|center|code|dd|div|dl|dt|em|embed|h[1-6]|head|hr|i|img|li|listing|menu|meta|nobr|ol|p|pre|ruby|s|small|span|strong|strike|sub|sup|table|tt|u|ul|var)$~D';

	/** HTML elements that close nothing around them, if they are balanced. `div` and `p` close a `p`. */
	const SIMPLE = '~^(?:b|code|div|em|i|p|small|span|strong|sub|sup|u)$~D';

	/** HTML elements without content or with text only. They close nothing. */
	const EMPTY_OR_TEXT = '~^(?:br|iframe|img|noembed|noframes|noscript|script|style|textarea|title|wbr)$~D';

	/**
	 * The open elements.
	 *
	 * @var array Lists of the element's name; its language (`svg`, `math`, `html`); whether its content is HTML; for `html`,
	 *            whether it is a `p` or in one that a `div` would close.
	 */
	private $open = array();

	/**
	 * Returns the number of open elements.
	 *
	 * @return int
	 */
	public function count() {
		return count( $this->open );
	}

	/**
	 * Whether a CDATA section at this position is text and not a comment. Browsers disagree about the content of elements
	 * such as `desc`.
	 *
	 * @return bool|null Null if it is unknown.
	 */
	public function has_cdata() {
		return $this->is_inside() && end( $this->open )[2] ? null : $this->is_inside();
	}

	/**
	 * Whether the innermost element belongs to a drawing.
	 *
	 * @return bool
	 */
	private function is_inside() {
		return $this->open && 'html' !== end( $this->open )[1];
	}

	/**
	 * Ends all elements.
	 */
	public function clear() {
		$this->open = array();
	}

	/**
	 * A start tag in a drawing, or the one of a drawing.
	 *
	 * @param string $name The element's name.
	 * @param string $rest See atoll_tag_attributes().
	 * @return string|null `drawing` for an element of a drawing; `html` for one of HTML; `left` if the tag has ended all
	 *                     drawings; null if what follows is unknown.
	 */
	public function start_tag( $name, $rest ) {
		if ( ! $this->open || $this->has_html( $name ) ) {
			return $this->start_html( $name, $rest );
		}
		$is_html = 'font' === $name ? array_intersect( array( 'color', 'face', 'size' ), atoll_attribute_names( $rest ) ) : preg_match( self::ENDS, $name );
		if ( ! $is_html ) {
			$this->open( $name, end( $this->open )[1], $rest );
			return 'drawing';
		}
		$this->leave();
		return $this->open ? $this->start_html( $name, $rest ) : 'left';
	}

	/**
	 * Whether a start tag at this position is one of HTML.
	 *
	 * @param string $name The element's name.
	 * @return bool
	 */
	private function has_html( $name ) {
		list( $around, $language, $has_html ) = end( $this->open );
		if ( 'math' === $language && $has_html && 'annotation-xml' !== $around ) {
			return 'mglyph' !== $name && 'malignmark' !== $name;
		}
		return $has_html || ( 'svg' === $name && 'math' === $language && 'annotation-xml' === $around );
	}

	/**
	 * Opens an element of a drawing.
	 *
	 * @param string $name     Its name.
	 * @param string $language Its language.
	 * @param string $rest     See atoll_tag_attributes().
	 */
	private function open( $name, $language, $rest ) {
		if ( atoll_is_self_closing( $rest ) ) {
			return;
		}
		$has_html = 1 === preg_match( self::HTML_INSIDE[ $language ], $name );
		if ( 'math' === $language && 'annotation-xml' === $name ) {
			$has_html = 1 === preg_match( '~^(?:text/html|application/xhtml\+xml)$~Di', atoll_tag_attributes( $rest, array( 'encoding' ) )['encoding'] );
		}
		$this->open[] = array( $name, $language, $has_html, false );
	}

	/**
	 * A start tag of HTML: the one of a drawing, or one inside a drawing.
	 *
	 * @param string $name The element's name.
	 * @param string $rest See atoll_tag_attributes().
	 * @return string|null See start_tag().
	 */
	private function start_html( $name, $rest ) {
		if ( 'svg' === $name || 'math' === $name ) {
			$this->open( $name, $name, $rest );
			return 'drawing';
		}
		if ( preg_match( self::EMPTY_OR_TEXT, $name ) ) {
			return 'html';
		}
		$is_in_p = end( $this->open )[3];
		if ( ! preg_match( self::SIMPLE, $name ) || ( $is_in_p && ( 'div' === $name || 'p' === $name ) ) ) {
			return null;
		}
		$this->open[] = array( $name, 'html', true, $is_in_p || 'p' === $name );
		return 'html';
	}

	/**
	 * Ends the innermost drawing, up to an element whose content is HTML.
	 */
	private function leave() {
		while ( $this->open && ! end( $this->open )[2] ) {
			array_pop( $this->open );
		}
	}

	/**
	 * An end tag in a drawing.
	 *
	 * @param string $name The element's name.
	 * @return bool False if what follows is unknown.
	 */
	public function end_tag( $name ) {
		if ( 'p' === $name || 'br' === $name ) {
			$this->leave();
			// Without an open element, browsers add an empty one.
			return ! $this->open || 'br' === $name || ! end( $this->open )[3] || $this->close_last( $name );
		}
		if ( ! $this->is_inside() ) {
			return $this->close_last( $name );
		}
		$at = count( $this->open ) - 1;
		while ( $at >= 0 && 'html' !== $this->open[ $at ][1] && $this->open[ $at ][0] !== $name ) {
			--$at;
		}
		if ( $at < 0 || 'html' === $this->open[ $at ][1] ) {
			return false;
		}
		array_splice( $this->open, $at );
		return true;
	}

	/**
	 * Closes the innermost element.
	 *
	 * @param string $name Its name.
	 * @return bool False if it has another one.
	 */
	private function close_last( $name ) {
		return end( $this->open )[0] === $name && null !== array_pop( $this->open );
	}
}
