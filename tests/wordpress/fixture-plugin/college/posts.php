<?php
/**
 * Sliders and listings of the college's posts, and the page of a single post.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns titles and texts of works, staff and news.
 *
 * @return array Kind => see mocks/college/posts.json.
 */
function atoll_college_texts() {
	static $texts = null;
	if ( null === $texts ) {
		$texts = (array) json_decode( (string) file_get_contents( WP_CONTENT_DIR . '/atoll-college/posts.json' ), true );
	}
	return $texts;
}

/**
 * Returns the picture of a post, which never changes.
 *
 * @param WP_Post $post The post.
 * @return string File name without its ending.
 */
function atoll_college_post_picture( $post ) {
	if ( 'personnel' === $post->post_type ) {
		return 'portrait-' . ( 1 + $post->ID % 8 );
	}
	$pictures = array(
		'biology' => array( 'laboratory', 'greenhouse', 'river', 'observatory' ),
		'history' => array( 'library', 'quad', 'harbour', 'winter' ),
		'music'   => array( 'concert', 'studio', 'fair' ),
		'sport'   => array( 'field', 'river', 'graduation' ),
	);
	$terms    = get_the_terms( $post, 'portfolio' === $post->post_type ? 'portfolio_category' : 'category' );
	$slug     = $terms && ! is_wp_error( $terms ) ? $terms[0]->slug : '';
	$choice   = isset( $pictures[ $slug ] ) ? $pictures[ $slug ] : array( 'lecture', 'workshop', 'residence' );
	return $choice[ $post->ID % count( $choice ) ];
}

/**
 * Returns a slider of posts, newest first.
 *
 * @param int $count How many.
 * @return string
 */
function atoll_college_post_slider( $count ) {
	$html  = '';
	$query = array(
		'numberposts'   => $count,
		'category_name' => 'biology,history,music,sport',
	);
	foreach ( get_posts( $query ) as $post ) {
		$url   = esc_url( get_permalink( $post ) );
		$title = esc_html( $post->post_title );
		$html .= sprintf(
			'<li  ><div class="gdlr-core-post-slider-slide" ><div class="gdlr-core-post-slider-image gdlr-core-media-image" ><a href="%1$s" >%2$s</a></div><div class="gdlr-core-post-slider-caption gdlr-core-center-align" ><h3 class="gdlr-core-post-slider-title"  ><a href="%1$s" >%3$s</a></h3><div class="gdlr-core-post-slider-widget-info"><span class="gdlr-core-blog-info gdlr-core-blog-info-font gdlr-core-skin-caption gdlr-core-blog-info-date"  ><span class="gdlr-core-blog-info-sep" >/</span><a href="%4$s" >%5$s</a></span></div></div></div></li>',
			$url,
			atoll_college_image( atoll_college_post_picture( $post ), $post->post_title, 600 ),
			$title,
			esc_url( home_url( '/news/' ) ),
			esc_html( get_the_date( '', $post ) )
		);
	}
	return atoll_college_element( sprintf( '<div class="gdlr-core-post-slider-item gdlr-core-item-pdb gdlr-core-item-pdlr clearfix "  ><div class="gdlr-core-flexslider flexslider gdlr-core-js-2  gdlr-core-has-bullet" data-type="slider" data-effect="default" data-nav="both"  ><ul class="slides" >%s</ul></div></div>', $html ) );
}

/**
 * Returns a carousel of staff.
 *
 * @param int $count How many.
 * @return string
 */
function atoll_college_staff_carousel( $count ) {
	$html  = '';
	$query = array(
		'numberposts' => $count,
		'post_type'   => 'personnel',
	);
	foreach ( get_posts( $query ) as $post ) {
		$html .= '<li  class="gdlr-core-item-mglr"  >' . atoll_fixture_personnel_card( $post ) . '</li>';
	}
	return atoll_college_element( sprintf( '<div class="gdlr-core-personnel-item gdlr-core-item-pdb clearfix  gdlr-core-left-align gdlr-core-personnel-item-style-grid gdlr-core-personnel-style-grid gdlr-core-item-pdlr"  ><div class="gdlr-core-block-item-title-nav " ><div class="gdlr-core-flexslider-nav gdlr-core-plain-style gdlr-core-block-center" ></div></div><div class="gdlr-core-flexslider flexslider gdlr-core-js-2 " data-type="carousel" data-column="4" data-move="1" data-nav="navigation" data-nav-parent="gdlr-core-personnel-item"  ><ul class="slides" >%s</ul></div></div>', $html ) );
}

/**
 * Returns a listing, as a string.
 *
 * @param string $action   The listing's action.
 * @param array  $settings Settings of the block.
 * @return string
 */
function atoll_college_listing( $action, $settings ) {
	ob_start();
	atoll_fixture_print_listing( $action, $settings );
	return (string) ob_get_clean();
}

/**
 * Returns the page of a single post.
 *
 * @param WP_Post $post The post.
 * @return string
 */
function atoll_college_single( $post ) {
	$terms = get_the_terms( $post, 'personnel_category' );
	$line  = $terms && ! is_wp_error( $terms ) ? atoll_college_texts()['roles'][ $terms[0]->slug ] : get_the_date( '', $post );
	return atoll_college_section(
		atoll_college_columns(
			array(
				array(
					'size'    => 'personnel' === $post->post_type ? 20 : 60,
					'content' => atoll_college_image_item( atoll_college_post_picture( $post ), $post->post_title ),
				),
				array(
					'size'    => 'personnel' === $post->post_type ? 40 : 60,
					'content' => atoll_college_text( '<p class="college-date">' . esc_html( $line ) . '</p>' . wpautop( $post->post_content ) ),
				),
			)
		)
	);
}
