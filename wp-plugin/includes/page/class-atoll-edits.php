<?php
/**
 * The edits of a page: what is added to it, and what is cut.
 *
 * Long, because whether an edit is possible depends on the page and on all other edits, which only this class knows.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Collects edits by their owners, and applies them with a single copy of the page.
 *
 * An edit is accepted only where the page's markup allows it: HTML between tags, attributes in a tag, cuts from one tag to
 * another. Of edits that overlap, one is refused: the one that came later, or the one that the page can do without, see need().
 * The edits of a group are accepted or refused together, so no half of a widget's additions stays.
 */
final class Atoll_Edits {

	/** How much copies of the page's own texts may add to it, in bytes. */
	const MAX_COPIED = 65536;

	/** How much all edits may add to a page that is smaller than this, in bytes. Larger pages may grow by their own size. */
	const MAX_ADDED = 262144;

	/**
	 * The page.
	 *
	 * @var Atoll_Markup
	 */
	private $markup;

	/**
	 * Accepted edits: start, end, HTML, group.
	 *
	 * @var array
	 */
	private $edits = array();

	/**
	 * Number of a group => its owner.
	 *
	 * @var array
	 */
	private $owners = array();

	/**
	 * The owners whose edits must all be applied.
	 *
	 * @var array Owner => true.
	 */
	private $needed = array();

	/**
	 * Names of the attributes that a tag got.
	 *
	 * @var array Offset of the tag => name => true.
	 */
	private $given = array();

	/**
	 * Bytes of copies so far.
	 *
	 * @var int
	 */
	private $copied = 0;

	/**
	 * Bytes that were added so far.
	 *
	 * @var int
	 */
	private $added = 0;

	/**
	 * Refused groups: the owner, and why.
	 *
	 * @var array
	 */
	private $refused = array();

	/**
	 * Offsets of links' start and end tags, and whether each of them starts a link. Null until they are needed.
	 *
	 * @var array|null
	 */
	private $links = null;

	/**
	 * Constructor.
	 *
	 * @param Atoll_Markup $markup The page.
	 */
	public function __construct( $markup ) {
		$this->markup = $markup;
	}

	/**
	 * Declares that a page without an edit of this owner would be wrong, such as one without an original script and without
	 * what replaces it. If such an edit would be lost, apply() returns no page.
	 *
	 * @param string $owner Name of what edits the page.
	 */
	public function need( $owner ) {
		$this->needed[ $owner ] = true;
	}

	/**
	 * Adds HTML between two tags.
	 *
	 * @param string $owner   Name of what adds it.
	 * @param int    $at      Offset.
	 * @param string $html    The HTML.
	 * @param bool   $is_copy Whether it contains texts of the page.
	 * @return bool False if the edit is refused.
	 */
	public function insert( $owner, $at, $html, $is_copy = false ) {
		return $this->add( $owner, array( array( 'insert', $at, $html ) ), $is_copy );
	}

	/**
	 * Adds attributes to a tag. A tag that has one of them, or got it from an earlier edit, keeps it.
	 *
	 * @param string $owner Name of what adds them.
	 * @param int    $tag   Offset of the tag.
	 * @param string $html  The attributes, with a space before each.
	 * @return bool False if the edit is refused.
	 */
	public function attributes( $owner, $tag, $html ) {
		return $this->add( $owner, array( array( 'attributes', $tag, $html ) ) );
	}

	/**
	 * Cuts a part of the page.
	 *
	 * @param string $owner Name of what cuts it.
	 * @param int    $start Offset of the part.
	 * @param int    $end   Offset after it.
	 * @param string $html  HTML that takes its place.
	 * @return bool False if the edit is refused.
	 */
	public function cut( $owner, $start, $end, $html = '' ) {
		return $this->add( $owner, array( array( 'cut', $start, $html, $end ) ) );
	}

	/**
	 * Adds a group of edits.
	 *
	 * @param string $owner   Name of what edits the page.
	 * @param array  $group   Edits: `insert`, offset, HTML; `attributes`, offset of the tag, attributes; `value`, offset in an
	 *                        attribute's value, text; `cut`, offset, HTML, offset after the part.
	 * @param bool   $is_copy Whether the HTML contains texts of the page.
	 * @return bool False if the group is refused.
	 */
	public function add( $owner, $group, $is_copy = false ) {
		$added = array_sum( array_map( 'strlen', array_column( $group, 2 ) ) );
		$why   = $is_copy && $this->copied + $added > self::MAX_COPIED ? 'copies too much' : '';
		$why   = $this->added + $added > max( self::MAX_ADDED, strlen( $this->markup->html ) ) ? 'adds too much' : $why;
		$edits = array();
		$given = array();
		foreach ( '' === $why ? $group : array() as $edit ) {
			if ( 'attributes' === $edit[0] ) {
				$names = $this->new_names( $edit[1], $edit[2] );
				if ( null === $names ) {
					return false;
				}
				$given[ $edit[1] ] = $names;
			}
			$place = $this->place_of( $edit );
			if ( null === $place ) {
				$why = "is not possible at offset {$edit[1]}";
				break;
			}
			$edits[] = array( $place, isset( $edit[3] ) ? $edit[3] : $place, $edit[2], count( $this->owners ) );
		}
		if ( '' !== $why ) {
			$this->refused[] = "$owner: $why";
			return false;
		}
		$this->owners[] = $owner;
		foreach ( $given as $tag => $names ) {
			$this->given[ $tag ] = $names;
		}
		foreach ( $edits as $edit ) {
			$this->edits[] = $edit;
		}
		$this->added   += $added;
		$this->copied  += $is_copy ? $added : 0;
		return true;
	}

	/**
	 * Returns the attributes that a tag has when it gets others.
	 *
	 * @param int    $tag  Offset of the tag.
	 * @param string $html The other attributes.
	 * @return array|null Name => anything. Null if the tag has one of them.
	 */
	private function new_names( $tag, $html ) {
		$known = array();
		if ( isset( $this->given[ $tag ] ) ) {
			$known = $this->given[ $tag ];
		} elseif ( $this->markup->is_tag( $tag ) ) {
			$rest  = $tag + 1 + strcspn( $this->markup->html, " \t\n\f\r/>", $tag + 1 );
			$known = array_flip( atoll_attribute_names( substr( $this->markup->html, $rest, $this->markup->tag_end( $tag ) - $rest ) ) );
		}
		$names = array_flip( atoll_attribute_names( "$html>" ) );
		return array_intersect_key( $names, $known ) ? null : $known + $names;
	}

	/**
	 * Returns where an edit starts.
	 *
	 * @param array $edit See add().
	 * @return int|null Offset; null if the edit is not possible there.
	 */
	private function place_of( $edit ) {
		list( $kind, $at, $html ) = $edit;
		switch ( $kind ) {
			case 'attributes':
				return $this->markup->is_tag( $at ) ? $at + 1 + strcspn( $this->markup->html, " \t\n\f\r/>", $at + 1 ) : null;
			case 'value':
				return $this->markup->is_visible( $at ) && ! $this->markup->is_boundary( $at ) ? $at : null;
			case 'cut':
				return $this->markup->is_boundary( $at ) && $this->markup->is_boundary( $edit[3] ) && $at < $edit[3] ? $at : null;
			default:
				$is_link = 1 === preg_match( '~<a[\s>]~i', $html );
				return $this->markup->is_boundary( $at ) && ! ( $is_link && $this->is_in_link( $at ) ) ? $at : null;
		}
	}

	/**
	 * Checks whether a link is open at a position. Another link there would end it.
	 *
	 * @param int $at Offset.
	 * @return bool
	 */
	private function is_in_link( $at ) {
		if ( null === $this->links ) {
			$this->links = array( array(), array() );
			foreach ( $this->markup->find( '~<(/?)a(?=[ \t\n\f\r/>])~i', true ) as $tag ) {
				$this->links[0][] = $tag[0][1];
				$this->links[1][] = '' === $tag[1][0];
			}
		}
		$last = atoll_index_before( $this->links[0], $at );
		return $last >= 0 && $this->links[1][ $last ];
	}

	/**
	 * Refuses groups that overlap another one.
	 *
	 * @throws RuntimeException If two edits that the page needs overlap.
	 */
	private function refuse_overlaps() {
		do {
			$late = null;
			$last = null;
			foreach ( $this->edits as $edit ) {
				if ( null !== $last && ( $edit[0] < $last[1] && ( $edit[0] > $last[0] || $edit[1] > $edit[0] ) ) ) {
					$late = $this->refusable( min( $edit[3], $last[3] ), max( $edit[3], $last[3] ) );
					break;
				}
				$last = null === $last || $edit[1] > $last[1] ? $edit : $last;
			}
			if ( null !== $late ) {
				$this->refused[] = $this->owners[ $late ] . ': overlaps another edit';
				$this->edits     = array_values( array_filter( $this->edits, fn( $edit ) => $edit[3] !== $late ) );
			}
		} while ( null !== $late );
	}

	/**
	 * Returns which of two groups that overlap is refused.
	 *
	 * @param int $first Number of the group that came first.
	 * @param int $other Number of the other one. The same if the edits of a group overlap.
	 * @return int Its number.
	 * @throws RuntimeException If the page needs both.
	 */
	private function refusable( $first, $other ) {
		foreach ( array( $other, $first ) as $group ) {
			if ( ! isset( $this->needed[ $this->owners[ $group ] ] ) ) {
				return $group;
			}
		}
		throw new RuntimeException( sprintf( 'Two edits that the page needs overlap: %s and %s.', $this->owners[ $first ], $this->owners[ $other ] ) );
	}

	/**
	 * Returns the edited page.
	 *
	 * @return string
	 * @throws RuntimeException If an edit that the page needs would be lost.
	 */
	public function apply() {
		$html  = $this->markup->html;
		$order = array_keys( $this->edits );
		// At one offset, what is added comes before what is cut, in the order in which it was added.
		usort( $order, fn( $one, $other ) => array( $this->edits[ $one ][0], $this->edits[ $one ][1], $one ) <=> array( $this->edits[ $other ][0], $this->edits[ $other ][1], $other ) );
		$this->edits = array_map( fn( $index ) => $this->edits[ $index ], $order );
		$this->refuse_overlaps();
		$pieces = array();
		$at     = 0;
		foreach ( $this->edits as $edit ) {
			$pieces[] = substr( $html, $at, $edit[0] - $at ) . $edit[2];
			$at       = $edit[1];
		}
		$pieces[] = substr( $html, $at );
		return implode( '', $pieces );
	}

	/**
	 * Returns the edits that were refused.
	 *
	 * @return array Texts with the owner and the reason.
	 */
	public function refused() {
		return $this->refused;
	}
}
