<?php
/**
 * Listings of posts: 40 works in four categories, 30 members of staff, 40 news posts, and the page builder's responses to
 * filters, page links and “load more”.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the kinds of listings.
 *
 * @return array Action => post type, taxonomy, texts and renderer.
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
 * Registers the post types and taxonomies of the page builder's add-ons.
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
 * Creates the missing posts.
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
					// From each category in turn.
					'post_title'   => $titles[ $kind['terms'][ $term ] ][ intdiv( $number, count( $terms ) ) ],
					'post_content' => $texts[ $number % count( $texts ) ],
					// One per day, the newest first.
					'post_date'    => gmdate( 'Y-m-d H:i:s', strtotime( '2026-04-30 08:00:00' ) - $number * DAY_IN_SECONDS ),
				)
			);
			wp_set_object_terms( $id, $terms[ $term ], $kind['taxonomy'] );
		}
	}
	wp_defer_term_counting( false );
}

/**
 * Handles a listing's request, for signed-in and anonymous visitors.
 */
function atoll_fixture_answer_listing() {
	// phpcs:disable WordPress.Security.NonceVerification.Missing -- the originals have no nonce.
	$action   = isset( $_POST['action'] ) ? sanitize_key( $_POST['action'] ) : '';
	$settings = isset( $_POST['settings'] ) ? wp_unslash( $_POST['settings'] ) : array(); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- sanitized on use.
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
 * Sends a response like the originals: JSON with the content type of HTML.
 *
 * @param array $answer The response.
 */
function atoll_fixture_end_listing( $answer ) {
	die( wp_json_encode( $answer ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- JSON.
}

/**
 * Renders the posts of a listing.
 *
 * @param string $action   The listing's action.
 * @param array  $settings The block's settings.
 * @return array `content`; `controls`, the HTML below it; and `pagination`, the kind of controls.
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
		'tax_query'      => array( // phpcs:ignore WordPress.DB.SlowDBQuery -- a filter needs it.
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
