<?php
/**
 * Listings of real posts: 40 works in four categories, 30 members of staff, 40 posts, and the server's answers to
 * filters, page numbers and load more, in the shapes in which the page builder gives them.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * What can be listed.
 *
 * @return array Action => what it lists and how.
 */
function atoll_fixture_listing_kinds() {
	return array(
		'gdlr_core_portfolio_ajax' => array(
			'type'     => 'portfolio',
			'taxonomy' => 'portfolio_category',
			'block'    => 'portfolio',
			'item'     => 'atoll_fixture_portfolio_item',
			'count'    => 40,
			'label'    => 'Works',
			'texts'    => 'works',
			'terms'    => array( 'biology', 'history', 'music', 'sport' ),
			'paged'    => true,
		),
		'gdlr_core_personnel_ajax' => array(
			'type'     => 'personnel',
			'taxonomy' => 'personnel_category',
			'block'    => 'personnel',
			'item'     => 'atoll_fixture_personnel_item',
			'count'    => 30,
			'label'    => 'Staff',
			'texts'    => 'staff',
			'terms'    => array( 'sciences', 'humanities', 'office' ),
			'paged'    => false,
		),
		'gdlr_core_post_ajax'      => array(
			'type'     => 'post',
			'taxonomy' => 'category',
			'block'    => 'blog',
			'item'     => 'atoll_fixture_blog_item',
			'count'    => 40,
			'label'    => 'News',
			'texts'    => 'news',
			'terms'    => array( 'biology', 'history', 'music', 'sport' ),
			'paged'    => true,
		),
	);
}

/**
 * Registers the post types and taxonomies that the page builder's add-ons bring.
 */
function atoll_fixture_listing_types() {
	foreach ( atoll_fixture_listing_kinds() as $kind ) {
		if ( post_type_exists( $kind['type'] ) ) {
			continue;
		}
		register_post_type(
			$kind['type'],
			array(
				'public' => true,
				'label'  => $kind['label'],
			)
		);
		register_taxonomy( $kind['taxonomy'], $kind['type'], array( 'public' => true ) );
	}
}

/**
 * Creates the posts that are not there yet.
 */
function atoll_fixture_create_listings() {
	atoll_fixture_listing_types();
	wp_defer_term_counting( true );
	foreach ( atoll_fixture_listing_kinds() as $kind ) {
		$terms = array();
		foreach ( $kind['terms'] as $slug ) {
			$there   = get_term_by( 'slug', $slug, $kind['taxonomy'] );
			$terms[] = $there ? (int) $there->term_id : (int) wp_insert_term( ucfirst( $slug ), $kind['taxonomy'], array( 'slug' => $slug ) )['term_id'];
		}
		$titles = atoll_college_texts()[ $kind['texts'] ];
		$texts  = atoll_college_texts()['texts'][ $kind['texts'] ];
		$last   = end( $kind['terms'] );
		$number = get_page_by_path( sanitize_title( end( $titles[ $last ] ) ), OBJECT, $kind['type'] ) ? $kind['count'] : 0;
		for ( ; $number < $kind['count']; $number++ ) {
			$term = $number % count( $terms );
			$id   = wp_insert_post(
				array(
					'post_type'    => $kind['type'],
					'post_status'  => 'publish',
					// By turns from each category.
					'post_title'   => $titles[ $kind['terms'][ $term ] ][ intdiv( $number, count( $terms ) ) ],
					'post_content' => $texts[ $number % count( $texts ) ],
					// One a day, the first one the newest.
					'post_date'    => gmdate( 'Y-m-d H:i:s', strtotime( '2026-04-30 08:00:00' ) - $number * DAY_IN_SECONDS ),
				)
			);
			wp_set_object_terms( $id, $terms[ $term ], $kind['taxonomy'] );
		}
	}
	wp_defer_term_counting( false );
}

/**
 * Answers a listing's request, to signed-in and anonymous visitors alike.
 */
function atoll_fixture_answer_listing() {
	// phpcs:disable WordPress.Security.NonceVerification.Missing -- the originals have no nonce.
	$action   = isset( $_POST['action'] ) ? sanitize_key( $_POST['action'] ) : '';
	$settings = isset( $_POST['settings'] ) ? wp_unslash( $_POST['settings'] ) : array(); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- each is where it is used.
	$option   = isset( $_POST['option'] ) ? array_map( 'sanitize_text_field', wp_unslash( (array) $_POST['option'] ) ) : array();
	// phpcs:enable
	if ( ! is_array( $settings ) || ! $settings ) {
		atoll_fixture_end_listing(
			array(
				'status'  => 'failed',
				'message' => 'Settings variable is not defined.',
			)
		);
	}
	$name              = isset( $option['name'] ) ? $option['name'] : '';
	$value             = isset( $option['value'] ) ? $option['value'] : '';
	$settings['paged'] = 1;
	if ( '' !== $value && in_array( $name, array( 'paged', 'category' ), true ) ) {
		$settings[ $name ] = $value;
	}
	$listing = atoll_fixture_listing( $action, $settings );
	$answer  = array(
		'status'  => 'success',
		'content' => $listing['content'],
	);
	if ( 'load-more' === $listing['pagination'] ) {
		$answer['load_more'] = $listing['controls'] ? $listing['controls'] : 'none';
	} elseif ( 'page' === $listing['pagination'] && 'paged' !== $name ) {
		$answer['pagination'] = $listing['controls'] ? $listing['controls'] : 'none';
	}
	atoll_fixture_end_listing( $answer );
}

/**
 * Sends an answer as the originals do: JSON that calls itself HTML.
 *
 * @param array $answer The answer.
 */
function atoll_fixture_end_listing( $answer ) {
	die( wp_json_encode( $answer ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- JSON.
}

/**
 * Looks for posts and prints them.
 *
 * @param string $action   The action that lists them.
 * @param array  $settings The block's settings.
 * @return array `content`, `controls` below it, and which `pagination` they are.
 */
function atoll_fixture_listing( $action, $settings ) {
	$kind  = atoll_fixture_listing_kinds()[ $action ];
	$paged = max( 1, (int) $settings['paged'] );
	$query = array(
		'post_type'      => $kind['type'],
		'posts_per_page' => min( 50, max( 1, (int) $settings['num-fetch'] ) ),
		'paged'          => $paged,
		'orderby'        => 'date',
		'order'          => 'DESC',
		'tax_query'      => array( // phpcs:ignore WordPress.DB.SlowDBQuery -- what a filter is.
			array(
				'taxonomy' => $kind['taxonomy'],
				'field'    => 'slug',
				'terms'    => empty( $settings['category'] ) ? $kind['terms'] : array_map( 'sanitize_key', (array) $settings['category'] ),
			),
		),
	);
	$posts = new WP_Query( $query );
	$items = '';
	foreach ( $posts->posts as $index => $post ) {
		$items .= call_user_func( $kind['item'], $post, 0 === $index % 3 ? ' gdlr-core-column-first' : '', $settings );
	}
	$pagination = $kind['paged'] && isset( $settings['pagination'] ) ? $settings['pagination'] : 'none';
	$controls   = '';
	if ( 'page' === $pagination && $posts->max_num_pages > 1 ) {
		$links = '';
		for ( $page = 1; $page <= $posts->max_num_pages; $page++ ) {
			$links .= sprintf( '<a class="page-numbers%s" data-ajax-name="paged" data-ajax-value="%2$d" >%2$d</a> ', $page === $paged ? ' gdlr-core-active' : '', $page );
		}
		$controls = sprintf( '<div class="gdlr-core-pagination gdlr-core-js  gdlr-core-style-round gdlr-core-right-align gdlr-core-item-pdlr" %s >%s</div>', atoll_fixture_listing_control( $action, $settings, 'replace' ), $links );
	} elseif ( 'load-more' === $pagination && $paged < $posts->max_num_pages ) {
		$controls = sprintf(
			'<div class="gdlr-core-load-more-wrap gdlr-core-js gdlr-core-center-align gdlr-core-item-pdlr" %s ><a href="#" class="gdlr-core-load-more gdlr-core-button-color" data-ajax-name="paged" data-ajax-value="%d"  >Load More</a></div>',
			atoll_fixture_listing_control( $action, $settings, 'append' ),
			$paged + 1
		);
	}
	return array(
		'content'    => $items,
		'controls'   => $controls,
		'pagination' => $pagination,
	);
}

/**
 * The attributes of a control.
 *
 * @param string $action   The action that it asks for.
 * @param array  $settings The block's settings.
 * @param string $target   What becomes of the answer: `append` or `replace`.
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
 * A work, in the grid style.
 *
 * @param WP_Post $post  The work.
 * @param string  $first A class for the first of a row.
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
 * A member of staff.
 *
 * @param WP_Post $post  The member.
 * @param string  $first A class for the first of a row.
 * @return string
 */
function atoll_fixture_personnel_item( $post, $first ) {
	return sprintf( '<div class="gdlr-core-item-list gdlr-core-personnel-list-column  gdlr-core-column-20%s gdlr-core-item-pdlr clearfix" >%s</div>', $first, atoll_fixture_personnel_card( $post ) );
}

/**
 * What is shown of a member of staff.
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
 * A post, in the style of the block's settings.
 *
 * @param WP_Post $post     The post.
 * @param string  $first    A class for the first of a row.
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
 * The links above a listing. Staff have a dropdown.
 *
 * @param string $action   The action that they ask for.
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
 * Prints a block.
 *
 * @param string $action   The action that lists its items.
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
 * Prints the page of listings.
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
