<?php
/**
 * Reads a page once, and finds the parts in which no tag may be looked for.
 *
 * Long, because what a tag means depends on all that is open: one pass, one state.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * One pass over a page, as a browser's tokenizer does it: comments, the text of elements such as `script` and `title`,
 * templates, drawings (`svg`, `math`), and tags with `<` or `>` in a value. Every other `<` is the start of a tag.
 *
 * Where browsers could disagree, or where the tree depends on more than the open drawings, the pass ends, and the rest of
 * the page counts as unknown: nothing is edited there, and the originals stay that code in it could need.
 */
final class Atoll_Markup_Reader {

	/** Tags that older browsers read in another way than newer ones in a `select`, or that depend on what is around it. */
	const UNKNOWN_IN_SELECT = '~^(?:caption|col|colgroup|keygen|math|svg|table|tbody|td|template|textarea|tfoot|th|thead|tr)$~D';

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
	 * Number of open templates. Drawings and a `select` that are open are inside of the innermost one.
	 *
	 * @var int
	 */
	private $templates = 0;

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
			$run = null === $run || null !== $this->outermost ? $run : atoll_plain_run_end( $this->html, $at );
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
				return $this->stop( $at, true );
			}
			$this->mark_odd( $at, $end );
			return '/' === $next ? $this->close_tag( $at, $name, $end ) : $this->open_tag( $at, $name, $end );
		}
		if ( '!' !== $next && '?' !== $next && '/' !== $next ) {
			$this->hide( $at - 1, $at + 1 );
			return $at + 1;
		}
		$is_cdata = 0 === substr_compare( $html, '<![CDATA[', $at, 9 ) ? $this->drawings->has_cdata() : false;
		if ( null === $is_cdata ) {
			return $this->stop( $at, true );
		}
		$end = $is_cdata ? atoll_position_after( $html, ']]>', $at + 9 ) : atoll_whole_declaration_end( $html, $at );
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
		$rest = substr( $this->html, $at + 1 + strlen( $name ), $end - $at - 1 - strlen( $name ) );
		if ( $this->is_in_select && 'input' === $name ) {
			$this->is_in_select = false;
			$this->end_outermost( $at );
			$this->mark_odd( $at, $end );
		}
		if ( ( $this->is_in_select && preg_match( self::UNKNOWN_IN_SELECT, $name ) ) || ( $this->templates && 'col' === $name ) ) {
			return $this->stop( $at, true );
		}
		if ( $this->drawings->count() ) {
			$kind = $this->drawings->start_tag( $name, $rest );
			if ( null === $kind ) {
				return $this->stop( $at, true );
			}
			$this->is_doubtful = $this->is_doubtful || 'script' === $name;
			if ( 'drawing' === $kind ) {
				return $end;
			}
			$this->end_outermost( $at );
			$this->mark_odd( $at, $end );
		}
		if ( isset( ATOLL_TEXT_ELEMENTS[ $name ] ) ) {
			return $this->skip_text( $at, $name, $end );
		}
		switch ( $name ) {
			case 'plaintext':
				return $this->stop( $at, $this->is_in_select );
			case 'frameset':
				return $this->stop( $at, true );
			case 'select':
				$this->is_in_select = ! $this->is_in_select;
				$this->outermost    = null === $this->outermost ? $at : $this->outermost;
				$this->end_outermost( $end );
				return $end;
			case 'template':
				++$this->templates;
				$this->outermost = null === $this->outermost ? $at : $this->outermost;
				return $end;
			case 'svg':
			case 'math':
				$this->drawings->start_tag( $name, $rest );
				$this->outermost = null === $this->outermost && $this->drawings->count() ? $at : $this->outermost;
		}
		return $end;
	}

	/**
	 * An end tag.
	 *
	 * @param int    $at   Offset of its `<`.
	 * @param string $name The element's name.
	 * @param int    $end  Offset after the tag.
	 * @return int|false See step().
	 */
	private function close_tag( $at, $name, $end ) {
		if ( $this->drawings->count() && $this->drawings->end_tag( $name ) ) {
			$this->end_outermost( $end );
			return $end;
		}
		if ( 'template' === $name && $this->templates ) {
			--$this->templates;
			$this->drawings->clear();
			$this->is_in_select = false;
		} elseif ( $this->drawings->count() || ( $this->is_in_select && preg_match( self::UNKNOWN_IN_SELECT, $name ) ) ) {
			return $this->stop( $at, true );
		} elseif ( 'select' === $name ) {
			$this->is_in_select = false;
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
			return $this->stop( $end - 1, 'script' === $name );
		}
		$this->is_doubtful = $this->is_doubtful || ( 'script' === $name && $this->is_in_select );
		if ( $this->is_in_select && 'script' !== $name && strcspn( $this->html, '<', $end ) !== $close - $end ) {
			return $this->stop( $at, true );
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
	 * Ends the pass, because nothing that follows is markup.
	 *
	 * @param int  $at         Offset.
	 * @param bool $is_unknown Whether what follows is unknown, and may contain code.
	 * @return false
	 */
	private function stop( $at, $is_unknown = false ) {
		$this->is_doubtful = $this->is_doubtful || $is_unknown;
		$this->hide( $at, strlen( $this->html ) + 1 );
		return false;
	}
}
