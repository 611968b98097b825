<?php
/**
 * The content of the three pages that builder-pages.php makes.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Every element as the builder makes it.
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
 * Every element once for each variant of it. Elements that say only which plugin they miss are left out.
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
 * Every wrapper and column once for each variant of it. Each has an element in it, a different one each time.
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
			// Columns go in pairs: some options make a column follow the one beside it.
			$wrappers[] = 'column' === $kind
				? atoll_wrapper( 'background', array( atoll_column( 30, $items, $values ), atoll_column( 30, array( $items[1] ), $values ) ) )
				: atoll_wrapper( $kind, $items, $values );
		}
	}
	return $wrappers;
}

/**
 * The elements that this site can print, with their defaults. One that throws here would take the page with it.
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
 * An element's record.
 *
 * @param string $slug   Its name in the registry.
 * @param array  $values Its options.
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
 * A wrapper's record.
 *
 * @param string     $kind   Its name in the registry.
 * @param array      $items  Its contents.
 * @param array|null $values Its options, or null for the default ones.
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
 * A wrapper's default options.
 *
 * @param string $type Its class.
 * @return array Name => value.
 */
function atoll_wrapper_defaults( $type ) {
	// With a key that they share, all columns of the page would get one height.
	return array( 'sync-height' => '' ) + atoll_defaults( atoll_options( $type ) );
}

/**
 * A column's record.
 *
 * @param int        $sixtieths Its width, 60 for the whole row.
 * @param array      $items     Its contents.
 * @param array|null $values    Its options, or null for the default ones.
 * @return array
 */
function atoll_column( $sixtieths, $items, $values = null ) {
	return array( 'column' => (string) $sixtieths ) + atoll_wrapper( 'column', $items, $values );
}

/**
 * A line that says what follows, for people who look at the page.
 *
 * @param string $text The line.
 * @return array The record of a text box.
 */
function atoll_label( $text ) {
	$values = atoll_defaults( atoll_options( atoll_registered( 'element' )['text-box'] ) );
	return atoll_element( 'text-box', array( 'content' => '<p><code>' . esc_html( $text ) . '</code></p>' ) + $values );
}
