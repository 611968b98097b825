<?php
/**
 * Counters, texts, charts, pictures and sliders with the page builder's markup of 2.1.7 (goodlayers-motion,
 * goodlayers-sliders). Every function returns HTML.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns a counter.
 *
 * @param int    $end    The final number.
 * @param string $text   The text below it.
 * @param string $suffix Text after the number.
 * @return string
 */
function atoll_college_counter( $end, $text, $suffix = '' ) {
	return sprintf(
		'<div class="gdlr-core-counter-item gdlr-core-item-pdlr gdlr-core-item-pdb  gdlr-core-center-align"  ><div class="gdlr-core-counter-item-number gdlr-core-skin-title gdlr-core-title-font" style="font-style: normal ;"  ><span class="gdlr-core-counter-item-count gdlr-core-js" data-duration="4000" data-counter-start="0" data-counter-end="%d" >0</span>%s</div><div class="gdlr-core-counter-item-divider gdlr-core-skin-divider" ></div><div class="gdlr-core-counter-item-bottom-text gdlr-core-skin-content" style="font-style: normal ;"  >%s</div></div>',
		$end,
		'' === $suffix ? '' : '<span class="gdlr-core-counter-item-suffix">' . $suffix . '</span>',
		$text
	);
}

/**
 * Returns a typed text.
 *
 * @param string $before Text before the typed words.
 * @param array  $texts  The typed words.
 * @param string $after  Text after the typed words.
 * @return string
 */
function atoll_college_typed_text( $before, $texts, $after ) {
	return atoll_college_element( sprintf( '<div class="gdlr-core-type-animation-item gdlr-core-item-pdlr gdlr-core-item-pdb  gdlr-core-center-align"  ><div class="gdlr-core-type-animation-item-content" style="font-size: 34px ;font-style: normal ;"  >%s <span class="gdlr-core-type-animation-item-animated gdlr-core-js" data-animation-text="%s" >%s</span> %s</div></div>', $before, esc_attr( wp_json_encode( $texts ) ), $texts[0], $after ) );
}

/**
 * Returns a line with an icon in its middle.
 *
 * @param string $icon Class of the icon font.
 * @return string
 */
function atoll_college_divider( $icon ) {
	return atoll_college_element( sprintf( '<div class="gdlr-core-divider-item gdlr-core-divider-item-with-icon gdlr-core-item-pdlr gdlr-core-center-align"  ><div class="gdlr-core-divider-item-with-icon-inner gdlr-core-js"><div class="gdlr-core-divider-line gdlr-core-left gdlr-core-skin-divider" ></div><i class="fa %s"  ></i><div class="gdlr-core-divider-line gdlr-core-skin-divider gdlr-core-right" ></div></div></div>', $icon ) );
}

/**
 * Returns a heading with a line and a link beside it.
 *
 * @param string $title Text of the heading.
 * @param string $link  Text of the link.
 * @param string $path  Path of the link.
 * @return string
 */
function atoll_college_title_with_link( $title, $link, $path ) {
	return atoll_college_element( sprintf( '<div class="gdlr-core-title-item gdlr-core-item-pdb clearfix  gdlr-core-left-align gdlr-core-title-item-caption-top gdlr-core-item-pdlr"  ><div class="gdlr-core-title-item-title-wrap gdlr-core-js-2 gdlr-core-with-divider gdlr-core-with-link-text" ><h2 class="gdlr-core-title-item-title gdlr-core-skin-title " style="font-size: 31px ;margin-right: 30px ;"  >%s</h2><div class="gdlr-core-title-item-divider gdlr-core-right gdlr-core-skin-divider" ></div><a class="gdlr-core-title-item-link gdlr-core-info-font" href="%s"  target="_self"  >%s</a></div></div>', $title, esc_url( home_url( $path ) ), $link ) );
}

/**
 * Returns a section with a marquee.
 *
 * @param string $text The text.
 * @return string
 */
function atoll_college_marquee( $text ) {
	return sprintf( '<div class="gdlr-core-pbf-wrapper college-band" style="height: 96px ;" ><div class="gdlr-core-pbf-wrapper-marquee gdlr-core-marquee gdlr-core-title-font gdlr-core-js" data-speed="24000" data-direction="left" style="color: #f6e9c8 ;opacity: 1 ;font-size: 30px ;"  >%s</div></div>', $text );
}

/**
 * Returns a skill bar.
 *
 * @param string $title   Its title.
 * @param int    $percent Its value.
 * @return string
 */
function atoll_college_skill_bar( $title, $percent ) {
	return sprintf( '<div class="gdlr-core-skill-bar-item gdlr-core-item-pdlr gdlr-core-item-pdb  gdlr-core-size-small gdlr-core-type-rectangle"  ><div class="gdlr-core-skill-bar"  ><div class="gdlr-core-skill-bar-head gdlr-core-title-font" style="font-style: normal ;text-transform: none ;" ><span class="gdlr-core-skill-bar-title"  >%1$s</span><span class="gdlr-core-skill-bar-right" style="font-style: normal ;text-transform: none ;"  >%2$d%%</span></div><div class="gdlr-core-skill-bar-progress"  ><div class="gdlr-core-skill-bar-filled gdlr-core-js" data-width="%2$d"  ></div></div></div></div>', $title, $percent );
}

/**
 * Returns a skill circle.
 *
 * @param int    $percent Its value.
 * @param string $caption Its caption.
 * @return string
 */
function atoll_college_skill_circle( $percent, $caption ) {
	return sprintf( '<div class="gdlr-core-skill-circle-item gdlr-core-item-pdlr gdlr-core-item-pdb  clearfix"  ><div class=" gdlr-core-skill-circle gdlr-core-js gdlr-core-skill-circle-align-center gdlr-core-skill-circle-size-small" data-percent="%1$d" data-width="165px" data-duration="1200" data-line-width="6" data-filled-color="#1d3a6b" data-filled-background="#e4dcc9" style="width: 165px ;height: 165px ;border-color: #e4dcc9 ;"  ><div class="gdlr-core-skill-circle-content gdlr-core-title-font" ><div class="gdlr-core-skill-circle-head" style="color: #16284a ;"  >%1$d%%</div><div class="gdlr-core-skill-circle-caption" style="color: #16284a ;"  >%2$s</div></div></div></div>', $percent, $caption );
}

/**
 * Returns a chart.
 *
 * @param string $type    `pie`, `doughnut`, `bar`, `horizontalBar` or `line`.
 * @param array  $data    Label => number.
 * @param array  $options Options of Chart.js.
 * @return string
 */
function atoll_college_chart( $type, $data, $options ) {
	$colors  = array_slice( array( '#1d3a6b', '#b45f06', '#4f7d4f', '#7b5c86', '#6f9fb8', '#a9573f' ), 0, count( $data ) );
	$content = array(
		'datasets' => array(
			array(
				'data'            => array_map( 'strval', array_values( $data ) ),
				'backgroundColor' => $colors,
				'borderColor'     => array_fill( 0, count( $data ), '#ffffff' ),
				'borderWidth'     => 1,
			),
		),
		'labels'   => array_map( 'strval', array_keys( $data ) ),
	);
	return sprintf( '<div class="gdlr-core-chart-item gdlr-core-item-pdlr gdlr-core-item-pdb"  ><canvas class="gdlr-core-chart-js gdlr-core-js" data-type="%s" data-content="%s" data-options="%s" ></canvas></div>', $type, esc_attr( wp_json_encode( $content ) ), esc_attr( wp_json_encode( $options ) ) );
}

/**
 * Returns a countdown to the next first of September. The server prints the remaining time.
 *
 * @return string
 */
function atoll_college_countdown() {
	$september = strtotime( gmdate( 'Y' ) . '-09-01 09:00:00' );
	$left      = ( $september > time() ? $september : strtotime( '+1 year', $september ) ) - time();
	$parts     = array(
		'day' => array( intdiv( $left, DAY_IN_SECONDS ), 'Days' ),
		'hrs' => array( intdiv( $left % DAY_IN_SECONDS, HOUR_IN_SECONDS ), 'Hours' ),
		'min' => array( intdiv( $left % HOUR_IN_SECONDS, MINUTE_IN_SECONDS ), 'Mins' ),
		'sec' => array( $left % MINUTE_IN_SECONDS, 'Secs' ),
	);
	$html      = '';
	foreach ( $parts as $name => $part ) {
		$html .= sprintf( '<div class="gdlr-core-countdown-block gdlr-core-block-%1$s"  ><span class="gdlr-core-time gdlr-core-%1$s"  >%2$d</span><span class="gdlr-core-unit gdlr-core-skin-caption" style="margin-top: 10px ;"  >%3$s</span></div>', $name, $part[0], $part[1] );
	}
	return atoll_college_element( '<div class="gdlr-core-countdown-item gdlr-core-item-pdlr gdlr-core-item-pdb "  ><div class="gdlr-core-countdown-wrap gdlr-core-js  gdlr-core-center-align" >' . $html . '<div class="clear"></div></div></div>' );
}

/**
 * Returns a small picture that links to a large one.
 *
 * @param string $name   File name of the picture without its extension.
 * @param string $text   Description of the picture.
 * @param int    $group  Number of the set.
 * @param int    $height Height on the server, see atoll_college_image().
 * @return string
 */
function atoll_college_lightbox_link( $name, $text, $group, $height = 0 ) {
	return sprintf( '<a class="gdlr-core-lightgallery gdlr-core-js "  href="%s" data-sub-html="%s" data-lightbox-group="gdlr-core-img-group-%d">%s<span class="gdlr-core-image-overlay "  ><i class="gdlr-core-image-overlay-icon  gdlr-core-size-22 icon_zoom-in_alt"  ></i></span></a>', esc_url( atoll_college_picture( $name ) ), esc_attr( $text ), $group, atoll_college_image( $name, $text, $height ) );
}

/**
 * Returns a gallery in columns.
 *
 * @param array  $pictures File name => what it shows.
 * @param string $layout   `fitrows` or `masonry`.
 * @param int    $group    Number of the set.
 * @return string
 */
function atoll_college_gallery( $pictures, $layout, $group ) {
	$html  = '';
	$index = 0;
	foreach ( $pictures as $name => $text ) {
		$html .= sprintf( '<div class="gdlr-core-item-list gdlr-core-gallery-column  gdlr-core-column-20%s gdlr-core-item-pdlr gdlr-core-item-mgb"  ><div class="gdlr-core-gallery-list gdlr-core-media-image"  >%s</div></div>', 0 === $index % 3 ? ' gdlr-core-column-first' : '', atoll_college_lightbox_link( $name, $text, $group ) );
		$index++;
	}
	return atoll_college_element( sprintf( '<div class="gdlr-core-gallery-item gdlr-core-item-pdb clearfix  gdlr-core-gallery-item-style-grid college-%1$s"  ><div class="gdlr-core-gallery-item-holder gdlr-core-js-2 clearfix" data-layout="%1$s" >%2$s</div></div>', $layout, $html ) );
}

/**
 * Returns a sliding gallery.
 *
 * @param array $pictures File name => what it shows.
 * @param int   $group    Number of the set.
 * @return string
 */
function atoll_college_sliding_gallery( $pictures, $group ) {
	$html = '';
	foreach ( $pictures as $name => $text ) {
		$html .= sprintf( '<div class="gdlr-core-item-list gdlr-core-item-mgb" ><div class="gdlr-core-gallery-list gdlr-core-media-image"  >%s</div></div>', atoll_college_lightbox_link( $name, $text, $group ) );
	}
	return atoll_college_element( sprintf( '<div class="gdlr-core-gallery-item gdlr-core-item-pdb clearfix  gdlr-core-gallery-item-style-sliding gdlr-core-item-pdlr "  id="gdlr-core-gallery-%d"  ><div class="gdlr-core-gallery-item-holder gdlr-core-js-2 gdlr-core-sliding-gallery" data-speed="60"  >%s</div></div>', $group, $html ) );
}

/**
 * Returns a slider of pictures.
 *
 * @param array  $pictures File name => what it shows.
 * @param string $effect   `default`, `fade` or `kenburn`.
 * @param int    $group    Number of the set.
 * @param bool   $strip    Whether a strip of thumbnails below selects the slide.
 * @return string
 */
function atoll_college_gallery_slider( $pictures, $effect, $group, $strip = false ) {
	$slides = '';
	$thumbs = '';
	foreach ( $pictures as $name => $text ) {
		$slides .= sprintf( '<li  ><div class="gdlr-core-gallery-list gdlr-core-media-image"  >%s</div></li>', atoll_college_lightbox_link( $name, $text, $group, 600 ) );
		$thumbs .= sprintf( '<li class="gdlr-core-gallery-list gdlr-core-item-mglr"  ><div class="gdlr-core-media-image"  ><img src="%s" alt="%2$s" width="300" height="200" title="%2$s" class="sly-slider-image" /></div></li>', esc_url( atoll_college_picture( $name ) ), esc_attr( $text ) );
	}
	if ( ! $strip ) {
		return atoll_college_element( sprintf( '<div class="gdlr-core-gallery-item gdlr-core-item-pdb clearfix  gdlr-core-gallery-item-style-slider gdlr-core-item-pdlr "  ><div class="gdlr-core-flexslider flexslider gdlr-core-js-2  gdlr-core-has-bullet" data-type="slider" data-effect="%s" data-nav="both"  ><ul class="slides" >%s</ul></div></div>', $effect, $slides ) );
	}
	return atoll_college_element( sprintf( '<div class="gdlr-core-gallery-item gdlr-core-item-pdb clearfix  gdlr-core-gallery-item-style-thumbnail gdlr-core-item-pdlr "  ><div class="gdlr-core-gallery-with-thumbnail-wrap gdlr-core-below-slider gdlr-core-disable-hover" ><div class="gdlr-core-flexslider flexslider gdlr-core-js-2 " data-type="slider" data-effect="%s" data-nav="navigation" data-thumbnail="1"  ><ul class="slides" >%s</ul></div><div class="gdlr-core-sly-slider gdlr-core-js-2 gdlr-core-bullet-style-round " ><ul class="slides" >%s</ul></div></div></div>', $effect, $slides, $thumbs ) );
}

/**
 * Returns a scroll gallery.
 *
 * @param array $pictures File name => what it shows.
 * @param int   $group    Number of the set.
 * @return string
 */
function atoll_college_scroll_gallery( $pictures, $group ) {
	$html = '';
	foreach ( $pictures as $name => $text ) {
		$html .= sprintf( '<li class="gdlr-core-gallery-list gdlr-core-item-mglr"  ><div class="gdlr-core-media-image" style="height: 320px ;"  >%s</div></li>', atoll_college_lightbox_link( $name, $text, $group ) );
	}
	return atoll_college_element( sprintf( '<div class="gdlr-core-gallery-item gdlr-core-item-pdb clearfix  gdlr-core-gallery-item-style-scroll gdlr-core-item-pdlr "  ><div class="gdlr-core-sly-slider gdlr-core-js-2 gdlr-core-bullet-style-round " ><ul class="slides" >%s</ul></div><div class="gdlr-core-sly-scroll" ><div class="gdlr-core-sly-scroll-handle" ></div></div></div>', $html ) );
}

/**
 * Returns a slider of testimonials.
 *
 * @param string $title  The heading.
 * @param array  $voices Name => `text`, `position`, `picture`.
 * @return string
 */
function atoll_college_testimonials( $title, $voices ) {
	$html = '';
	foreach ( $voices as $name => $voice ) {
		$html .= sprintf(
			'<li  class="gdlr-core-item-mglr"  ><div class="gdlr-core-testimonial clearfix " ><div class="gdlr-core-testimonial-content-wrap" ><div class="gdlr-core-testimonial-content gdlr-core-info-font gdlr-core-skin-content" style="font-size: 19px ;"  ><p>%s</p>
</div><div class="gdlr-core-testimonial-quote gdlr-core-quote-font gdlr-core-skin-icon "  >&#8220;</div><div class="gdlr-core-testimonial-author-wrap clearfix" ><div class="gdlr-core-testimonial-author-image gdlr-core-media-image"  ><img src="%s" alt="%s" width="150" height="150" /></div><div class="gdlr-core-testimonial-author-content" ><div class="gdlr-core-testimonial-title gdlr-core-title-font gdlr-core-skin-title"  >%s</div><div class="gdlr-core-testimonial-position gdlr-core-info-font gdlr-core-skin-caption"  >%s</div></div></div></div></div></li>',
			$voice['text'],
			esc_url( atoll_college_picture( $voice['picture'] ) ),
			esc_attr( "Portrait of $name" ),
			$name,
			$voice['position']
		);
	}
	return atoll_college_element( sprintf( '<div class="gdlr-core-testimonial-item gdlr-core-item-pdb clearfix  gdlr-core-testimonial-style-center gdlr-core-item-pdlr"  ><div class="gdlr-core-flexslider flexslider gdlr-core-js-2 gdlr-core-nav-style-middle-large gdlr-core-has-bullet" data-type="carousel" data-column="1" data-move="1" data-nav="both" data-vcenter-nav="1"  ><div class="gdlr-core-block-item-title-wrap  gdlr-core-center-align gdlr-core-item-mglr"  ><div class="gdlr-core-block-item-title-inner clearfix" ><h2 class="gdlr-core-block-item-title" style="font-size: 31px ;"  >%s</h2></div><div class="gdlr-core-flexslider-nav gdlr-core-round-style gdlr-core-absolute-center gdlr-core-right" ></div></div><ul class="slides" >%s</ul></div></div>', $title, $html ) );
}
