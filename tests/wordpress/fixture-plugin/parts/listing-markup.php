<?php
/**
 * Prints listings with the page builder's markup (goodlayers-listings, sections 1 to 3).
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the attributes of a control.
 *
 * @param string $action   The listing's action.
 * @param array  $settings The block's settings.
 * @param string $target   `append` or `replace`: what the response does with the items.
 * @return string
 */
function atoll_fixture_listing_control( $action, $settings, $target ) {
	$kind = atoll_fixture_listing_kinds()[ $action ];
	return sprintf(
		'data-ajax="%s" data-settings="%s" data-target="gdlr-core-%s-item-holder" data-target-action="%s"',
		esc_attr( $action ),
		esc_attr( wp_json_encode( $settings ) ),
		esc_attr( $kind['block'] ),
		esc_attr( $target )
	);
}

/**
 * Returns a work, in the grid style.
 *
 * @param WP_Post $post  The work.
 * @param string  $first Class of the first item in a row.
 * @return string
 */
function atoll_fixture_portfolio_item( $post, $first ) {
	$title   = esc_html( $post->post_title );
	$picture = atoll_college_post_picture( $post );
	return sprintf(
		'<div class="gdlr-core-item-list  gdlr-core-item-pdlr gdlr-core-column-20%s" ><div class="gdlr-core-portfolio-grid  gdlr-core-left-align gdlr-core-style-normal"  ><div class="gdlr-core-portfolio-thumbnail gdlr-core-media-image  gdlr-core-style-icon"  ><div class="gdlr-core-portfolio-thumbnail-image-wrap  gdlr-core-zoom-on-hover" ><a class="gdlr-core-lightgallery gdlr-core-js "  href="%s" data-sub-html="%s" data-lightbox-group="gdlr-core-img-group-1">%s<span class="gdlr-core-image-overlay  gdlr-core-portfolio-overlay gdlr-core-image-overlay-center-icon gdlr-core-js"  ><span class="gdlr-core-image-overlay-content" ><span class="gdlr-core-portfolio-icon-wrap" ><i class="gdlr-core-portfolio-icon arrow_expand" ></i></span></span></span></a></div></div><div class="gdlr-core-portfolio-content-wrap gdlr-core-skin-divider" ><h3 class="gdlr-core-portfolio-title gdlr-core-skin-title"  ><a href="%s" >%s</a></h3></div></div></div>',
		$first,
		esc_url( atoll_college_picture( $picture ) ),
		esc_attr( $post->post_title ),
		atoll_college_image( $picture, $post->post_title ),
		esc_url( get_permalink( $post ) ),
		$title
	);
}

/**
 * Returns a member of staff.
 *
 * @param WP_Post $post  The member.
 * @param string  $first Class of the first item in a row.
 * @return string
 */
function atoll_fixture_personnel_item( $post, $first ) {
	return sprintf( '<div class="gdlr-core-item-list gdlr-core-personnel-list-column  gdlr-core-column-20%s gdlr-core-item-pdlr clearfix" >%s</div>', $first, atoll_fixture_personnel_card( $post ) );
}

/**
 * Returns the card of a member of staff.
 *
 * @param WP_Post $post The member.
 * @return string
 */
function atoll_fixture_personnel_card( $post ) {
	$terms = get_the_terms( $post, 'personnel_category' );
	$roles = atoll_college_texts()['roles'];
	return sprintf(
		'<div class="gdlr-core-personnel-list clearfix" ><div class="gdlr-core-personnel-list-image gdlr-core-media-image  gdlr-core-hover-element gdlr-core-zoom-on-hover" ><a href="%1$s" >%2$s</a><div class="gdlr-core-hover-opacity" ></div></div><div class="gdlr-core-personnel-list-content-wrap"  ><h3 class="gdlr-core-personnel-list-title"  ><a href="%1$s" >%3$s</a></h3><div class="gdlr-core-personnel-list-position gdlr-core-info-font gdlr-core-skin-caption" style="font-style: normal ;"  >%4$s</div></div></div>',
		esc_url( get_permalink( $post ) ),
		atoll_college_image( atoll_college_post_picture( $post ), 'Portrait of ' . $post->post_title ),
		esc_html( $post->post_title ),
		esc_html( $terms ? $roles[ $terms[0]->slug ] : '' )
	);
}

/**
 * Returns a post, in the style of the block's settings.
 *
 * @param WP_Post $post     The post.
 * @param string  $first    Class of the first item in a row.
 * @param array   $settings The block's settings.
 * @return string
 */
function atoll_fixture_blog_item( $post, $first, $settings ) {
	$url   = esc_url( get_permalink( $post ) );
	$title = sprintf( '<h3 class="gdlr-core-blog-title gdlr-core-skin-title" style="font-style: normal ;"  ><a href="%s" >%s</a></h3>', $url, esc_html( $post->post_title ) );
	if ( ! isset( $settings['blog-style'] ) || 'blog-column' !== $settings['blog-style'] ) {
		return '<div class="gdlr-core-item-list gdlr-core-blog-list gdlr-core-item-pdlr "  >' . $title . '</div>';
	}
	return sprintf(
		'<div class="gdlr-core-item-list  gdlr-core-item-pdlr gdlr-core-column-20%1$s" ><div class="gdlr-core-blog-grid "  ><div class="gdlr-core-blog-thumbnail gdlr-core-media-image  gdlr-core-opacity-on-hover gdlr-core-zoom-on-hover"  ><a href="%2$s" >%3$s</a></div><div class="gdlr-core-blog-grid-content-wrap"><div class="gdlr-core-blog-info-wrapper gdlr-core-skin-divider" ><span class="gdlr-core-blog-info gdlr-core-blog-info-font gdlr-core-skin-caption gdlr-core-blog-info-date"  ><a href="%2$s" >%4$s</a></span></div>%5$s<div class="gdlr-core-blog-content clearfix" >%6$s<div class="clear"></div></div></div></div></div>',
		$first,
		$url,
		atoll_college_image( atoll_college_post_picture( $post ), $post->post_title ),
		esc_html( get_the_date( '', $post ) ),
		$title,
		esc_html( wp_trim_words( $post->post_content, 14, '…' ) )
	);
}

/**
 * Returns the links above a listing. Staff have a dropdown.
 *
 * @param string $action   The listing's action.
 * @param array  $settings The block's settings.
 * @return string
 */
function atoll_fixture_listing_filter( $action, $settings ) {
	$kind  = atoll_fixture_listing_kinds()[ $action ];
	$attr  = atoll_fixture_listing_control( $action, $settings, 'replace' );
	$links = '';
	if ( 'personnel' === $kind['block'] ) {
		foreach ( array_merge( array( '' ), $kind['terms'] ) as $slug ) {
			$links .= sprintf( '<div class="gdlr-core-custom-dropdown-list-item gdlr-core-ajax-link %s" data-ajax-name="category" data-ajax-value="%s">%s</div>', '' === $slug ? 'gdlr-core-active' : '', esc_attr( $slug ), esc_html( '' === $slug ? 'All' : ucfirst( $slug ) ) );
		}
		return sprintf( '<div class="gdlr-core-personnel-filterer gdlr-core-item-pdlr gdlr-core-js" %s><div class="gdlr-core-head">Filter By</div><div class="gdlr-core-tail"><div class="gdlr-core-custom-dropdown gdlr-core-js"><div class="gdlr-core-custom-dropdown-current">All</div><div class="gdlr-core-custom-dropdown-list">%s</div></div></div></div>', $attr, $links );
	}
	foreach ( $kind['terms'] as $slug ) {
		$links .= sprintf( '<a href="#" class="gdlr-core-filterer gdlr-core-button-color" data-ajax-name="category" data-ajax-value="%s" >%s</a>', esc_attr( $slug ), esc_html( ucfirst( $slug ) ) );
	}
	return sprintf( '<div class="gdlr-core-filterer-wrap gdlr-core-js  gdlr-core-style-text gdlr-core-item-pdlr gdlr-core-center-align" %s ><a href="#" class="gdlr-core-filterer gdlr-core-button-color gdlr-core-active" >All</a>%s<div class="gdlr-core-filterer-slide-bar" ></div></div>', $attr, $links );
}

/**
 * Prints a listing.
 *
 * @param string $action   The listing's action.
 * @param array  $settings Settings of this block.
 */
function atoll_fixture_print_listing( $action, $settings ) {
	$kind      = atoll_fixture_listing_kinds()[ $action ];
	$settings += array(
		'category'   => '',
		'layout'     => 'fitrows',
		'paged'      => 1,
		'hover-info' => array( 'title', 'icon' ),
		'padding'    => array(
			'top'      => '5px',
			'settings' => 'unlink',
		),
	);
	$listing   = atoll_fixture_listing( $action, $settings );
	echo '<div class="gdlr-core-pbf-wrapper-content gdlr-core-js "><div class="gdlr-core-pbf-element" >';
	printf(
		'<div class="gdlr-core-%1$s-item gdlr-core-item-pdb clearfix"  >%2$s<div class="gdlr-core-%1$s-item-holder gdlr-core-js-2 clearfix" data-layout="%3$s" >%4$s</div>%5$s</div></div></div>',
		esc_attr( $kind['block'] ),
		atoll_fixture_listing_filter( $action, $settings ), // phpcs:ignore WordPress.Security.EscapeOutput -- escaped where it is made.
		esc_attr( $settings['layout'] ),
		$listing['content'], // phpcs:ignore WordPress.Security.EscapeOutput -- escaped where it is made.
		$listing['controls'] // phpcs:ignore WordPress.Security.EscapeOutput -- escaped where it is made.
	);
}

/**
 * Prints the demo page of listings.
 */
function atoll_fixture_print_listings() {
	echo '<h2>Works</h2>';
	atoll_fixture_print_listing(
		'gdlr_core_portfolio_ajax',
		array(
			'num-fetch'  => '9',
			'pagination' => 'page',
			'filterer'   => 'text-slide',
		)
	);
	echo '<h2>News</h2>';
	atoll_fixture_print_listing(
		'gdlr_core_post_ajax',
		array(
			'num-fetch'  => '6',
			'pagination' => 'load-more',
			'filterer'   => 'text',
		)
	);
	echo '<h2>Staff</h2>';
	atoll_fixture_print_listing( 'gdlr_core_personnel_ajax', array( 'num-fetch' => '30' ) );
}
