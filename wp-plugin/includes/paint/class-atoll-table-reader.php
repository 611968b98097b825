<?php
/**
 * Reads a table of Essential Addons.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Finds the headers and the cells of a table, with their columns, in one pass.
 */
final class Atoll_Table_Reader {

	/** Maximum number of cells of a table that gets labels. */
	const MAX_CELLS = 500;

	/** Maximum number of its columns. */
	const MAX_COLUMNS = 100;

	/**
	 * The page.
	 *
	 * @var Atoll_Markup
	 */
	private $markup;

	/**
	 * The labels: the content of the lowest header of each column.
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
	 * The next column of the row.
	 *
	 * @var int
	 */
	private $column = 0;

	/**
	 * The columns of the row that cells of earlier rows occupy: column => number of rows, this one included.
	 *
	 * @var array
	 */
	private $taken = array();

	/**
	 * The same for the next row.
	 *
	 * @var array
	 */
	private $next = array();

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
	 * @return bool False for a table without headers, with labels, with too many cells or in another table.
	 */
	public function read( $at, $end ) {
		$is_open = false;
		$in_body = false;
		$names   = 'table|thead|tbody|tfoot|tr|th|td';
		$tag     = $this->markup->next_tag( $names, $at, $end );
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
					$in_body    = true;
					$this->next = array();
					break;
				case 'tbody':
				case 'tfoot':
					$this->next = array();
					break;
				case 'tr':
					$this->open_row();
					break;
				case 'th':
				case 'td':
					$column = $this->place_cell( $tag['attributes'] );
					$is_ok  = $in_body ? $this->take_cell( $tag, $column ) : $this->take_header( $tag, $column, $end );
					if ( ! $is_ok || $this->column > self::MAX_COLUMNS ) {
						return false;
					}
			}
			$tag = $this->markup->next_tag( $names, $at, $end );
		}
		return false;
	}

	/**
	 * A row begins.
	 */
	private function open_row() {
		$this->column = 0;
		$this->taken  = $this->next;
		$this->next   = array();
		foreach ( $this->taken as $column => $rows ) {
			if ( $rows > 1 ) {
				$this->next[ $column ] = $rows - 1;
			}
		}
	}

	/**
	 * Finds the first column of a cell (widgets/data-table/columns.ts), and the next cell's.
	 *
	 * @param string $attributes The attributes of its tag.
	 * @return int
	 */
	private function place_cell( $attributes ) {
		while ( isset( $this->taken[ $this->column ] ) ) {
			++$this->column;
		}
		$read  = atoll_tag_attributes( $attributes, array( 'colspan', 'rowspan' ) );
		$rows  = atoll_whole_number( $read['rowspan'], 1, 1 );
		$first = $this->column;

		$this->column += min( atoll_whole_number( $read['colspan'], 1, 1 ), self::MAX_COLUMNS + 1 );
		for ( $covered = $first; $rows > 1 && $covered < $this->column; $covered++ ) {
			$this->next[ $covered ] = $rows - 1;
		}
		return $first;
	}

	/**
	 * Takes a cell of the table's head, which names its columns.
	 *
	 * @param array $tag    Its tag.
	 * @param int   $column Its first column.
	 * @param int   $end    Offset at which the table ends.
	 * @return bool False for a cell without an end or that cannot be copied.
	 */
	private function take_header( $tag, $column, $end ) {
		$close = $this->markup->next_tag( $tag['name'], $tag['end'], $end );
		if ( null === $close || ! $close['is_closer'] ) {
			return false;
		}
		$label = atoll_copied_markup( substr( $this->markup->html, $tag['end'], $close['start'] - $tag['end'] ), ATOLL_COPIED_FLOW );
		for ( ; $column < $this->column; $column++ ) {
			$this->headers[ $column ] = trim( (string) $label );
		}
		return null !== $label;
	}

	/**
	 * Takes a cell of the table's body.
	 *
	 * @param array $tag    Its tag.
	 * @param int   $column Its first column.
	 * @return bool False for a cell that has a label.
	 */
	private function take_cell( $tag, $column ) {
		$html = $this->markup->html;
		$box  = $tag['end'] + strspn( $html, " \t\n\f\r", $tag['end'] );
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
