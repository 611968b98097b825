<?php
/**
 * Reads a table of Essential Addons.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Finds the headers and the cells of a table, in one pass.
 */
final class Atoll_Table_Reader {

	/** Maximum number of cells of a table that gets labels. */
	const MAX_CELLS = 500;

	/**
	 * The page.
	 *
	 * @var Atoll_Markup
	 */
	private $markup;

	/**
	 * The labels: the content of the headers in the last row of the head, by column.
	 *
	 * @var array
	 */
	private $headers = array();

	/**
	 * The cells of the body: offset after the tag of the cell's box => column.
	 *
	 * @var array
	 */
	private $cells = array();

	/**
	 * Constructor.
	 *
	 * @param Atoll_Markup $markup The page.
	 */
	public function __construct( $markup ) {
		$this->markup = $markup;
	}

	/**
	 * Reads the table.
	 *
	 * @param int $at  Offset at which it starts.
	 * @param int $end Offset at which it ends.
	 * @return bool False for a table without headers, with spans, with labels or in another table.
	 */
	public function read( $at, $end ) {
		$is_open = false;
		$in_body = false;
		$column  = 0;
		$tag     = $this->markup->next_tag( 'table|thead|tr|th|td', $at, $end );
		while ( null !== $tag && count( $this->cells ) <= self::MAX_CELLS ) {
			$at = $tag['end'];
			switch ( ( $tag['is_closer'] ? '/' : '' ) . $tag['name'] ) {
				case 'table':
					if ( $is_open ) {
						return false;
					}
					$is_open = true;
					break;
				case '/table':
					return $is_open && $in_body && $this->headers;
				case '/thead':
					$in_body = true;
					break;
				case 'tr':
					$column        = 0;
					$this->headers = $in_body ? $this->headers : array();
					break;
				case 'th':
				case 'td':
					if ( preg_match( '~\b(?:col|row)span=["\']?\s*(?![\s"\'>]|1[\s"\'>])~', $tag['attributes'] ) || ! $this->take_cell( $tag, $in_body, $column, $end ) ) {
						return false;
					}
					++$column;
			}
			$tag = $this->markup->next_tag( 'table|thead|tr|th|td', $at, $end );
		}
		return false;
	}

	/**
	 * Takes a header or a cell.
	 *
	 * @param array $tag     Its tag.
	 * @param bool  $in_body Whether it is after the table's head.
	 * @param int   $column  Its column.
	 * @param int   $end     Offset at which the table ends.
	 * @return bool False for a header without an end or that cannot be copied, and for a cell that has a label.
	 */
	private function take_cell( $tag, $in_body, $column, $end ) {
		$html = $this->markup->html;
		if ( ! $in_body ) {
			$close = 'th' === $tag['name'] ? $this->markup->next_tag( 'th', $tag['end'], $end ) : null;
			if ( null === $close || ! $close['is_closer'] ) {
				return 'td' === $tag['name'];
			}
			$label           = atoll_copied_markup( substr( $html, $tag['end'], $close['start'] - $tag['end'] ), ATOLL_COPIED_FLOW );
			$this->headers[] = trim( (string) $label );
			return null !== $label;
		}
		$box = $tag['end'] + strspn( $html, " \t\n\f\r", $tag['end'] );
		if ( ! $this->markup->is_tag( $box ) || 0 !== substr_compare( $html, '<div', $box, 4, true ) ) {
			return true;
		}
		$after = $this->markup->tag_end( $box );
		if ( ! atoll_has_class( substr( $html, $box + 4, $after - $box - 5 ), 'td-content-wrapper' ) ) {
			return true;
		}
		$this->cells[ $after ] = $column;
		return false === strpos( substr( $html, $after, 100 ), 'th-mobile-screen' );
	}

	/**
	 * Returns the edits that give each cell the label of its column.
	 *
	 * @return array See Atoll_Edits::add().
	 */
	public function labels() {
		$edits = array();
		foreach ( $this->cells as $at => $column ) {
			$label   = isset( $this->headers[ $column ] ) ? $this->headers[ $column ] : '';
			$edits[] = array( 'insert', $at, "<div class=\"th-mobile-screen\" data-atoll-served>$label</div>" );
		}
		return $edits;
	}
}
