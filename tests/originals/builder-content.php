<?php
/**
 * Builds the content of the pages that builder-pages.php creates.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns a page with every element, with default options.
 *
 * @return array Records of the page builder.
 */
function atoll_elements_page() {
	$columns = array();
	foreach ( atoll_elements() as $slug => $values ) {
		$columns[] = atoll_column( 30, array( atoll_label( $slug ), atoll_element( $slug, $values ) ) );
	}
	return array( atoll_wrapper( 'background', $columns ) );
}

/**
 * Returns a page with each variant of every element. Elements that print only a message about a missing plugin are
 * omitted.
 *
 * @return array Records of the page builder.
 */
function atoll_variants_page() {
	$wrappers = array();
	foreach ( atoll_elements() as $slug => $values ) {
		$columns = array();
		$type    = atoll_registered( 'element' )[ $slug ];
		if ( false !== strpos( (string) $type::get_content( $values ), 'gdlr-core-external-plugin-message' ) ) {
			continue;
		}
		$options = atoll_options( $type );
		foreach ( atoll_variants( $options, preg_grep( ATOLL_KINDS, array_keys( $options ) ), $values ) as $label => $variant ) {
			$columns[] = atoll_column( 20, array( atoll_label( "$slug, $label" ), atoll_element( $slug, $variant ) ) );
		}
		if ( $columns ) {
			$wrappers[] = atoll_wrapper( 'background', $columns );
		}
	}
	return $wrappers;
}

/**
 * Returns a page with each variant of every wrapper and column. Each contains an element, in turn.
 *
 * @return array Records of the page builder.
 */
function atoll_wrappers_page() {
	$elements = new InfiniteIterator( new ArrayIterator( atoll_elements() ) );
	$elements->rewind();
	$wrappers = array();
	foreach ( atoll_registered( 'wrapper' ) as $kind => $type ) {
		$defaults = atoll_wrapper_defaults( $type );
		$options  = atoll_options( $type );
		$names    = preg_grep( ATOLL_LOOKS_ONLY, array_keys( $options ), PREG_GREP_INVERT );
		$variants = array( 'defaults' => $defaults ) + atoll_variants( $options, $names, $defaults );
		foreach ( $variants as $label => $values ) {
			$items = array( atoll_label( "$kind, $label" ), atoll_element( $elements->key(), $elements->current() ) );
			$elements->next();
			// Columns come in pairs, because some options affect the adjacent column.
			$wrappers[] = 'column' === $kind
				? atoll_wrapper( 'background', array( atoll_column( 30, $items, $values ), atoll_column( 30, array( $items[1] ), $values ) ) )
				: atoll_wrapper( $kind, $items, $values );
		}
	}
	return $wrappers;
}

/**
 * Returns a page with sections, which its bullets lead to: a cart, media players, and the tabs of a course.
 *
 * @return array Records of the page builder.
 */
function atoll_theme_page() {
	$tab    = '<li class="course-nav%s"><label>%s</label></li>';
	$course = '<div id="learn-press-course-tabs"><div style="position:relative"><ul class="learn-press-nav-tabs" style="display:flex">'
		. sprintf( $tab, ' active', 'Overview' ) . sprintf( $tab, '', 'Curriculum and dates' )
		. '</ul><div class="kingster-tab-slidebar"><div class="kingster-tab-slidebar-border"></div></div></div></div>';
	// The icon has a size, because its font may come from another host.
	$cart   = '<div class="kingster-main-menu-cart" id="kingster-main-menu-cart" style="float:none;width:60px">'
		. '<i class="fa fa-shopping-cart" style="display:inline-block;width:16px;height:16px"></i>'
		. '<span class="kingster-top-cart-count">2</span><div class="kingster-top-cart-hover-area"></div>'
		. '<div class="kingster-top-cart-content-wrap"><div class="kingster-top-cart-content">'
		. '<a class="kingster-top-cart-button" href="/cart/">View Cart</a></div></div></div>';
	$audio  = atoll_defaults( atoll_options( atoll_registered( 'element' )['audio'] ) );
	$text   = atoll_defaults( atoll_options( atoll_registered( 'element' )['text-box'] ) );
	$high   = str_repeat( '<p>More text.</p>', 30 );
	$media  = array(
		atoll_element( 'text-box', array( 'content' => $cart ) + $text ),
		atoll_element( 'audio', array( 'audio-url' => home_url( '/quiet-1.wav' ) ) + $audio ),
		atoll_element( 'audio', array( 'audio-url' => home_url( '/quiet-2.wav' ) ) + $audio ),
		atoll_element( 'text-box', array( 'content' => '<h2>Media</h2>[video src="/film.mp4" width="640" height="360"]' . $high ) + $text ),
	);
	$tabs   = array( atoll_element( 'text-box', array( 'content' => "<h2>Tabs</h2>$course$high" ) + $text ) );
	$values = atoll_wrapper_defaults( atoll_registered( 'wrapper' )['background'] );
	return array(
		atoll_wrapper( 'background', $media, array( 'id' => 'media' ) + $values ),
		atoll_wrapper( 'background', $tabs, array( 'id' => 'tabs' ) + $values ),
	);
}

/**
 * Returns the elements that this site can print, with their defaults. An element that throws an error is omitted,
 * because it would break the whole page.
 *
 * @return array Slug => values.
 */
function atoll_elements() {
	static $elements = null;
	if ( null !== $elements ) {
		return $elements;
	}
	$elements = array();
	foreach ( atoll_registered( 'element' ) as $slug => $type ) {
		$values = atoll_defaults( atoll_options( $type ) );
		if ( isset( $values['num-fetch'] ) ) {
			$values['num-fetch'] = '2';
		}
		try {
			$type::get_content( $values );
			$elements[ $slug ] = $values;
		} catch ( Throwable $error ) {
			echo 'left out: ', $slug, ': ', $error->getMessage(), "\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a terminal.
		}
	}
	return $elements;
}

/**
 * Returns an element's record.
 *
 * @param string $slug   Name of the element in the registry.
 * @param array  $values Options of the element.
 * @return array
 */
function atoll_element( $slug, $values ) {
	return array(
		'template' => 'element',
		'type'     => $slug,
		'value'    => $values,
	);
}

/**
 * Returns a wrapper's record.
 *
 * @param string     $kind   Name of the wrapper in the registry.
 * @param array      $items  Records of its contents.
 * @param array|null $values Options of the wrapper, or null for the defaults.
 * @return array
 */
function atoll_wrapper( $kind, $items, $values = null ) {
	return array(
		'template' => 'wrapper',
		'type'     => $kind,
		'value'    => null === $values ? atoll_wrapper_defaults( atoll_registered( 'wrapper' )[ $kind ] ) : $values,
		'items'    => $items,
	);
}

/**
 * Returns a wrapper's default options.
 *
 * @param string $type Class of the wrapper.
 * @return array Name => value.
 */
function atoll_wrapper_defaults( $type ) {
	// With a common key, all columns of the page would get the same height.
	return array( 'sync-height' => '' ) + atoll_defaults( atoll_options( $type ) );
}

/**
 * Returns a column's record.
 *
 * @param int        $sixtieths Width of the column; 60 is the whole row.
 * @param array      $items     Records of its contents.
 * @param array|null $values    Options of the column, or null for the defaults.
 * @return array
 */
function atoll_column( $sixtieths, $items, $values = null ) {
	return array( 'column' => (string) $sixtieths ) + atoll_wrapper( 'column', $items, $values );
}

/**
 * Returns a label for the next element, which helps to read the page.
 *
 * @param string $text The label.
 * @return array The record of a text box.
 */
function atoll_label( $text ) {
	$values = atoll_defaults( atoll_options( atoll_registered( 'element' )['text-box'] ) );
	return atoll_element( 'text-box', array( 'content' => '<p><code>' . esc_html( $text ) . '</code></p>' ) + $values );
}
