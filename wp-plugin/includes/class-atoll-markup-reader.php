<?php
/**
 * Reads a page once, and finds the parts in which no tag may be looked for.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * One pass over a page, as a browser's tokenizer does it: comments, the text of elements such as `script` and `title`,
 * templates, drawings (`svg`, `math`), and tags with `<` or `>` in a value. Every other `<` is the start of a tag.
 *
 * Where browsers could disagree, the pass ends, and the rest of the page counts as unknown.
 */
final class Atoll_Markup_Reader {

	/** Tags that end a `select`. */
	const ENDS_SELECT = '~^(?:caption|input|keygen|table|tbody|td|textarea|tfoot|th|thead|tr)$~D';

	/**
	 * Hidden parts, in order. No position between a start and its end is in the page's markup.
	 *
	 * @var array Offset => offset.
	 */
	public $parts = array();

	/**
	 * Tags whose values contain `<` or `>`. Their inside is a hidden part.
	 *
	 * @var array Offset of a tag => offset after it.
	 */
	public $odd = array();

	/**
	 * Script elements.
	 *
	 * @var array Offset => array( offset after the start tag, offset of the end tag, offset after the end tag ).
	 */
	public $scripts = array();

	/**
	 * Whether code may hide in a part that was not read, or in a drawing.
	 *
	 * @var bool
	 */
	public $is_doubtful = false;

	/**
	 * The page.
	 *
	 * @var string
	 */
	private $html;

	/**
	 * Pays for each step.
	 *
	 * @var Atoll_Budget
	 */
	private $budget;

	/**
	 * Open drawings.
	 *
	 * @var Atoll_Drawings
	 */
	private $drawings;

	/**
	 * For each open template, the number of drawings around it.
	 *
	 * @var array
	 */
	private $templates = array();

	/**
	 * Offset of the outermost open template or drawing.
	 *
	 * @var int|null
	 */
	private $outermost = null;

	/**
	 * Whether a `select` is open. Older browsers drop all tags in it but those of options.
	 *
	 * @var bool
	 */
	private $is_in_select = false;

	/**
	 * Constructor.
	 *
	 * @param string       $html   The page, or a part of it.
	 * @param Atoll_Budget $budget Pays for the reading.
	 */
	public function __construct( $html, $budget ) {
		$this->html     = $html;
		$this->budget   = $budget;
		$this->drawings = new Atoll_Drawings();
	}

	/**
	 * Reads the page.
	 */
	public function read() {
		$this->budget->spend( 0, strlen( $this->html ) );
		$at  = 0;
		$run = 0;
		while ( false !== $at ) {
			$run = null === $run || $this->drawings->count() || $this->is_in_select ? $run : atoll_plain_run_end( $this->html, $at );
			$at  = strpos( $this->html, '<', max( $at, (int) $run ) );
			if ( false !== $at ) {
				$this->budget->spend( 1 );
				$at = $this->step( $at );
			}
		}
		if ( null !== $this->outermost ) {
			$this->parts[ $this->outermost ] = strlen( $this->html ) + 1;
		}
	}

	/**
	 * Reads what starts at a `<`.
	 *
	 * @param int $at Offset of the `<`.
	 * @return int|false Offset after it; false if nothing follows that is markup.
	 */
	private function step( $at ) {
		$html = $this->html;
		$next = isset( $html[ $at + 1 ] ) ? $html[ $at + 1 ] : '';
		if ( ctype_alpha( $next ) || ( '/' === $next && isset( $html[ $at + 2 ] ) && ctype_alpha( $html[ $at + 2 ] ) ) ) {
			$from   = '/' === $next ? $at + 2 : $at + 1;
			$length = strcspn( $html, " \t\n\f\r/>", $from );
			$name   = strtolower( substr( $html, $from, $length ) );
			$end    = atoll_tag_end( $html, $from + $length );
			if ( false === $end ) {
				$this->is_doubtful = true;
				return $this->stop( $at );
			}
			$this->mark_odd( $at, $end );
			return '/' === $next ? $this->close_tag( $name, $end ) : $this->open_tag( $at, $name, $end );
		}
		if ( '!' !== $next && '?' !== $next && '/' !== $next ) {
			$this->hide( $at - 1, $at + 1 );
			return $at + 1;
		}
		$end = $this->drawings->is_inside() && 0 === substr_compare( $html, '<![CDATA[', $at, 9 ) ? atoll_position_after( $html, ']]>', $at + 9 ) : atoll_whole_declaration_end( $html, $at );
		if ( false === $end ) {
			return $this->stop( $at );
		}
		$this->hide( $at, $end );
		return $end;
	}

	/**
	 * Records a tag with `<` or `>` in a value.
	 *
	 * @param int $at  Offset of the tag.
	 * @param int $end Offset after it.
	 */
	private function mark_odd( $at, $end ) {
		if ( null === $this->outermost && strcspn( $this->html, '<>', $at + 1, $end - $at - 2 ) !== $end - $at - 2 ) {
			$this->odd[ $at ]   = $end;
			$this->parts[ $at ] = $end;
		}
	}

	/**
	 * A start tag.
	 *
	 * @param int    $at   Offset of its `<`.
	 * @param string $name The element's name.
	 * @param int    $end  Offset after the tag.
	 * @return int|false See step().
	 */
	private function open_tag( $at, $name, $end ) {
		if ( $this->is_in_select && preg_match( self::ENDS_SELECT, $name ) ) {
			$this->is_in_select = false;
			$this->end_outermost( $at );
		}
		if ( $this->drawings->is_inside() ) {
			if ( ! $this->drawings->is_left_by( $name, substr( $this->html, $at, $end - $at ) ) ) {
				$this->is_doubtful = $this->is_doubtful || 'script' === $name;
				$this->drawings->open( $name, atoll_is_self_closing( substr( $this->html, $at, $end - $at ) ) );
				return $end;
			}
			$this->drawings->leave();
			$this->end_outermost( $at );
			$this->mark_odd( $at, $end );
		}
		if ( isset( ATOLL_TEXT_ELEMENTS[ $name ] ) ) {
			return $this->skip_text( $at, $name, $end );
		}
		switch ( $name ) {
			case 'plaintext':
				$this->is_doubtful = $this->is_doubtful || $this->is_in_select;
				return $this->stop( $at );
			case 'frameset':
				$this->is_doubtful = true;
				return $this->stop( $at );
			case 'select':
				$this->is_in_select = ! $this->is_in_select;
				$this->outermost    = null === $this->outermost ? $at : $this->outermost;
				$this->end_outermost( $end );
				return $end;
			case 'template':
				$this->templates[] = $this->drawings->count();
				$this->outermost = null === $this->outermost ? $at : $this->outermost;
				return $end;
			case 'svg':
			case 'math':
				$this->drawings->open( $name, atoll_is_self_closing( substr( $this->html, $at, $end - $at ) ) );
				$this->outermost = null === $this->outermost && $this->drawings->count() ? $at : $this->outermost;
		}
		return $end;
	}

	/**
	 * An end tag.
	 *
	 * @param string $name The element's name.
	 * @param int    $end  Offset after the tag.
	 * @return int|false See step().
	 */
	private function close_tag( $name, $end ) {
		if ( 'template' === $name && $this->templates ) {
			$this->drawings->cut( array_pop( $this->templates ) );
		} elseif ( 'select' === $name || ( $this->is_in_select && preg_match( self::ENDS_SELECT, $name ) ) ) {
			$this->is_in_select = false;
		} else {
			$this->drawings->close( $name );
		}
		$this->end_outermost( $end );
		return $end;
	}

	/**
	 * Ends the hidden part of a template or a drawing, if none is open any more.
	 *
	 * @param int $end Offset after it.
	 */
	private function end_outermost( $end ) {
		if ( null !== $this->outermost && ! $this->drawings->count() && ! $this->templates && ! $this->is_in_select ) {
			$start           = $this->outermost;
			$this->outermost = null;
			$this->hide( $start, $end );
		}
	}

	/**
	 * Skips an element that contains text.
	 *
	 * @param int    $at   Offset of the start tag.
	 * @param string $name The element's name.
	 * @param int    $end  Offset after the start tag.
	 * @return int|false See step().
	 */
	private function skip_text( $at, $name, $end ) {
		$close = atoll_text_end( $this->html, $name, $end );
		$after = false === $close ? false : atoll_tag_end( $this->html, $close + 2 + strlen( $name ) );
		if ( false === $after ) {
			$this->is_doubtful = $this->is_doubtful || 'script' === $name;
			return $this->stop( $end - 1 );
		}
		$this->is_doubtful = $this->is_doubtful || ( 'script' === $name && $this->is_in_select );
		if ( $this->is_in_select && 'script' !== $name && strcspn( $this->html, '<', $end ) !== $close - $end ) {
			$this->is_doubtful = true;
			return $this->stop( $at );
		}
		if ( 'script' === $name && null === $this->outermost ) {
			$this->scripts[ $at ] = array( $end, $close, $after );
		}
		$this->hide( $end - 1, $after );
		return $after;
	}

	/**
	 * Adds a hidden part, unless it is inside a larger one.
	 *
	 * @param int $start Offset before the part.
	 * @param int $end   Offset after it.
	 */
	private function hide( $start, $end ) {
		if ( null === $this->outermost ) {
			$this->parts[ $start ] = $end;
		}
	}

	/**
	 * Ends the pass. Nothing after this is markup, or it is unknown.
	 *
	 * @param int $at Offset.
	 * @return false
	 */
	private function stop( $at ) {
		$this->hide( $at, strlen( $this->html ) + 1 );
		return false;
	}
}
