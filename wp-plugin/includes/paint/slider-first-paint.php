<?php
/**
 * Adds what sliders need before their code is loaded: their arrows and bullets, which the widget adopts, and marks of the
 * slides that are in view if a slider does not start with its first.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** Largest size of all arrows and bullets of a page, in bytes. The widgets make those that are missing. */
const ATOLL_MAX_CONTROLS = 150000;

/** Largest number of columns that the stylesheet lays out. */
const ATOLL_MAX_COLUMNS = 6;

/**
 * Adds the sliders' arrows and bullets, and marks the slides in view. A slider with badly nested lists gets none of them.
 * All sliders are read in one pass, also those inside the slides of others.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 */
function atoll_add_slider_parts( $markup, $edits ) {
	$sliders = array_keys( $markup->tags_of_class( 'gdlr-core-flexslider' ) );
	$reader  = new Atoll_Slider_Reader();
	$at      = $sliders ? 0 : PHP_INT_MAX;
	while ( $sliders || ! $reader->is_idle() ) {
		if ( $reader->is_idle() ) {
			$reader->forget_lists();
			$at = max( $at, array_shift( $sliders ) );
		}
		$tag = $markup->next_tag( 'div|ul|ol|li', $at );
		if ( null === $tag ) {
			break;
		}
		$reader->read( $tag );
		$at = $tag['end'];
	}
	$docked = array();
	$bytes  = 0;
	$tags   = 0;
	foreach ( $reader->lists() as $end => $list ) {
		$settings = atoll_slider_settings( $list['slider']['attributes'], count( $list['items'] ) );
		$arrows   = $settings['has_arrows'] ? atoll_arrows() : '';
		$places   = '' === $arrows ? array() : atoll_arrow_places( $markup, $settings['parent'], $list, $end, $tags );
		$arrows   = null === $places ? '' : $arrows;
		$places   = (array) $places;
		$html     = ( $list['has_strip'] ? '' : atoll_bullets( $settings ) ) . ( array() === $places ? $arrows : '' );
		$bytes   += strlen( $html ) + count( $places ) * strlen( $arrows );
		if ( $bytes <= ATOLL_MAX_CONTROLS ) {
			foreach ( $places as $place ) {
				$docked[ $place ] = ( $docked[ $place ] ?? '' ) . $arrows;
			}
			if ( '' !== $html ) {
				$edits->insert( 'controls', $end, $html );
			}
		}
		if ( $settings['start'] > 1 ) {
			atoll_mark_start( $edits, $list, $settings );
		}
	}
	foreach ( $docked as $place => $html ) {
		// An element with content gets its arrows from the widget.
		if ( 1 === preg_match( '~\G\s*+</~', $markup->html, $end, 0, $place ) ) {
			$edits->insert( 'arrows', $place, $html );
		}
	}
}

/**
 * Returns the settings of a slider (widgets/slider/parts/settings.ts), and the numbers that follow (widgets/slider/slider-machine.ts).
 *
 * @param string $attributes The attributes of the slider's tag.
 * @param int    $items      Number of its slides.
 * @return array `items`, `columns`; `step`: slides per step; `pages`; `start`: the slide or page to start with, from 1;
 *               `has_bullets`; `margin`: the space above the bullets, as printed; `has_arrows`: whether the original makes
 *               them; `parent`: a class of the ancestor with the elements for them, '' for the slider itself.
 */
function atoll_slider_settings( $attributes, $items ) {
	$read    = atoll_tag_attributes( $attributes . '>', array( 'data-nav', 'data-nav-type', 'data-nav-parent', 'data-vcenter-nav', 'data-type', 'data-column', 'data-move', 'data-start-at', 'data-controls-top-margin' ) );
	$read    = array_map( 'trim', $read );
	$columns = 'carousel' === $read['data-type'] ? atoll_whole_number( $read['data-column'], 1, 1 ) : 1;
	$move    = atoll_whole_number( $read['data-move'], 1 );
	$step    = $move > 0 && $move < $columns ? $move : $columns;
	$is_old  = atoll_has_class( $attributes, 'gdlr-core-bottom-nav-1' ) || atoll_has_class( $attributes, 'gdlr-core-v1' );
	$is_made = in_array( $read['data-nav'], ATOLL_MADE_ARROWS, true ) || ( $is_old && in_array( $read['data-nav'], ATOLL_OWN_ARROWS, true ) );
	$is_here = $is_old || 'self' === $read['data-nav-parent'] || ! in_array( $read['data-nav'], ATOLL_DOCKED_ARROWS, true );
	return array(
		'items'       => $items,
		'columns'     => $columns,
		'step'        => $step,
		'pages'       => $items <= $columns ? 1 : (int) ceil( ( $items - $columns ) / $step + 1 ),
		'start'       => atoll_whole_number( $read['data-start-at'], 1, 1 ),
		'has_bullets' => atoll_has_class( $attributes, 'gdlr-core-has-bullet' ) || in_array( $read['data-nav'], array( 'both', 'bullet', 'touch-navigation-bullet' ), true ),
		'margin'      => $read['data-controls-top-margin'],
		// Arrows at half the height of a slider depend on its size, which a script measures.
		'has_arrows'  => $items > 0 && $is_made && 'custom' !== $read['data-nav-type'] && '1' !== $read['data-vcenter-nav'],
		'parent'      => $is_here ? '' : $read['data-nav-parent'],
	);
}

/**
 * Marks a slider that does not start with its first slide, and the slides in view: `data-atoll-narrow` on phones, and the
 * column, from 1, on wider screens (goodlayers-sliders, section 1.2).
 *
 * @param Atoll_Edits $edits    The page's edits.
 * @param array       $list     See Atoll_Slider_Reader::lists().
 * @param array       $settings See atoll_slider_settings().
 */
function atoll_mark_start( $edits, $list, $settings ) {
	$columns = $settings['columns'];
	if ( $settings['items'] < 2 || $columns > ATOLL_MAX_COLUMNS ) {
		return;
	}
	$narrow = min( $settings['start'], $settings['items'] ) - 1;
	$page   = min( $settings['start'], $settings['pages'] ) - 1;
	$first  = max( 0, min( $page * $settings['step'], $settings['items'] - $columns ) );
	$marks  = array();
	foreach ( array_slice( $list['items'], $first, $columns ) as $column => $tag ) {
		$marks[ $tag ] = sprintf( ' data-atoll-column="%d"', $column + 1 );
	}
	$at           = $list['items'][ $narrow ];
	$marks[ $at ] = ' data-atoll-narrow' . ( isset( $marks[ $at ] ) ? $marks[ $at ] : '' );
	foreach ( $marks as $tag => $mark ) {
		$edits->attributes( 'slides', $tag, $mark );
	}
	$edits->attributes( 'slides', $list['slider']['start'], ' data-atoll-start' );
}

/** A gap between the items of a carousel, as a whole number of px. */
const ATOLL_GAP = '~\sdata-margin=["\'](\d{1,4})["\']~';

/** A slider whose code is not loaded, as in first-paint.css. */
const ATOLL_EARLY_SLIDER = ".gdlr-core-flexslider.gdlr-core-flexslider:not([data-atoll-state='ready'],[data-atoll-state='failed'])";

/**
 * Returns the style for sliders whose settings the stylesheet does not contain: the gaps of carousels, one group of rules for
 * each, and sliders that do not start with their first slide.
 *
 * @param string $html The page.
 * @return string A style element; '' if no slider needs it.
 */
function atoll_slider_styles( $html ) {
	if ( false === strpos( $html, 'gdlr-core-flexslider' ) ) {
		return '';
	}
	$wide = '';
	preg_match_all( ATOLL_GAP, $html, $found );
	foreach ( array_slice( array_unique( $found[1] ), 0, ATOLL_MAX_EFFECT_VALUES ) as $printed ) {
		$list  = ATOLL_EARLY_SLIDER . "[data-type='carousel'][data-margin='$printed']:not([data-column='1'])>.slides";
		$wide .= sprintf( '%1$s{column-gap:%2$dpx}%1$s>li:nth-child(n){margin-right:0}%1$s>li::after{content:none}', $list, $printed );
	}
	$start = preg_match( '~\sdata-start-at=["\']\s*+(?!1\b)\d~', $html ) ? atoll_start_styles() : array( '', '' );
	$rules = $start[0] . ( '' === $wide . $start[1] ? '' : "@media (min-width:768px){{$wide}{$start[1]}}" );
	return '' === $rules ? '' : "<style id=\"atoll-first-paint-sliders\">$rules</style>\n";
}

/**
 * Returns the rules for sliders that do not start with their first slide. A carousel has its hidden items in the first column.
 *
 * @return array Rules for phones, and for wider screens.
 */
function atoll_start_styles() {
	$list   = ATOLL_EARLY_SLIDER . '[data-atoll-start]>.slides>li';
	$narrow = "{$list}:first-child{visibility:hidden}@media (max-width:767px){{$list}[data-atoll-narrow]{visibility:visible}}";
	$item   = ATOLL_EARLY_SLIDER . "[data-type='carousel'][data-atoll-start]";
	$wide   = "$item>.slides>li:nth-child(n){grid-column:1;visibility:hidden}";
	for ( $column = 2; $column <= ATOLL_MAX_COLUMNS; $column++ ) {
		$wide .= "$item>.slides>li[data-atoll-column='$column']{grid-column:$column}";
		$wide .= "{$item}[data-column='$column']>.slides>li[data-atoll-column='$column']{margin-right:0}";
	}
	return array( $narrow, "{$wide}{$list}[data-atoll-column]:nth-child(n){visibility:visible}" );
}
