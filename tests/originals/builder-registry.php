<?php
/**
 * Reads the elements, wrappers and options of the running page builder, and creates the records that it stores. It
 * contains no list of elements, so it works with every release.
 *
 * An option's record has `type`, `options` (value => label), `default`, and `condition` (other option => the values for
 * which the builder shows this one). The builder stores every option as text.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** Names of options that change an element's kind or behaviour. */
const ATOLL_KINDS = '/(?<!font-|button-|border-|bullet-|nav-|pagination-)style$|(?<!icon-)type$|layout$|carousel$|navigation$|filterer$|^pagination$|link-to$|hover$|overlay$|effects?$|removable$|closing-all-tabs$|side-border$|^title-divider$|^title-link-text$|^media-type$/';

/** Names of options of wrappers and columns that change only their appearance. */
const ATOLL_LOOKS_ONLY = '/align|hide-|size$|gradient|border-style|image-style|position$|tablet|mobile|target$|overflow$/';

/** Values for text options that are empty by default but that an element needs to work. Pattern => value. */
const ATOLL_TEXTS = array(
	'/video-url$|lightbox-link$|video-link$|button-url$/' => 'https://www.youtube.com/watch?v=Ow2Shb_nkOw',
	'/video-url-mp4$/'     => '/wp-content/uploads/video/campus-loop.mp4',
	'/video-url-webm$/'    => '/wp-content/uploads/video/campus-loop.webm',
	'/audio-url$/'         => '/missing.mp3',
	'/marquee-text$/'      => 'Doors open on Saturday',
	'/animate-text-/'      => 'architecture',
	'/^date$/'             => '2030-12-31',
	'/^time$/'             => '09:00',
	'/(^|-)sync-height$/'  => 'builder-page',
	'/custom-url$/'        => '/plain/',
	'/^(facebook|email)$/' => '#',
);

/** Values to try for options without choices that change a script's behaviour. */
const ATOLL_TEXT_CHOICES = array(
	'title'           => array( 'A title' ),
	'title-link-text' => array( 'More' ),
	'sync-height'     => array( 'first', 'second' ),
	'parallax-speed'  => array( '0', '-0.4' ),
	'column-link'     => array( '/plain/' ),
	'decrease-height' => array( '100px' ),
	'max-width'       => array( '500px' ),
);

/** Choices with which the original's script throws an error, which stops it for the rest of the page. */
const ATOLL_BREAKS_THE_ORIGINAL = array(
	'legend-position' => array( 'top' ),
);

/** Values of other options that an option needs to have an effect, beyond the builder's conditions. */
const ATOLL_NEEDS = array(
	'title-divider'   => array( 'title' => 'A title' ),
	'title-link-text' => array( 'title-link' => '/plain/' ),
);

/**
 * Returns the builder's registered elements or wrappers.
 *
 * @param string $kind `element` or `wrapper`.
 * @return array Slug => class, in the builder's order.
 */
function atoll_registered( $kind ) {
	$property = new ReflectionProperty( "gdlr_core_page_builder_$kind", 'pb_elements' );
	$property->setAccessible( true );
	return $property->getValue();
}

/**
 * Returns all options of an element or wrapper.
 *
 * @param string $type Class of the element or wrapper.
 * @return array Name => record.
 */
function atoll_options( $type ) {
	$options = array();
	foreach ( $type::get_options() as $tab ) {
		$options += array_filter( isset( $tab['options'] ) ? $tab['options'] : array(), 'is_array' );
	}
	return $options;
}

/**
 * Returns the stored values of the default options, completed with atoll_filled().
 *
 * @param array $options See atoll_options().
 * @return array Name => value.
 */
function atoll_defaults( $options ) {
	$values = array(
		'id'    => '',
		'class' => '',
	);
	foreach ( $options as $name => $option ) {
		$values[ $name ] = atoll_default( (string) $name, $option );
	}
	return atoll_filled( $options, $values );
}

/**
 * Returns the default value of an option.
 *
 * @param string $name   Name of the option.
 * @param array  $option Record of the option.
 * @return string|array
 */
function atoll_default( $name, $option ) {
	$item = isset( $option['item-type'] ) ? $option['item-type'] : '';
	if ( 'tabs' === $item ) {
		return atoll_rows( $option );
	}
	if ( 'gallery' === $item ) {
		return atoll_gallery( $option );
	}
	if ( isset( $option['default'] ) && '' !== $option['default'] ) {
		return is_array( $option['default'] ) ? $option['default'] : (string) $option['default'];
	}
	$choices = atoll_choices( $name, $option );
	return $choices ? $choices[0] : '';
}

/**
 * Fills each empty option that the builder shows with a picture or a text of ATOLL_TEXTS.
 *
 * @param array $options See atoll_options().
 * @param array $values  Name => value.
 * @return array Name => value.
 */
function atoll_filled( $options, $values ) {
	foreach ( $options as $name => $option ) {
		if ( '' !== $values[ $name ] || atoll_with_conditions( $options, $name, $values ) !== $values ) {
			continue;
		}
		$type = isset( $option['type'] ) ? $option['type'] : '';
		if ( 'upload' === $type ) {
			$values[ $name ] = atoll_picture();
		}
		foreach ( in_array( $type, array( 'text', 'datepicker' ), true ) ? ATOLL_TEXTS : array() as $pattern => $text ) {
			if ( preg_match( $pattern, $name ) ) {
				$values[ $name ] = $text;
			}
		}
	}
	return $values;
}

/**
 * Returns the choices of an option.
 *
 * @param string $name   Name of the option.
 * @param array  $option Record of the option.
 * @return array Values as text; empty if the builder fills the list itself.
 */
function atoll_choices( $name, $option ) {
	$type = isset( $option['type'] ) ? $option['type'] : '';
	if ( 'checkbox' === $type ) {
		return array( 'disable', 'enable' );
	}
	if ( ! in_array( $type, array( 'combobox', 'radioimage' ), true ) || empty( $option['options'] ) ) {
		return array();
	}
	if ( 'sidebar' === $option['options'] && 'radioimage' === $type ) {
		return array( 'left', 'right', 'both' );
	}
	if ( 'sidebar' === $option['options'] ) {
		return array( 'blog-right' );
	}
	$choices = is_array( $option['options'] ) ? array_map( 'strval', array_keys( $option['options'] ) ) : array();
	$broken  = isset( ATOLL_BREAKS_THE_ORIGINAL[ $name ] ) ? ATOLL_BREAKS_THE_ORIGINAL[ $name ] : array();
	return array_values( array_diff( $choices, $broken ) );
}

/**
 * Returns four rows for an element with parts (tabs, plans, bars), based on its default rows.
 *
 * @param array $option The option's record; its `options` are those of a row.
 * @return array Rows.
 */
function atoll_rows( $option ) {
	$empty = array_diff_key( atoll_defaults( $option['options'] ), array_flip( array( 'id', 'class' ) ) );
	$given = empty( $option['default'] ) ? array( array() ) : array_values( $option['default'] );
	$rows  = array();
	for ( $index = 0; $index < 4; $index++ ) {
		$rows[] = array_map( 'strval', array_filter( $given[ $index % count( $given ) ] ) ) + $empty;
	}
	return $rows;
}

/**
 * Returns a gallery whose pictures use every kind of link.
 *
 * @param array $option The option's record; its `options` are those of a picture.
 * @return array Pictures.
 */
function atoll_gallery( $option ) {
	$options  = isset( $option['options'] ) ? $option['options'] : array();
	$links    = isset( $options['link-to'] ) ? atoll_choices( 'link-to', $options['link-to'] ) : array( '' );
	$pictures = array();
	for ( $index = 0; $index < 6; $index++ ) {
		$id         = atoll_picture();
		$pictures[] = array(
			'id'        => $id,
			'thumbnail' => (string) wp_get_attachment_image_url( (int) $id, 'thumbnail' ),
			'link-to'   => $links[ $index % count( $links ) ],
		) + atoll_defaults( $options );
	}
	return $pictures;
}

/**
 * Returns the site's pictures in turn.
 *
 * @return string Id of an attachment.
 */
function atoll_picture() {
	static $ids = null;
	if ( null === $ids ) {
		$ids = get_posts(
			array(
				'post_type'      => 'attachment',
				'post_mime_type' => array( 'image/jpeg', 'image/png' ),
				'numberposts'    => 12,
				'orderby'        => 'ID',
				'order'          => 'ASC',
				'fields'         => 'ids',
			)
		);
	}
	$ids[] = array_shift( $ids );
	return (string) end( $ids );
}

/**
 * Returns a variant for each value of some options. The options that the builder requires for it are set as well. Many
 * elements share an option, such as the navigation of a carousel: the first element gets all of its values, and each
 * other element gets one. Styles and types are always varied completely.
 *
 * @param array $options The options to vary, and the options that they depend on.
 * @param array $names   Names of the options to vary.
 * @param array $values  The element's default values.
 * @return array The difference (for example "style: icon") => values.
 */
function atoll_variants( $options, $names, $values ) {
	static $tried = array();
	$variants     = array();
	foreach ( array_intersect_key( $options, array_flip( $names ) ) as $name => $option ) {
		$choices = isset( ATOLL_TEXT_CHOICES[ $name ] ) ? ATOLL_TEXT_CHOICES[ $name ] : atoll_choices( (string) $name, $option );
		$others  = array_diff( $choices, array( $values[ $name ] ) );
		$shared  = $name . ' ' . implode( ' ', $choices );
		$is_kind = preg_match( '/style$|type$/', $name );
		foreach ( ! $is_kind && isset( $tried[ $shared ] ) ? array_slice( $others, 0, 1 ) : $others as $choice ) {
			$variant                      = array( $name => $choice ) + atoll_with_conditions( $options, $name, $values );
			$variants[ "$name: $choice" ] = atoll_filled( $options, $variant );
		}
		$tried[ $shared ] = true;
	}
	return $variants;
}

/**
 * Sets the values for which the builder shows an option.
 *
 * @param array  $options See atoll_options().
 * @param string $name    Name of the option.
 * @param array  $values  The values so far.
 * @return array
 */
function atoll_with_conditions( $options, $name, $values ) {
	$conditions = isset( $options[ $name ]['condition'] ) ? $options[ $name ]['condition'] : array();
	$needs      = isset( ATOLL_NEEDS[ $name ] ) ? ATOLL_NEEDS[ $name ] : array();
	foreach ( $conditions + $needs as $other => $wanted ) {
		$wanted = array_map( 'strval', (array) $wanted );
		if ( isset( $options[ $other ] ) && ! in_array( $values[ $other ], $wanted, true ) ) {
			$values           = atoll_with_conditions( $options, $other, $values );
			$values[ $other ] = $wanted[0];
		}
	}
	return $values;
}
