<?php
/**
 * Prints what the first paint of Essential Addons' widgets needs and the server knows: the message of a countdown that has
 * ended, the space of a fancy text's longest sentence, the labels of a table's cells, and the hidden items of a gallery.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Adds what the widgets of a page need.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 */
function atoll_add_eael_places( $markup, $edits ) {
	$makers = array(
		'eael-countdown-wrapper'      => 'atoll_add_countdown_message',
		'eael-fancy-text-container'   => 'atoll_add_fancy_text_place',
		'eael-data-table-wrap'        => 'atoll_add_table_labels',
		'eael-filter-gallery-wrapper' => 'atoll_add_gallery_marks',
		'eael-simple-menu-container'  => 'atoll_add_simple_menu_parts',
	);
	foreach ( $makers as $name => $maker ) {
		$tags = $markup->tags_of_class( $name );
		$ends = array_slice( array_keys( $tags ), 1 );
		foreach ( $tags as $tag ) {
			$end = array_shift( $ends );
			// The widget, and everything up to the next one.
			$maker( $markup, $edits, $tag, null === $end ? strlen( $markup->html ) : $end );
		}
	}
}

/**
 * Adds the message of a countdown that has ended (essential-addons, section 2). It replaces the list. The widget replaces
 * it with its own.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 * @param array        $widget `end` and `attributes` of the widget's tag.
 * @param int          $end    Offset of the next widget.
 */
function atoll_add_countdown_message( $markup, $edits, $widget, $end ) {
	$read = atoll_tag_attributes( $widget['attributes'], array( 'data-expire-type', 'data-countdown-type', 'data-expiry-title', 'data-expiry-text' ) );
	if ( 'text' !== $read['data-expire-type'] || 'evergreen' === $read['data-countdown-type'] ) {
		return;
	}
	$box   = $markup->next_tag( 'div', $widget['end'], $end );
	$list  = null === $box ? null : $markup->next_tag( 'ul', $box['end'], $end );
	$close = null === $list ? null : $markup->next_tag( 'ul', $list['end'], $end );
	if ( null === $close || ! $close['is_closer'] || '' !== trim( substr( $markup->html, $widget['end'], $box['start'] - $widget['end'] ) . substr( $markup->html, $box['end'], $list['start'] - $box['end'] ) ) ) {
		return;
	}
	if ( ! atoll_is_over( atoll_tag_attributes( $list['attributes'], array( 'data-date' ) )['data-date'] ) ) {
		return;
	}
	$title = atoll_copied_markup( wp_kses_post( $read['data-expiry-title'] ), ATOLL_COPIED_PHRASING );
	$text  = atoll_copied_markup( wp_kses_post( $read['data-expiry-text'] ), ATOLL_COPIED_FLOW );
	$parts = ( '' === (string) $title ? '' : "<h4 class=\"expiry-title\">$title</h4>" ) . ( '' === (string) $text ? '' : "<div class=\"eael-countdown-finish-text\">$text</div>" );
	$edits->insert( 'countdown', $close['end'], "<div class=\"eael-countdown-finish-message\" data-atoll-served>$parts</div>", true );
}

/**
 * Checks whether a countdown's date has passed, in every time zone if it has none.
 *
 * @param string $date Such as `Sep 01 2030 9:30:00 +2`.
 * @return bool
 */
function atoll_is_over( $date ) {
	if ( 1 !== preg_match( '~^([A-Z][a-z]{2} \d{1,2} \d{4} \d{1,2}:\d{2}:\d{2})(?: ?([+-])(?:(\d{1,2})(?::(\d{2}))?)?)?$~', trim( $date ), $parts ) ) {
		return false;
	}
	$time = strtotime( $parts[1] . ' UTC' );
	if ( false === $time ) {
		return false;
	}
	if ( ! isset( $parts[2] ) ) {
		return $time + 12 * HOUR_IN_SECONDS < time();
	}
	$hours   = isset( $parts[3] ) ? (int) $parts[3] : 0;
	$minutes = isset( $parts[4] ) ? (int) $parts[4] : 0;
	$offset  = $hours * HOUR_IN_SECONDS + $minutes * MINUTE_IN_SECONDS;
	return $time - ( '-' === $parts[2] ? -$offset : $offset ) < time();
}

/**
 * Adds an invisible copy of a fancy text's sentence with its longest text (essential-addons, section 3). The stylesheet
 * gives it no width, so that the sentence keeps its height while the text changes.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 * @param array        $widget `end` and `attributes` of the widget's tag.
 * @param int          $end    Offset of the next widget.
 */
function atoll_add_fancy_text_place( $markup, $edits, $widget, $end ) {
	$read  = atoll_tag_attributes( $widget['attributes'], array( 'data-fancy-text' ) );
	$texts = explode( '|', $read['data-fancy-text'] );
	$plain = fn( $text ) => trim( wp_strip_all_tags( $text ) );
	$lines = fn( $text ) => substr_count( strtolower( $text ), '<br' );
	usort( $texts, fn( $one, $other ) => array( $lines( $other ), mb_strlen( $plain( $other ) ) ) <=> array( $lines( $one ), mb_strlen( $plain( $one ) ) ) );
	$close = $markup->next_tag( 'div', $widget['end'], $end );
	if ( '' === $plain( $texts[0] ) || null === $close || ! $close['is_closer'] ) {
		return;
	}
	$sentence = substr( $markup->html, $widget['end'], $close['start'] - $widget['end'] );
	$strings  = '~(<span(?=\s[^<>]*?\beael-fancy-text-strings\b)[^<>]*+>)[^<]*+(?:<(?!/?span)[^<]*+)*+</span>~i';
	// Bold or larger letters need more room. Markup that is not balanced is left out.
	$marked  = atoll_copied_markup( trim( wp_kses_post( $texts[0] ) ), ATOLL_COPIED_PHRASING );
	$longest = $marked ?? esc_html( html_entity_decode( $plain( $texts[0] ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	$copy    = preg_replace_callback( $strings, fn( $span ) => $span[1] . $longest . '</span>', $sentence, 1, $count );
	$copy    = 1 === $count ? atoll_copied_markup( $copy, ATOLL_COPIED_PHRASING ) : null;
	if ( null !== $copy ) {
		$edits->insert( 'fancy text', $widget['end'], '<span data-atoll-place aria-hidden="true">' . trim( $copy ) . '</span>', true );
	}
}

/**
 * Adds the labels of a table's cells, which a script adds for screens on which the cells are stacked (essential-addons,
 * section 5.4).
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 * @param array        $widget `end` and `attributes` of the widget's tag.
 * @param int          $end    Offset of the next widget.
 */
function atoll_add_table_labels( $markup, $edits, $widget, $end ) {
	$read = atoll_tag_attributes( $widget['attributes'], array( 'data-custom_responsive' ) );
	if ( 'true' === $read['data-custom_responsive'] ) {
		$table = new Atoll_Table_Reader( $markup );
		if ( $table->read( $widget['end'], $end ) ) {
			$edits->add( 'table labels', $table->labels(), true );
		}
	}
}

/**
 * Adds the attributes of the items that a gallery's default filter hides, and of the button if there is nothing to load
 * (essential-addons, sections 6.3 and 6.5).
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 * @param array        $widget `end` and `attributes` of the widget's tag.
 * @param int          $end    Offset of the next widget.
 */
function atoll_add_gallery_marks( $markup, $edits, $widget, $end ) {
	$find    = fn( $name ) => $markup->tags_of_class( $name, $widget['end'], $end );
	$filter  = atoll_first_filter( $widget['attributes'], array_column( $find( 'control' ), 'attributes' ) );
	$is_in   = fn( $classes ) => '*' === $filter || in_array( ltrim( $filter, '.' ), preg_split( '~\s+~', $classes ), true );
	$outside = array();
	foreach ( $find( 'eael-filterable-gallery-item-wrap' ) as $start => $item ) {
		if ( ! $is_in( atoll_tag_attributes( $item['attributes'], array( 'class' ) )['class'] ) ) {
			$outside[] = $start;
		}
	}
	$containers = $find( 'eael-filter-gallery-container' );
	if ( $containers && ! array_filter( atoll_stored_classes( reset( $containers )['attributes'] ), $is_in ) ) {
		$outside = array_merge( $outside, array_keys( $find( 'eael-gallery-load-more' ) ) );
	}
	foreach ( $outside as $start ) {
		$edits->attributes( 'gallery', $start, ' data-atoll-hidden' );
	}
}

/**
 * Returns the filter with which a gallery starts: that of the settings, the active one or the first one.
 *
 * @param string $attributes The attributes of the gallery's tag.
 * @param array  $controls   The attributes of its controls.
 * @return string A class with its dot, or `*`.
 */
function atoll_first_filter( $attributes, $controls ) {
	$gallery = atoll_tag_attributes( $attributes, array( 'data-default_control_key', 'data-custom_default_control' ) );
	$filters = array();
	$active  = null;
	foreach ( $controls as $control ) {
		$filters[] = atoll_tag_attributes( $control, array( 'data-filter' ) )['data-filter'];
		$active    = $active ?? ( atoll_has_class( substr( $control, 0, -1 ), 'active' ) ? end( $filters ) : null );
	}
	if ( ! $filters ) {
		return '*';
	}
	$chosen = (int) $gallery['data-default_control_key'] + ( '*' === $filters[0] ? 1 : 0 );
	if ( '' !== $gallery['data-custom_default_control'] && '' !== $gallery['data-default_control_key'] && isset( $filters[ $chosen ] ) ) {
		return $filters[ $chosen ];
	}
	return $active ?? $filters[0];
}

/**
 * Returns the classes of a gallery's items that are not on the page yet.
 *
 * @param string $attributes The attributes of the gallery's container.
 * @return array
 */
function atoll_stored_classes( $attributes ) {
	$read  = atoll_tag_attributes( $attributes, array( 'data-gallery-items', 'data-init-show' ) );
	$text  = trim( $read['data-gallery-items'] );
	$items = json_decode( '[' === substr( $text, 0, 1 ) ? $text : atoll_decoded_base64( $text ), true );
	$rest  = array_slice( is_array( $items ) ? array_filter( $items, 'is_string' ) : array(), atoll_whole_number( $read['data-init-show'], 6 ) );
	return array_map( fn( $item ) => preg_match( '~<[^>]*?\sclass="([^"]*)"~', $item, $found ) ? $found[1] : '', $rest );
}
