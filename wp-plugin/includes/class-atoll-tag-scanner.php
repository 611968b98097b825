<?php
/**
 * Finds where the start tags of a page are, as a browser's tokenizer does. One file, because each kind of token moves the
 * same offset.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Walks over the start tags of a page. It reads no attributes: it only knows where values begin and end, so that a `<` or
 * a `>` inside of a value is not mistaken for a tag.
 *
 * Where the HTML alone does not tell how a browser reads it (a tag or a comment without an end, text in SVG), both
 * readings are walked: a mention inside of a comment may add a tag, but no tag is ever missed.
 */
class Atoll_Tag_Scanner {

	/** Elements whose content is text. `noscript` is among them because the originals only run where scripts do. */
	const TEXT_ELEMENTS = array(
		'iframe'   => true,
		'noembed'  => true,
		'noframes' => true,
		'noscript' => true,
		'script'   => true,
		'style'    => true,
		'textarea' => true,
		'title'    => true,
		'xmp'      => true,
	);

	const SPACE = " \t\n\f\r";

	/** How many places may be read in two ways before the page counts as unreadable. */
	const MAX_DOUBTS = 16;

	/** A start tag's attributes in which quotes are only around values, and its end. */
	const ATTRIBUTES = '(?:[^>"\'=]++(?:(?<![ \t\n\f\r/])=[ \t\n\f\r]*+(?:"[^"]*+"|\'[^\']*+\'|[^ \t\n\f\r>"\'][^ \t\n\f\r>]*+))?+)*+>';

	/**
	 * Text, plain end tags, and a start tag. Everything else is read step by step: these patterns are short cuts that may
	 * fail and must not be wrong.
	 */
	const ORDINARY = '~\G[^<]*+(?:</[a-zA-Z][^ \t\n\f\r/>]*+>[^<]*+)*+(<([a-zA-Z][^ \t\n\f\r/>]*+)' . self::ATTRIBUTES . ')~';

	/** Many of these, up to an element that holds text or SVG. */
	const ORDINARY_RUN = '~^(?:[^<]*+<(?:/[a-z][^ \t\n\f\r/>]*+>|(?!(?:iframe|math|noembed|noframes|noscript|script|style|svg|textarea|title|xmp)[ \t\n\f\r/>])[a-z][^ \t\n\f\r/>]*+' . self::ATTRIBUTES . '))++~i';

	/** How much of the page is tried at once: what cannot be passed over is tried again. */
	const RUN_BYTES = 16384;

	/**
	 * Offset of the current tag's `<`.
	 *
	 * @var int
	 */
	public $start = 0;

	/**
	 * Offset behind the current tag's `>`, or the page's length for a tag without an end.
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
	 * Offset of the end tag of the current element, or the page's length, if it holds text; otherwise the end of its start tag.
	 *
	 * @var int
	 */
	public $text_end = 0;

	/**
	 * Whether the walk ended before the page did: tags may have been missed.
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
	 * Offset at which the walk goes on.
	 *
	 * @var int
	 */
	private $at = 0;

	/**
	 * Offsets at which second readings begin.
	 *
	 * @var array
	 */
	private $readings = array();

	/**
	 * How many places could be read in two ways.
	 *
	 * @var int
	 */
	private $doubts = 0;

	/**
	 * How many `svg` and `math` elements are open.
	 *
	 * @var int
	 */
	private $foreign_depth = 0;

	/**
	 * Starts before the first tag.
	 *
	 * @param string $html The page, or a part of it.
	 * @param int    $at   Where to start: not inside of a tag.
	 */
	public function __construct( $html, $at = 0 ) {
		$this->html = $html;
		$this->at   = $at;
	}

	/**
	 * Goes to the next start tag. A second reading begins at an earlier offset than the last tag.
	 *
	 * @param int $beyond Tags that end before this offset are passed over, but for the first of a second reading.
	 * @return bool False when there is none left.
	 */
	public function next_tag( $beyond = 0 ) {
		do {
			$this->pass_over( $beyond );
			while ( $this->read_next_tag() ) {
				if ( $this->end > $beyond ) {
					return true;
				}
				$this->pass_over( $beyond );
			}
			$beyond = 0;
		} while ( $this->begin_reading() );
		return false;
	}

	/**
	 * Passes over ordinary tags that end before an offset.
	 *
	 * @param int $beyond The offset.
	 */
	private function pass_over( $beyond ) {
		while ( 0 === $this->foreign_depth && $this->at < $beyond ) {
			$part = substr( $this->html, $this->at, min( $beyond - $this->at, self::RUN_BYTES ) );
			if ( ! preg_match( self::ORDINARY_RUN, $part, $match ) ) {
				return;
			}
			$this->at += strlen( $match[0] );
		}
	}

	/**
	 * Reads the next start tag of the current reading.
	 *
	 * @return bool False when there is none left.
	 */
	private function read_next_tag() {
		$html = $this->html;
		if ( 0 === $this->foreign_depth && preg_match( self::ORDINARY, $html, $match, 0, $this->at ) ) {
			$end = $this->at + strlen( $match[0] );
			$this->take_tag( $end - strlen( $match[1] ), $match[2], $end );
			return true;
		}
		$at = strpos( $html, '<', $this->at );
		while ( false !== $at && isset( $html[ $at + 1 ] ) ) {
			$next = $html[ $at + 1 ];
			if ( ctype_alpha( $next ) ) {
				$length = strcspn( $html, " \t\n\f\r/>", $at + 1 );
				$this->take_tag( $at, substr( $html, $at + 1, $length ), $this->tag_end( $at + 1 + $length ) );
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
	 * Whether a part of the page is still to be read in another way.
	 *
	 * @return bool
	 */
	public function has_readings() {
		return (bool) $this->readings;
	}

	/**
	 * Begins the next second reading.
	 *
	 * @return bool False when there is none left.
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
	 * Takes a start tag, and skips the text behind it where the element holds nothing else.
	 *
	 * @param int       $at   Offset of its `<`.
	 * @param string    $name Its name.
	 * @param int|false $end  Offset behind its `>`; false for a tag without an end.
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
		if ( isset( self::TEXT_ELEMENTS[ $this->name ] ) ) {
			$this->skip_text();
		} elseif ( 'svg' === $this->name || 'math' === $this->name ) {
			++$this->foreign_depth;
		}
	}

	/**
	 * Finds the end of a tag.
	 *
	 * @param int $at Offset behind the tag's name.
	 * @return int|false Offset behind its `>`.
	 */
	private function tag_end( $at ) {
		while ( false !== $at && isset( $this->html[ $at ] ) ) {
			$stop = $at + strcspn( $this->html, '"\'>', $at );
			if ( ! isset( $this->html[ $stop ] ) ) {
				return false;
			}
			if ( '>' === $this->html[ $stop ] ) {
				return $stop + 1;
			}
			// `name="`, with nothing but names before it: the quote begins a value. Elsewhere it may be part of a name.
			$equals = $at + strcspn( $this->html, '=', $at );
			if ( $equals === $stop - 1 && $equals > $at && 0 === strspn( $this->html, " \t\n\f\r/", $equals - 1, 1 ) ) {
				$at = strpos( $this->html, $this->html[ $stop ], $stop + 1 );
				$at = false === $at ? false : $at + 1;
			} else {
				$at = $this->attribute_end( $at );
			}
		}
		return false;
	}

	/**
	 * Finds the end of the next attribute, step by step.
	 *
	 * @param int $at Offset behind the tag's name or an attribute.
	 * @return int|false Offset behind it.
	 */
	private function attribute_end( $at ) {
		$html = $this->html;
		$at  += strspn( $html, " \t\n\f\r/", $at );
		if ( ! isset( $html[ $at ] ) || '>' === $html[ $at ] ) {
			return $at;
		}
		// `=` may be the first character of a name.
		$at    += 1 + strcspn( $html, " \t\n\f\r/>=", $at + 1 );
		$behind = $at + strspn( $html, self::SPACE, $at );
		if ( ! isset( $html[ $behind ] ) || '=' !== $html[ $behind ] ) {
			return $at;
		}
		$at    = $behind + 1 + strspn( $html, self::SPACE, $behind + 1 );
		$first = isset( $html[ $at ] ) ? $html[ $at ] : '';
		if ( '"' !== $first && "'" !== $first ) {
			return $at + strcspn( $html, " \t\n\f\r>", $at );
		}
		$end = strpos( $html, $first, $at + 1 );
		return false === $end ? false : $end + 1;
	}

	/**
	 * Skips an end tag, which may have attributes, too.
	 *
	 * @param int $at Offset of its `<`.
	 */
	private function skip_end_tag( $at ) {
		if ( ! isset( $this->html[ $at + 2 ] ) || ! ctype_alpha( $this->html[ $at + 2 ] ) ) {
			$this->skip_to( '>', $at + 2 );
			return;
		}
		$end = strpos( $this->html, '>', $at );
		if ( $this->foreign_depth && preg_match( '#\G</(?:svg|math)[\s/>]#i', $this->html, $match, 0, $at ) ) {
			--$this->foreign_depth;
		}
		if ( false !== $end && strcspn( $this->html, '"\'', $at, $end - $at ) === $end - $at ) {
			$this->at = $end + 1;
			return;
		}
		$end      = $this->tag_end( $at + 2 + strcspn( $this->html, " \t\n\f\r/>", $at + 2 ) );
		$this->at = false === $end ? $at + 1 : $end;
	}

	/**
	 * Skips a comment, or what a browser takes for one.
	 *
	 * @param int $at Offset of its `<`.
	 */
	private function skip_comment( $at ) {
		if ( 0 === substr_compare( $this->html, '<![CDATA[', $at, 9 ) ) {
			// Text up to `]]>` in SVG, a comment up to `>` everywhere else.
			$end = strpos( $this->html, ']]>', $at );
			$this->skip_to( '>', $at );
			if ( false !== $end && $end + 3 > $this->at ) {
				$this->add_reading( $end + 3 );
			}
			return;
		}
		if ( 0 !== substr_compare( $this->html, '<!--', $at, 4 ) ) {
			$this->skip_to( '>', $at );
			return;
		}
		// `<!-->` and `<!--->` are whole comments.
		$end      = preg_match( '/\G(?:-?>|-->)/', $this->html, $match, 0, $at + 4 ) ? $at + 4 + strlen( $match[0] ) : $this->comment_end( $at + 4 );
		$this->at = false === $end ? $at + 4 : $end;
	}

	/**
	 * Finds the end of a comment.
	 *
	 * @param int $at Offset of its text.
	 * @return int|false Offset behind it.
	 */
	private function comment_end( $at ) {
		$end = strpos( $this->html, '--', $at );
		while ( false !== $end ) {
			$length = strspn( $this->html, '-', $end );
			$next   = substr( $this->html, $end + $length, 2 );
			if ( '' !== $next && '>' === $next[0] ) {
				return $end + $length + 1;
			}
			if ( '!>' === $next ) {
				return $end + $length + 2;
			}
			$end = strpos( $this->html, '--', $end + $length );
		}
		return false;
	}

	/**
	 * Goes on behind a character, or behind the current one where there is none.
	 *
	 * @param string $character The character.
	 * @param int    $at        Where to look from.
	 */
	private function skip_to( $character, $at ) {
		$end      = strpos( $this->html, $character, $at );
		$this->at = false === $end ? $at : $end + 1;
	}

	/**
	 * Skips the text of the current element.
	 */
	private function skip_text() {
		$end = atoll_text_end( $this->html, $this->name, $this->at );
		$this->text_end = false === $end ? strlen( $this->html ) : $end;
		if ( false === $end ) {
			return;
		}
		if ( 0 === $this->foreign_depth ) {
			$this->at = $end;
		} elseif ( strcspn( $this->html, '<', $this->at ) !== $end - $this->at ) {
			// In SVG this may be markup.
			$this->add_reading( $end );
		}
	}

	/**
	 * Notes that the page may also be read from here on.
	 *
	 * @param int $at Offset.
	 */
	private function add_reading( $at ) {
		if ( $this->count_doubt() ) {
			$this->readings[] = $at;
		}
	}

	/**
	 * Counts a place that can be read in two ways. With too many of them the walk ends: each may cost as much as the page.
	 *
	 * @return bool Whether the walk goes on.
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
