<?php
/**
 * The link rule on the server: posts with a redirect or a new tab, and the response to `action=ids` in the formats of
 * four generations of the plugin.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the posts to link to.
 *
 * @return array Slug => post.
 */
function atoll_fixture_linked_posts() {
	return array(
		'partner-school'   => array(
			'title' => 'Our partner school',
			'text'  => 'An exchange for year nine.',
			'link'  => 'https://partner.example/school/?from=atoll&year=9',
			'blank' => '1',
		),
		'term-dates'       => array(
			'title' => 'Term dates',
			'text'  => 'All the dates of this year.',
			'link'  => '',
			'blank' => '1',
		),
		'moved-page'       => array(
			'title' => 'The page that moved',
			'text'  => 'It has another address now.',
			'link'  => 'https://elsewhere.example/moved/',
			'blank' => '',
		),
		'ordinary-article' => array(
			'title' => 'An ordinary article',
			'text'  => 'Nothing special about it.',
			'link'  => '',
			'blank' => '',
		),
	);
}

/**
 * Prints the posts as a theme lists them, with one container per post, named by its id.
 */
function atoll_fixture_print_articles() {
	echo '<h2>Posts</h2>';
	foreach ( array_keys( atoll_fixture_linked_posts() ) as $slug ) {
		$post = get_page_by_path( $slug, OBJECT, 'post' );
		$link = get_post_meta( $post->ID, 'vk-ltc-link', true );
		// With the oldest releases, themes printed the redirect.
		$url = 'a' === atoll_fixture_ids_shape() && '' !== $link ? $link : get_permalink( $post );
		printf(
			'<article id="post-%1$d" class="post-%1$d post type-post status-publish hentry"><div class="kingster-single-article" >'
			. '<h3 class="kingster-single-article-title"><a href="%2$s" >%3$s</a></h3><p>%4$s <a href="%5$s">All posts</a></p></div></article>',
			(int) $post->ID,
			esc_url( $url ),
			esc_html( $post->post_title ),
			esc_html( $post->post_content ),
			esc_url( home_url( '/plain/' ) )
		);
	}
}

/**
 * Handles `action=ids`.
 */
function atoll_fixture_ids() {
	$shape  = atoll_fixture_ids_shape();
	$answer = array();
	foreach ( array_keys( atoll_fixture_linked_posts() ) as $slug ) {
		$post  = get_page_by_path( $slug, OBJECT, 'post' );
		// Other sites of a network do not have these posts.
		$entry = $post ? atoll_fixture_ids_entry( $shape, $post ) : null;
		if ( null !== $entry ) {
			$answer[ $post->ID ] = $entry;
		}
	}
	wp_send_json( 'none' === $shape ? array() : $answer );
}

/**
 * Returns the requested generation of the response.
 *
 * @return string `a` to `d`, or `none`.
 */
function atoll_fixture_ids_shape() {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- test code.
	return isset( $_GET['ids_shape'] ) ? sanitize_key( $_GET['ids_shape'] ) : 'd';
}

/**
 * Returns the entry of a post.
 *
 * @param string  $shape `a` to `d`.
 * @param WP_Post $post  The post.
 * @return mixed Null if the post has no entry.
 */
function atoll_fixture_ids_entry( $shape, $post ) {
	$redirect  = (string) get_post_meta( $post->ID, 'vk-ltc-link', true );
	$blank     = (string) get_post_meta( $post->ID, 'vk-ltc-target', true );
	$permalink = get_permalink( $post );
	if ( '' === $redirect && '' === $blank ) {
		return null;
	}
	switch ( $shape ) {
		case 'a':
			return '' !== $blank && '' !== $redirect ? $redirect : null;
		case 'b':
			return '' !== $blank ? array_values( array_unique( array( '' !== $redirect ? $redirect : $permalink, $permalink ) ) ) : null;
		case 'c':
			return '' !== $redirect ? array( $redirect, $permalink, $blank ) : array( $permalink, $blank );
		default:
			return array(
				're' => $redirect,
				'pl' => $permalink,
				'tg' => (int) $blank,
				'el' => current_user_can( 'edit_post', $post->ID ) ? (string) get_edit_post_link( $post->ID, 'raw' ) : '',
			);
	}
}

/**
 * Passes a page's `?ids_shape=` on to the ajax URL.
 *
 * @param string $url  URL below wp-admin.
 * @param string $path Path below wp-admin.
 * @return string
 */
function atoll_fixture_ids_url( $url, $path ) {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- test code.
	if ( 'admin-ajax.php' !== $path || is_admin() || ! isset( $_GET['ids_shape'] ) ) {
		return $url;
	}
	return add_query_arg( 'ids_shape', atoll_fixture_ids_shape(), $url );
}
