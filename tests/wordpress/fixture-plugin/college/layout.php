<?php
/**
 * The page builder's layout (goodlayers-platform, goodlayers-motion): sections with their backgrounds, columns, sidebars.
 * Every function returns HTML.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the URL of a picture of the college.
 *
 * @param string $name File name without its extension.
 * @return string
 */
function atoll_college_picture( $name ) {
	return content_url( "atoll-college/pictures/$name.svg" );
}

/**
 * Returns a picture as the page builder prints it.
 *
 * @param string $name   File name without its ending.
 * @param string $alt    What it shows.
 * @param int    $height Height on the server, in px at a width of 1200 px; 0 for the file's height.
 * @return string
 */
function atoll_college_image( $name, $alt, $height = 0 ) {
	$is_portrait = 0 === strpos( $name, 'portrait' );
	return sprintf(
		'<img  src="%s" width="%d" height="%d"  alt="%s" />',
		esc_url( atoll_college_picture( $name ) ),
		$is_portrait ? 800 : 1200,
		$is_portrait ? 1000 : ( $height ? $height : 800 ),
		esc_attr( $alt )
	);
}

/**
 * Returns a section of a page.
 *
 * @param string $content Its elements or columns.
 * @param array  $options `padding` (`top bottom`, px), `color` and `picture` of the background, `speed` of its parallax,
 *                        `video` (URL), `class`, `attributes`, `particles`, `content_class`.
 * @return string
 */
function atoll_college_section( $content, $options = array() ) {
	$options   += array(
		'padding'       => '70px 0px 40px 0px',
		'class'         => '',
		'attributes'    => '',
		'content_class' => '',
		'particles'     => false,
	);
	$wrap       = isset( $options['color'] ) ? sprintf( ' style="background-color: %s ;"', $options['color'] ) : '';
	$background = '';
	if ( isset( $options['picture'] ) ) {
		$background = sprintf(
			'<div class="gdlr-core-pbf-background gdlr-core-parallax gdlr-core-js" style="background-image: url(%s) ;background-size: cover ;background-repeat: no-repeat ;background-position: center ;"  data-parallax-speed="%s"  ></div>',
			esc_url( atoll_college_picture( $options['picture'] ) ),
			isset( $options['speed'] ) ? $options['speed'] : '0'
		);
	} elseif ( isset( $options['video'] ) ) {
		$background = sprintf(
			'<div class="gdlr-core-pbf-background gdlr-core-parallax gdlr-core-js" style="background-position: center ;background-size: cover ;"  data-parallax-speed="0.5"  data-video-fallback="%s"  ><div class="gdlr-core-pbf-background-video" data-background-type="video" ><video autoplay loop muted ><source src="%s" type="video/webm"></video></div></div>',
			esc_url( atoll_college_picture( $options['fallback'] ) ),
			esc_url( $options['video'] )
		);
	}
	return sprintf(
		'<div class="gdlr-core-pbf-wrapper %s" style="padding: %s;" %s><div class="gdlr-core-pbf-background-wrap"%s  >%s</div>%s<div class="gdlr-core-pbf-wrapper-content gdlr-core-js %s"   ><div class="gdlr-core-pbf-wrapper-container clearfix gdlr-core-container" >%s</div></div></div>',
		$options['class'],
		$options['padding'],
		$options['attributes'],
		$wrap,
		$background,
		$options['particles'] ? '<div class="gdlr-core-js gdlr-core-particle-bg" ></div>' : '',
		$options['content_class'],
		$content
	);
}

/**
 * Returns a row of columns.
 *
 * @param array $columns Each with `size` (in sixtieths), `content`, and optionally `sync` (columns with the same name
 *                       have equal heights), `center`, `animation`, `tilt`, `color`, `picture`.
 * @return string
 */
function atoll_college_columns( $columns ) {
	static $number = 10;
	$html = '';
	foreach ( $columns as $index => $column ) {
		$number++;
		$sync      = isset( $column['sync'] ) ? sprintf( ' data-sync-height="%s" %s', $column['sync'], empty( $column['center'] ) ? '' : ' data-sync-height-center' ) : '';
		$animation = isset( $column['animation'] ) ? sprintf( ' data-gdlr-animation="%s" data-gdlr-animation-duration="600ms" data-gdlr-animation-offset="0.8" ', $column['animation'] ) : ' ';
		$picture   = isset( $column['picture'] ) ? sprintf( '<div class="gdlr-core-pbf-background gdlr-core-parallax gdlr-core-js" style="background-image: url(%s) ;background-size: cover ;background-position: center ;"  data-parallax-speed="0"  ></div>', esc_url( atoll_college_picture( $column['picture'] ) ) ) : '';
		$html     .= sprintf(
			'<div class="gdlr-core-pbf-column gdlr-core-column-%d%s"  id="gdlr-core-column-%d" ><div class="gdlr-core-pbf-column-content-margin gdlr-core-js %s" style="overflow: visible ;"  %s ><div class="gdlr-core-pbf-background-wrap"%s  >%s</div><div class="gdlr-core-pbf-column-content clearfix gdlr-core-js %s" %s ><div class="gdlr-core-pbf-element" >%s</div></div></div></div>',
			$column['size'],
			0 === $index ? ' gdlr-core-column-first' : '',
			$number,
			empty( $column['tilt'] ) ? '' : ' gdlr-core-effect-3d',
			$sync,
			isset( $column['color'] ) ? sprintf( ' style="background-color: %s ;"', $column['color'] ) : '',
			$picture,
			$sync ? ' gdlr-core-sync-height-content' : '',
			$animation,
			$column['content']
		);
	}
	return $html;
}

/**
 * Returns a row of equal columns.
 *
 * @param string ...$contents Contents of the columns.
 * @return string
 */
function atoll_college_row( ...$contents ) {
	$columns = array();
	foreach ( $contents as $content ) {
		$columns[] = array(
			'size'    => 60 / count( $contents ),
			'content' => $content,
		);
	}
	return atoll_college_columns( $columns );
}

/**
 * Returns a section with a sidebar on the right.
 *
 * @param string $content The elements beside the sidebar.
 * @param string $sidebar The sidebar's widgets.
 * @param bool   $sticky  Whether the sidebar is sticky.
 * @return string
 */
function atoll_college_sidebar( $content, $sidebar, $sticky = false ) {
	return sprintf(
		'<div class="gdlr-core-pbf-sidebar-wrapper %s"  ><div class="gdlr-core-pbf-sidebar-container gdlr-core-line-height-0 clearfix gdlr-core-js gdlr-core-container"><div class="gdlr-core-pbf-sidebar-content  gdlr-core-column-40 gdlr-core-pbf-sidebar-padding gdlr-core-line-height gdlr-core-column-extend-left"  ><div class="gdlr-core-pbf-sidebar-content-inner"  >%s</div></div><div class="gdlr-core-pbf-sidebar-right gdlr-core-column-extend-right  kingster-sidebar-area gdlr-core-column-20 gdlr-core-pbf-sidebar-padding  gdlr-core-line-height" %s ><div class="gdlr-core-pbf-background-wrap" style="background-color: #f3eee2 ;"  ></div><div class="gdlr-core-sidebar-item gdlr-core-item-pdlr">%s</div></div></div></div>',
		$sticky ? ' gdlr-core-sticky-sidebar gdlr-core-js ' : '',
		$content,
		$sticky ? 'data-sticky-offset="40px" ' : '',
		$sidebar
	);
}

/**
 * Returns a widget of a sidebar.
 *
 * @param string $title Its title.
 * @param string $text  Its text.
 * @return string
 */
function atoll_college_sidebar_widget( $title, $text ) {
	static $number = 20;
	return sprintf( '<div id="text-%d" class="widget widget_text kingster-widget"><h3 class="kingster-widget-title">%s</h3><span class="clear"></span>			<div class="textwidget">%s</div></div>', $number++, $title, $text );
}

/**
 * Returns the page builder's wrapper around one element.
 *
 * @param string $html The element.
 * @return string
 */
function atoll_college_element( $html ) {
	return '<div class="gdlr-core-pbf-element" >' . $html . '</div>';
}

/**
 * Returns a heading.
 *
 * @param string $title   Its text.
 * @param string $caption Text above it, or ''.
 * @param string $align   `left` or `center`.
 * @param string $style   Additional inline style of the text.
 * @param string $tag     Tag name of the heading.
 * @return string
 */
function atoll_college_title( $title, $caption = '', $align = 'left', $style = '', $tag = 'h2' ) {
	$above = '' === $caption ? '' : sprintf( '<span class="gdlr-core-title-item-caption gdlr-core-info-font gdlr-core-skin-caption" style="%s"  >%s</span>', $style, $caption );
	return atoll_college_element( sprintf( '<div class="gdlr-core-title-item gdlr-core-item-pdb clearfix  gdlr-core-%1$s-align gdlr-core-title-item-caption-top gdlr-core-item-pdlr"  >%2$s<div class="gdlr-core-title-item-title-wrap clearfix" ><%5$s class="gdlr-core-title-item-title gdlr-core-skin-title " style="text-transform: none ;%3$s"  >%4$s</%5$s></div></div>', $align, $above, $style, $title, $tag ) );
}

/**
 * Returns a text.
 *
 * @param string $html  Paragraphs.
 * @param string $align `left` or `center`.
 * @return string
 */
function atoll_college_text( $html, $align = 'left' ) {
	return atoll_college_element( sprintf( '<div class="gdlr-core-text-box-item gdlr-core-item-pdlr gdlr-core-item-pdb gdlr-core-%s-align"  ><div class="gdlr-core-text-box-item-content" style="text-transform: none ;"  >%s</div></div>', $align, $html ) );
}

/**
 * Returns a button.
 *
 * @param string $text  Its text.
 * @param string $path  Path of its link.
 * @param string $align `left` or `center`.
 * @return string
 */
function atoll_college_button( $text, $path, $align = 'left' ) {
	return atoll_college_element( sprintf( '<div class="gdlr-core-button-item gdlr-core-item-pdlr gdlr-core-item-pdb gdlr-core-%s-align"  ><a class="gdlr-core-button  gdlr-core-button-solid gdlr-core-button-no-border" href="%s"  ><span class="gdlr-core-content" >%s</span></a></div>', $align, esc_url( home_url( $path ) ), $text ) );
}

/**
 * Returns a picture element.
 *
 * @param string $name File name without its ending.
 * @param string $alt  What it shows.
 * @return string
 */
function atoll_college_image_item( $name, $alt ) {
	return atoll_college_element( sprintf( '<div class="gdlr-core-image-item gdlr-core-item-pdb  gdlr-core-center-align gdlr-core-item-pdlr"  ><div class="gdlr-core-image-item-wrap gdlr-core-media-image  gdlr-core-image-item-style-round" style="border-width: 0px;"  >%s</div></div>', atoll_college_image( $name, $alt ) ) );
}

/**
 * Returns a service in a column: icon, title, text.
 *
 * @param string $icon  Class of the icon font.
 * @param string $title Its title.
 * @param string $text  A sentence.
 * @param string $path  Path of its link, or ''.
 * @return string
 */
function atoll_college_service( $icon, $title, $text, $path = '' ) {
	$link = '' === $path ? '' : sprintf( '<a class="gdlr-core-column-service-read-more gdlr-core-info-font" href="%s"  target="_self"  >Read on: %s</a>', esc_url( home_url( $path ) ), $title );
	return sprintf(
		'<div class="gdlr-core-column-service-item gdlr-core-item-pdb  gdlr-core-center-align gdlr-core-no-caption gdlr-core-item-pdlr" style="padding-bottom: 30px;"  ><div class="gdlr-core-column-service-media gdlr-core-media-icon "  ><i class="fa %s"  ></i></div><div class="gdlr-core-column-service-content-wrapper" ><div class="gdlr-core-column-service-title-wrap"  ><h3 class="gdlr-core-column-service-title gdlr-core-skin-title"  >%s</h3></div><div class="gdlr-core-column-service-content" style="text-transform: none ;"  ><p>%s</p>%s</div></div></div>',
		$icon,
		$title,
		$text,
		$link
	);
}
