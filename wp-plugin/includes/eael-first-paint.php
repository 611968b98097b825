<?php
/**
 * Prints what the first paint of Essential Addons' widgets needs and the server knows: the message of a countdown that has
 * ended, the space of a fancy text's longest sentence, the labels of a table's cells, and the hidden items of a gallery.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** Maximum number of cells of a table that gets labels. */
const ATOLL_MAX_LABELS = 500;

/** A start tag; the group contains its attributes. */
const ATOLL_START_TAG = '~<[a-z][a-z0-9]*\b((?:"[^"]*"|\'[^\']*\'|[^\'">])*+)>~Ai';

/**
 * Returns what to add to the widgets of a page.
 *
 * @param string $html   The page.
 * @param array  $hidden See atoll_hidden_parts().
 * @return array Offset => HTML to add there.
 */
function atoll_eael_places( $html, $hidden ) {
	$places = array();
	$makers = array(
		'eael-countdown-wrapper'      => 'atoll_countdown_message',
		'eael-fancy-text-container'   => 'atoll_fancy_text_place',
		'eael-data-table-wrap'        => 'atoll_table_labels',
		'eael-filter-gallery-wrapper' => 'atoll_gallery_marks',
	);
	foreach ( $makers as $name => $maker ) {
		$tags = atoll_tags_of_class( $html, $hidden, $name );
		$ends = array_slice( array_keys( $tags ), 1 );
		foreach ( $tags as $at => $attributes ) {
			$end = array_shift( $ends );
			// The widget, and everything up to the next one.
			$places += $maker( $html, $at, null === $end ? strlen( $html ) : $end, $attributes );
		}
	}
	return $places;
}

/**
 * Finds the tags with a class.
 *
 * @param string $html   The page.
 * @param array  $hidden See atoll_hidden_parts().
 * @param string $name   The class.
 * @return array Offset after a tag => its attributes, up to and including `>`.
 */
function atoll_tags_of_class( $html, $hidden, $name ) {
	$tags = array();
	$at   = 0;
	while ( true ) {
		$at = strpos( $html, $name, $at );
		if ( false === $at ) {
			return $tags;
		}
		$start = strrpos( $html, '<', $at - strlen( $html ) );
		++$at;
		$is_tag = false !== $start && 1 === preg_match( ATOLL_START_TAG, $html, $tag, 0, $start );
		if ( $is_tag && $at < $start + strlen( $tag[0] ) ) {
			$at = $start + strlen( $tag[0] );
			if ( atoll_has_class( $tag[1], $name ) && atoll_is_in_markup( $hidden, $start ) ) {
				$tags[ $at ] = $tag[1] . '>';
			}
		}
	}
}

/**
 * Returns the message of a countdown that has ended (essential-addons, section 2). It replaces the list. The widget
 * replaces it with its own.
 *
 * @param string $html       The page.
 * @param int    $at         Offset after the widget's tag.
 * @param int    $end        Offset of the next widget.
 * @param string $attributes The tag's attributes.
 * @return array Offset => HTML to add there.
 */
function atoll_countdown_message( $html, $at, $end, $attributes ) {
	$read = atoll_tag_attributes( $attributes, array( 'data-expire-type', 'data-countdown-type', 'data-expiry-title', 'data-expiry-text' ) );
	$list = '~\G\s*<div\b[^<>]*>\s*<ul\b[^<>]*\bdata-date=["\']([^"\'<>]*)["\'][^<>]*>.*?</ul>~is';
	if ( 'text' !== $read['data-expire-type'] || 'evergreen' === $read['data-countdown-type'] || 1 !== preg_match( $list, $html, $found, 0, $at ) ) {
		return array();
	}
	$after = $at + strlen( $found[0] );
	if ( $after > $end || ! atoll_is_over( $found[1] ) ) {
		return array();
	}
	$title = wp_kses_post( $read['data-expiry-title'] );
	$text  = wp_kses_post( $read['data-expiry-text'] );
	$parts = ( '' === $title ? '' : "<h4 class=\"expiry-title\">$title</h4>" ) . ( '' === $text ? '' : "<div class=\"eael-countdown-finish-text\">$text</div>" );
	return array( $after => "<div class=\"eael-countdown-finish-message\" data-atoll-served>$parts</div>" );
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
 * Returns an invisible copy of a fancy text's sentence with its longest text (essential-addons, section 3). The
 * stylesheet gives it no width, so that the sentence keeps its height while the text changes.
 *
 * @param string $html       The page.
 * @param int    $at         Offset after the widget's tag.
 * @param int    $end        Offset of the next widget.
 * @param string $attributes The tag's attributes.
 * @return array Offset => HTML to add there.
 */
function atoll_fancy_text_place( $html, $at, $end, $attributes ) {
	$read  = atoll_tag_attributes( $attributes, array( 'data-fancy-text' ) );
	$texts = array_map( fn( $text ) => trim( wp_strip_all_tags( $text ) ), explode( '|', $read['data-fancy-text'] ) );
	usort( $texts, fn( $one, $other ) => mb_strlen( $other ) <=> mb_strlen( $one ) );
	$close = strpos( $html, '</div', $at );
	if ( '' === $texts[0] || false === $close || $close > $end ) {
		return array();
	}
	$sentence = substr( $html, $at, $close - $at );
	$strings  = '~(<span\b[^<>]*\beael-fancy-text-strings\b[^<>]*>)(?:(?!<span|</span).)*+</span>~is';
	if ( 1 === preg_match( '~<(?:div|script|style|a|button)\b~i', $sentence ) ) {
		return array();
	}
	$copy = preg_replace_callback( $strings, fn( $span ) => $span[1] . esc_html( html_entity_decode( $texts[0], ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) . '</span>', $sentence, 1, $count );
	return 1 === $count ? array( $at => '<span data-atoll-place aria-hidden="true">' . trim( atoll_without_ids( $copy ) ) . '</span>' ) : array();
}

/**
 * Returns the labels of a table's cells, which a script adds for screens on which the cells are stacked (essential-addons,
 * section 5.4). A table with spans gets none.
 *
 * @param string $html       The page.
 * @param int    $at         Offset after the widget's tag.
 * @param int    $end        Offset of the next widget.
 * @param string $attributes The tag's attributes.
 * @return array Offset => HTML to add there.
 */
function atoll_table_labels( $html, $at, $end, $attributes ) {
	$read  = atoll_tag_attributes( $attributes, array( 'data-custom_responsive' ) );
	$close = strpos( $html, '</table', $at );
	if ( 'true' !== $read['data-custom_responsive'] || false === $close || $close > $end ) {
		return array();
	}
	$table   = substr( $html, $at, $close - $at );
	$is_odd  = 1 !== substr_count( $table, '<table' ) || 1 === preg_match( '~th-mobile-screen|\b(?:col|row)span=["\']?\s*(?![\s"\'>]|1[\s"\'>])~', $table );
	$head    = strpos( $table, '</thead' );
	$row     = false === $head ? false : strrpos( substr( $table, 0, $head ), '<tr' );
	$headers = array();
	if ( $is_odd || false === $row || ! preg_match_all( '~<th\b[^<>]*>(.*?)</th~is', substr( $table, $row, $head - $row ), $headers ) ) {
		return array();
	}
	$count = preg_match_all( '~<tr\b|<t[dh]\b[^<>]*>(?:\s*(<div\b[^<>]*\btd-content-wrapper\b[^<>]*>))?~i', $table, $cells, PREG_OFFSET_CAPTURE | PREG_SET_ORDER, $head );
	if ( ! $count || $count > ATOLL_MAX_LABELS ) {
		return array();
	}
	$places = array();
	$column = 0;
	foreach ( $cells as $cell ) {
		if ( 0 === stripos( $cell[0][0], '<tr' ) ) {
			$column = 0;
			continue;
		}
		if ( isset( $cell[1] ) ) {
			$label = isset( $headers[1][ $column ] ) ? trim( atoll_without_ids( $headers[1][ $column ] ) ) : '';

			$places[ $at + $cell[1][1] + strlen( $cell[1][0] ) ] = "<div class=\"th-mobile-screen\" data-atoll-served>$label</div>";
		}
		++$column;
	}
	return $places;
}

/**
 * Returns the attributes of the items that a gallery's default filter hides, and of the button if there is nothing to
 * load (essential-addons, sections 6.3 and 6.5).
 *
 * @param string $html       The page.
 * @param int    $at         Offset after the widget's tag.
 * @param int    $end        Offset of the next widget.
 * @param string $attributes The tag's attributes.
 * @return array Offset => HTML to add there.
 */
function atoll_gallery_marks( $html, $at, $end, $attributes ) {
	$part    = substr( $html, $at, $end - $at );
	$filter  = atoll_first_filter( $attributes, atoll_tags_of_class( $part, array(), 'control' ) );
	$is_in   = fn( $classes ) => '*' === $filter || in_array( ltrim( $filter, '.' ), preg_split( '~\s+~', $classes ), true );
	$outside = array();
	foreach ( atoll_tags_of_class( $part, array(), 'eael-filterable-gallery-item-wrap' ) as $offset => $item ) {
		if ( ! $is_in( atoll_tag_attributes( $item, array( 'class' ) )['class'] ) ) {
			$outside[] = $offset;
		}
	}
	$containers = atoll_tags_of_class( $part, array(), 'eael-filter-gallery-container' );
	if ( $containers && ! array_filter( atoll_stored_classes( reset( $containers ) ), $is_in ) ) {
		$outside = array_merge( $outside, array_keys( atoll_tags_of_class( $part, array(), 'eael-gallery-load-more' ) ) );
	}
	$places = array();
	foreach ( $outside as $offset ) {
		// Before the end of the tag.
		$places[ $at + $offset - 1 ] = ' data-atoll-hidden';
	}
	return $places;
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
	$items = json_decode( '[' === substr( $text, 0, 1 ) ? $text : atoll_decoded_items( $text ), true );
	$rest  = array_slice( is_array( $items ) ? array_filter( $items, 'is_string' ) : array(), atoll_whole_number( $read['data-init-show'], 6 ) );
	return array_map( fn( $item ) => preg_match( '~<[^>]*\sclass="([^"]*)"~', $item, $found ) ? $found[1] : '', $rest );
}

/**
 * Decodes the items of a gallery, which newer releases encode in Base64.
 *
 * @param string $text The attribute.
 * @return string '' if it cannot be decoded.
 */
function atoll_decoded_items( $text ) {
	try {
		return sodium_base642bin( $text, SODIUM_BASE64_VARIANT_ORIGINAL );
	} catch ( Throwable $error ) {
		return '';
	}
}

/**
 * Removes the ids from a copy of the page's markup.
 *
 * @param string $html The copy.
 * @return string
 */
function atoll_without_ids( $html ) {
	return (string) preg_replace( '~(<[^<>]*?)\sid=(?:"[^"]*"|\'[^\']*\')~i', '$1', $html );
}
