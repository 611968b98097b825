<?php
/**
 * Finds the start tags of a page, as a browser's tokenizer does.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Iterates over the start tags of a page. It does not read attributes. It only tracks where values start and end, so that
 * a `<` or `>` inside a value is not mistaken for a tag.
 *
 * If the HTML is ambiguous (a tag or a comment without an end, text in SVG), the scanner follows both readings. It may
 * return a tag from a comment, but it never misses a tag.
 */
class Atoll_Tag_Scanner {

	/** Number of ambiguous positions after which the page counts as unreadable. */
	const MAX_DOUBTS = 16;

	/**
	 * Offset of the current tag's `<`.
	 *
	 * @var int
	 */
	public $start = 0;

	/**
	 * Offset after the current tag's `>`, or the page's length for a tag without an end.
	 *
	 * @var int
	 */
	public $end = 0;

	/**
	 * The current element's name, in lower case.
	 *
	 * @var string
	 */
	public $name = '';

	/**
	 * Whether the current tag has an end.
	 *
	 * @var bool
	 */
	public $is_whole = true;

	/**
	 * For an element that contains text, the offset of its end tag, or the page's length. Otherwise the same as `$end`.
	 *
	 * @var int
	 */
	public $text_end = 0;

	/**
	 * Whether the scanner stopped before the end of the page, so that tags may be missing.
	 *
	 * @var bool
	 */
	public $is_unreadable = false;

	/**
	 * The page.
	 *
	 * @var string
	 */
	private $html;

	/**
	 * Offset at which the scan continues.
	 *
	 * @var int
	 */
	private $at = 0;

	/**
	 * Offsets at which second readings start.
	 *
	 * @var array
	 */
	private $readings = array();

	/**
	 * Number of ambiguous positions so far.
	 *
	 * @var int
	 */
	private $doubts = 0;

	/**
	 * Number of open `svg` and `math` elements.
	 *
	 * @var int
	 */
	private $foreign_depth = 0;

	/**
	 * Constructor.
	 *
	 * @param string $html The page, or a part of it.
	 * @param int    $at   Offset at which the scan starts. It must not be inside a tag.
	 */
	public function __construct( $html, $at = 0 ) {
		$this->html = $html;
		$this->at   = $at;
	}

	/**
	 * Moves to the next start tag. A second reading starts at an earlier offset than the last tag.
	 *
	 * @param int $beyond Tags that end before this offset are skipped, except the first tag of a second reading.
	 * @return bool False if there are no more tags.
	 */
	public function next_tag( $beyond = 0 ) {
		do {
			$this->skip_ordinary_tags( $beyond );
			while ( $this->read_next_tag() ) {
				if ( $this->end > $beyond ) {
					return true;
				}
				$this->skip_ordinary_tags( $beyond );
			}
			$beyond = 0;
		} while ( $this->begin_reading() );
		return false;
	}

	/**
	 * Skips ordinary tags that end before an offset.
	 *
	 * @param int $beyond The offset.
	 */
	private function skip_ordinary_tags( $beyond ) {
		while ( 0 === $this->foreign_depth && $this->at < $beyond ) {
			$end = atoll_ordinary_run_end( $this->html, $this->at, $beyond );
			if ( $end === $this->at ) {
				return;
			}
			$this->at = $end;
		}
	}

	/**
	 * Reads the next start tag of the current reading.
	 *
	 * @return bool False if there are no more tags.
	 */
	private function read_next_tag() {
		$html = $this->html;
		if ( 0 === $this->foreign_depth && preg_match( ATOLL_ORDINARY_TAG, $html, $match, 0, $this->at ) ) {
			$end = $this->at + strlen( $match[0] );
			$this->take_tag( $end - strlen( $match[1] ), $match[2], $end );
			return true;
		}
		$at = strpos( $html, '<', $this->at );
		while ( false !== $at && isset( $html[ $at + 1 ] ) ) {
			$next = $html[ $at + 1 ];
			if ( ctype_alpha( $next ) ) {
				$length = strcspn( $html, " \t\n\f\r/>", $at + 1 );
				$this->take_tag( $at, substr( $html, $at + 1, $length ), atoll_tag_end( $html, $at + 1 + $length ) );
				return true;
			}
			if ( '/' === $next ) {
				$this->skip_end_tag( $at );
			} elseif ( '!' === $next || '?' === $next ) {
				$this->skip_comment( $at );
			} else {
				$this->at = $at + 1;
			}
			$at = strpos( $html, '<', $this->at );
		}
		return false;
	}

	/**
	 * Checks whether a second reading of a part of the page is pending.
	 *
	 * @return bool
	 */
	public function has_readings() {
		return (bool) $this->readings;
	}

	/**
	 * Starts the next second reading.
	 *
	 * @return bool False if none is pending.
	 */
	private function begin_reading() {
		if ( ! $this->readings ) {
			return false;
		}
		$this->at            = array_shift( $this->readings );
		$this->foreign_depth = 0;
		return true;
	}

	/**
	 * Makes a start tag the current one, and skips the text of an element that contains only text.
	 *
	 * @param int       $at   Offset of its `<`.
	 * @param string    $name Name of the element.
	 * @param int|false $end  Offset after its `>`; false for a tag without an end.
	 */
	private function take_tag( $at, $name, $end ) {
		$this->name     = strtolower( $name );
		$this->is_whole = false !== $end;
		$this->start    = $at;
		$this->end      = $this->is_whole ? $end : strlen( $this->html );
		$this->text_end = $this->end;
		$this->at       = $this->is_whole ? $end : $at + 1;
		if ( ! $this->is_whole ) {
			$this->count_doubt();
			return;
		}
		if ( isset( ATOLL_TEXT_ELEMENTS[ $this->name ] ) ) {
			$this->skip_text();
		} elseif ( 'svg' === $this->name || 'math' === $this->name ) {
			++$this->foreign_depth;
		}
	}

	/**
	 * Skips an end tag, which may have attributes.
	 *
	 * @param int $at Offset of its `<`.
	 */
	private function skip_end_tag( $at ) {
		if ( $this->foreign_depth && preg_match( '#\G</(?:svg|math)[\s/>]#i', $this->html, $match, 0, $at ) ) {
			--$this->foreign_depth;
		}
		$this->at = atoll_end_tag_end( $this->html, $at );
	}

	/**
	 * Skips a comment, or markup that browsers parse as a comment.
	 *
	 * @param int $at Offset of its `<`.
	 */
	private function skip_comment( $at ) {
		$this->at = atoll_declaration_end( $this->html, $at );
		if ( false === atoll_whole_declaration_end( $this->html, $at ) && ! $this->count_doubt() ) {
			return;
		}
		if ( 0 === substr_compare( $this->html, '<![CDATA[', $at, 9 ) ) {
			// In SVG, text up to `]]>`. Everywhere else, a comment up to `>`.
			$end = strpos( $this->html, ']]>', $at );
			if ( false !== $end && $end + 3 > $this->at ) {
				$this->add_reading( $end + 3 );
			}
		}
	}

	/**
	 * Skips the text of the current element.
	 */
	private function skip_text() {
		$end            = atoll_text_end( $this->html, $this->name, $this->at );
		$this->text_end = false === $end ? strlen( $this->html ) : $end;
		if ( false === $end ) {
			// Each unclosed element is searched up to the end of the page.
			$this->count_doubt();
			return;
		}
		if ( 0 === $this->foreign_depth ) {
			$this->at = $end;
		} elseif ( strcspn( $this->html, '<', $this->at ) !== $end - $this->at ) {
			// In SVG, this may be markup.
			$this->add_reading( $end );
		}
	}

	/**
	 * Adds a second reading that starts at an offset.
	 *
	 * @param int $at Offset.
	 */
	private function add_reading( $at ) {
		if ( $this->count_doubt() ) {
			$this->readings[] = $at;
		}
	}

	/**
	 * Counts an ambiguous position. Stops the scan after too many, because each may take as long as the whole page.
	 *
	 * @return bool Whether the scan continues.
	 */
	private function count_doubt() {
		++$this->doubts;
		if ( $this->doubts > self::MAX_DOUBTS ) {
			$this->is_unreadable = true;
			$this->at            = strlen( $this->html );
			$this->readings      = array();
		}
		return ! $this->is_unreadable;
	}
}
