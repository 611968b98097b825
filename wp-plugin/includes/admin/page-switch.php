<?php
/**
 * The box in the editor that switches Atoll off on a page.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Adds the box to the editors of all public post types.
 *
 * @param string $type Post type of the editor.
 */
function atoll_add_page_box( $type ) {
	if ( is_post_type_viewable( $type ) ) {
		add_meta_box( 'atoll', __( 'Atoll', 'atoll' ), 'atoll_print_page_box', $type, 'side', 'low' );
	}
}

/**
 * Prints the box.
 *
 * @param WP_Post $post The post in the editor.
 */
function atoll_print_page_box( $post ) {
	wp_nonce_field( 'atoll_page_' . $post->ID, 'atoll_page_nonce', false );
	printf(
		'<label><input type="checkbox" name="atoll_off" value="1"%s> %s</label>',
		checked( atoll_is_post_off( $post->ID ), true, false ),
		esc_html__( 'Use the original scripts on this page', 'atoll' )
	);
}

/**
 * Saves the box. Cached copies of the page are out of date afterwards. Only what visitors can see, or could see before, is
 * in page caches, so an author cannot purge anything with a draft.
 *
 * @param int          $id        Id of the saved post.
 * @param WP_Post      $post      The post.
 * @param bool         $is_update Whether it existed before; unused.
 * @param WP_Post|null $before    The post before it was saved; null for a new one.
 */
function atoll_save_page_box( $id, $post, $is_update, $before ) {
	$nonce = isset( $_POST['atoll_page_nonce'] ) ? sanitize_key( $_POST['atoll_page_nonce'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- verified in the next line.
	if ( ! wp_verify_nonce( $nonce, 'atoll_page_' . $id ) || ! current_user_can( 'edit_post', $id ) || wp_is_post_revision( $id ) ) {
		return;
	}
	$is_off = ! empty( $_POST['atoll_off'] ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- verified above.
	if ( atoll_is_post_off( $id ) === $is_off ) {
		return;
	}
	if ( $is_off ) {
		update_post_meta( $id, '_atoll_off', '1' );
	} else {
		delete_post_meta( $id, '_atoll_off' );
	}
	$public = array_filter( array( $before, $post ), 'atoll_is_post_public' );
	if ( $public ) {
		atoll_purge_post( $id, atoll_post_urls( $public ) );
	}
}

/**
 * Saves the box of an attachment, for which WordPress has another hook.
 *
 * @param int     $id     Id of the attachment.
 * @param WP_Post $post   The attachment.
 * @param WP_Post $before The attachment before it was saved.
 */
function atoll_save_attachment_box( $id, $post, $before ) {
	atoll_save_page_box( $id, $post, true, $before );
}
