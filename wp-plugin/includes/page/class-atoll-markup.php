<?php
/**
 * The markup of a page: which positions are tags, and which are only text.
 *
 * Long, because all questions about a page are answered from one index, which only this class knows.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Answers for every reader of a page what is a tag. Comments, the text of elements such as `script`, `textarea` and
 * `iframe`, templates, drawings and attribute values contain none.
 *
 * A tag is plain if no value in it contains `<` or `>`. Patterns find plain tags only.
 */
final class Atoll_Markup {

	/**
	 * The page.
	 *
	 * @var string
	 */
	public $html;

	/**
	 * What the readers of the page may spend.
	 *
	 * @var Atoll_Budget
	 */
	public $budget;

	/**
	 * Script elements, see Atoll_Markup_Reader.
	 *
	 * @var array
	 */
	public $scripts;

	/**
	 * Whether code may hide in a part that could not be read.
	 *
	 * @var bool
	 */
	public $is_doubtful;

	/**
	 * Offsets before hidden parts, in order.
	 *
	 * @var array
	 */
	private $starts;

	/**
	 * Offsets after hidden parts, in order.
	 *
	 * @var array
	 */
	private $ends;

	/**
	 * Tags that are not plain: offset => offset after the tag.
	 *
	 * @var array
	 */
	private $odd;

	/**
	 * Reads a page.
	 *
	 * @param string            $html   The page, or a part of it.
	 * @param Atoll_Budget|null $budget Pays for the reading. Default: a new one.
	 * @throws OverflowException If the page costs too much.
	 */
	public function __construct( $html, $budget = null ) {
		$this->html   = $html;
		$this->budget = null === $budget ? new Atoll_Budget() : $budget;
		$reader       = new Atoll_Markup_Reader( $html, $this->budget );
		$reader->read();
		$this->starts      = array_keys( $reader->parts );
		$this->ends        = array_values( $reader->parts );
		$this->odd         = $reader->odd;
		$this->scripts     = $reader->scripts;
		$this->is_doubtful = $reader->is_doubtful;
	}

	/**
	 * Overwrites script elements with spaces, so that their code is not searched. All offsets stay valid.
	 *
	 * @param array $scripts Offset of a script element => offset after it.
	 */
	public function blank( $scripts ) {
		foreach ( $scripts as $start => $end ) {
			$this->html = substr_replace( $this->html, str_repeat( ' ', $end - $start ), $start, $end - $start );
			unset( $this->scripts[ $start ] );
		}
	}

	/**
	 * Returns the hidden parts that start with a text.
	 *
	 * @param string $text The text, in lower case.
	 * @return array Offset of a part => offset after it.
	 */
	public function parts_with( $text ) {
		$is_one = fn( $at ) => $at >= 0 && 0 === substr_compare( $this->html, $text, $at, strlen( $text ), true );
		return false === stripos( $this->html, $text ) ? array() : array_filter( array_combine( $this->starts, $this->ends ), $is_one, ARRAY_FILTER_USE_KEY );
	}

	/**
	 * Returns the hidden part around a position.
	 *
	 * @param int $at Offset.
	 * @return int|null Index of the part; null for a position in the markup.
	 */
	private function part_at( $at ) {
		$part = atoll_index_before( $this->starts, $at );
		return $part >= 0 && $at < $this->ends[ $part ] ? $part : null;
	}

	/**
	 * Checks whether a position is in no comment, text, template, drawing or tag that is not plain.
	 *
	 * @param int $at Offset.
	 * @return bool
	 */
	public function is_visible( $at ) {
		return null === $this->part_at( $at );
	}

	/**
	 * Checks whether a start tag or an end tag begins at a position.
	 *
	 * @param int $at Offset.
	 * @return bool
	 */
	public function is_tag( $at ) {
		return isset( $this->html[ $at + 1 ] ) && '<' === $this->html[ $at ] && ( '/' === $this->html[ $at + 1 ] || ctype_alpha( $this->html[ $at + 1 ] ) ) && $this->is_visible( $at );
	}

	/**
	 * Checks whether a plain tag begins at a position.
	 *
	 * @param int $at Offset.
	 * @return bool
	 */
	public function is_plain_tag( $at ) {
		return ! isset( $this->odd[ $at ] ) && $this->is_tag( $at );
	}

	/**
	 * Returns the tag around a position.
	 *
	 * @param int $at Offset.
	 * @return int Offset of the tag; -1 for a position in no tag.
	 */
	public function tag_around( $at ) {
		$part = $this->part_at( $at );
		if ( null !== $part ) {
			return isset( $this->odd[ $this->starts[ $part ] ] ) ? $this->starts[ $part ] : -1;
		}
		$open  = $at > 0 ? strrpos( $this->html, '<', $at - strlen( $this->html ) - 1 ) : false;
		$close = false === $open ? false : strpos( $this->html, '>', $open );
		return false !== $close && $close >= $at && $this->is_tag( $open ) ? $open : -1;
	}

	/**
	 * Returns the end of a tag.
	 *
	 * @param int $at Offset of the tag.
	 * @return int Offset after it.
	 */
	public function tag_end( $at ) {
		return isset( $this->odd[ $at ] ) ? $this->odd[ $at ] : (int) strpos( $this->html, '>', $at ) + 1;
	}

	/**
	 * Checks whether a position is in no tag, so that HTML can be added there.
	 *
	 * @param int $at Offset.
	 * @return bool
	 */
	public function is_boundary( $at ) {
		return $this->is_visible( $at ) && $this->tag_around( $at ) < 0;
	}

	/**
	 * Finds plain tags, or sequences that start with one.
	 *
	 * @param string $pattern Regular expression that matches from the `<` of a tag.
	 * @param bool   $is_any  Whether the tag may be one that is not plain.
	 * @return array Matches, see preg_match_all() with PREG_SET_ORDER and PREG_OFFSET_CAPTURE.
	 */
	public function find( $pattern, $is_any = false ) {
		$count = preg_match_all( $pattern, $this->html, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		$is_ok = fn( $match ) => $is_any ? $this->is_tag( $match[0][1] ) : $this->is_plain_tag( $match[0][1] );
		return $count ? array_values( array_filter( $found, $is_ok ) ) : array();
	}

	/**
	 * Does the same for tags that contain a word, which is much faster.
	 *
	 * @param string $word    The word.
	 * @param string $pattern See find().
	 * @return array See find().
	 * @throws OverflowException If the page costs too much.
	 */
	public function find_near( $word, $pattern ) {
		$found = array();
		foreach ( $this->tags_near( $word, 0, PHP_INT_MAX ) as $tag ) {
			if ( ! isset( $this->odd[ $tag ] ) && preg_match( $pattern . 'A', $this->html, $match, PREG_OFFSET_CAPTURE, $tag ) ) {
				$found[] = $match;
			}
		}
		return $found;
	}

	/**
	 * Returns the next start or end tag of one of some elements.
	 *
	 * @param string $names Names of the elements, separated by `|`.
	 * @param int    $at    Offset at which the search starts.
	 * @param int    $to    The tag starts before this offset.
	 * @return array|null `name`, in lower case; `is_closer`: whether it is an end tag; `start`; `end`: offset after the tag;
	 *                    `attributes`: the tag after its name, up to and including `>`. Null if there is none.
	 * @throws OverflowException If the page costs too much.
	 */
	public function next_tag( $names, $at, $to = PHP_INT_MAX ) {
		$pattern = "~<(/?)($names)(?=[ \\t\\n\\f\\r/>])~i";
		while ( $at < strlen( $this->html ) && preg_match( $pattern, $this->html, $tag, PREG_OFFSET_CAPTURE, $at ) ) {
			$start = $tag[0][1];
			if ( $start >= $to ) {
				return null;
			}
			$part = $this->part_at( $start );
			if ( null !== $part ) {
				$at = $this->ends[ $part ];
				continue;
			}
			$this->budget->spend( 1 );
			$end  = $this->tag_end( $start );
			$rest = $start + strlen( $tag[0][0] );
			return array(
				'name'       => strtolower( $tag[2][0] ),
				'is_closer'  => '/' === $tag[1][0],
				'start'      => $start,
				'end'        => $end,
				'attributes' => substr( $this->html, $rest, $end - $rest ),
			);
		}
		return null;
	}

	/**
	 * Finds the start tags with a class.
	 *
	 * @param string $name The class.
	 * @param int    $at   Offset at which the search starts.
	 * @param int    $to   Offset at which it ends.
	 * @return array Offset of a tag => `end` and `attributes`, see next_tag().
	 * @throws OverflowException If the page costs too much.
	 */
	public function tags_of_class( $name, $at = 0, $to = PHP_INT_MAX ) {
		$tags = array();
		foreach ( $this->tags_near( $name, $at, $to ) as $tag ) {
			$end        = $this->tag_end( $tag );
			$rest       = $tag + 1 + strcspn( $this->html, " \t\n\f\r/>", $tag + 1 );
			$attributes = substr( $this->html, $rest, $end - $rest );
			if ( atoll_has_class( $attributes, $name ) ) {
				$tags[ $tag ] = compact( 'end', 'attributes' );
			}
		}
		return $tags;
	}

	/**
	 * Finds the start tags that contain a word.
	 *
	 * @param string $word The word.
	 * @param int    $at   Offset at which the search starts.
	 * @param int    $to   Offset at which it ends.
	 * @return array Offsets of the tags.
	 * @throws OverflowException If the page costs too much.
	 */
	private function tags_near( $word, $at, $to ) {
		$tags = array();
		$from = $at;
		$open = -1;
		while ( $at < strlen( $this->html ) ) {
			$at = strpos( $this->html, $word, $at );
			if ( false === $at || $at >= $to ) {
				break;
			}
			$part = $this->part_at( $at );
			$last = null === $part ? strrpos( substr( $this->html, $from, $at - $from ), '<' ) : $this->starts[ $part ] - $from;
			$open = false === $last ? $open : $from + $last;
			$from = $at;
			$next = null === $part ? $at + 1 : $this->ends[ $part ];
			if ( ( null === $part || isset( $this->odd[ $open ] ) ) && $open >= 0 && $this->is_tag( $open ) && '/' !== $this->html[ $open + 1 ] ) {
				$this->budget->spend( 1 );
				$end = $this->tag_end( $open );
				if ( $at < $end ) {
					$next   = $end;
					$tags[] = $open;
				}
			}
			$at = $next;
		}
		return $tags;
	}
}
