<?php
/**
 * Reads from the running page builder which elements and wrappers it offers and which options they take, and makes
 * the records that it stores. Nothing of it is written down here: another release offers what it has.
 *
 * An option's record says `type`, `options` (value => label), `default`, and `condition` (option => the values for
 * which the builder shows it). The builder stores every option as text.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** Options that decide what an element is or does, by their names. */
const ATOLL_KINDS = '/(?<!font-|button-|border-|bullet-|nav-|pagination-)style$|(?<!icon-)type$|layout$|carousel$|navigation$|filterer$|^pagination$|link-to$|hover$|overlay$|effects?$|removable$|closing-all-tabs$|side-border$|^title-divider$|^title-link-text$|^media-type$/';

/** Options of wrappers and columns that change only how they look. */
const ATOLL_LOOKS_ONLY = '/align|hide-|size$|gradient|border-style|image-style|position$|tablet|mobile|target$|overflow$/';

/** Text options that are empty by default and without which an element has nothing to do. Pattern => what is filled in. */
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

/** Options without choices that decide what a script does, with the values to try. */
const ATOLL_TEXT_CHOICES = array(
	'title'           => array( 'A title' ),
	'title-link-text' => array( 'More' ),
	'sync-height'     => array( 'first', 'second' ),
	'parallax-speed'  => array( '0', '-0.4' ),
	'column-link'     => array( '/plain/' ),
	'decrease-height' => array( '100px' ),
	'max-width'       => array( '500px' ),
);

/** Choices with which the original's script throws, so that it would do nothing for the rest of the page. */
const ATOLL_BREAKS_THE_ORIGINAL = array(
	'legend-position' => array( 'top' ),
);

/** What an option needs to have an effect and the builder does not name as its condition. */
const ATOLL_NEEDS = array(
	'title-divider'   => array( 'title' => 'A title' ),
	'title-link-text' => array( 'title-link' => '/plain/' ),
);

/**
 * What the builder has registered.
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
 * All options of an element or wrapper.
 *
 * @param string $type Its class.
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
 * What the builder stores for default options, filled in as by atoll_filled().
 *
 * @param array $options As atoll_options().
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
 * The default value of one option.
 *
 * @param string $name   Its name.
 * @param array  $option Its record.
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
 * Values with a picture or a text of ATOLL_TEXTS in each empty option that the builder shows.
 *
 * @param array $options As atoll_options().
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
 * The values among which an option lets one choose.
 *
 * @param string $name   Its name.
 * @param array  $option Its record.
 * @return array Values as text; empty where the builder fills the list itself.
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
 * The rows of an element that has parts (tabs, plans, bars): four, made from the default ones.
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
 * A gallery whose pictures lead to everything that a picture can lead to.
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
 * The site's pictures, one after the other.
 *
 * @return string An attachment's id.
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
 * Every value of some options, one at a time, with the options set that the
 * builder asks for before it shows this one. Many elements share an option, such as how a carousel is navigated:
 * all its values are tried on the first of them, and one on each of the others. Styles and types are always all tried.
 *
 * @param array $options Those to vary, and those that they depend on.
 * @param array $names   Names of those to vary.
 * @param array $values  What the element has without it.
 * @return array What is different ("style: icon") => values.
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
 * Values with which the builder shows an option.
 *
 * @param array  $options As atoll_options().
 * @param string $name    The option.
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
