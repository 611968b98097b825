<?php
/**
 * The box in the editor: saves a post with it, and shows what was purged.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Saves a post with the box, as the editor's form does: `slug`, `type`, `status`, `password`, `content` and `off`. The
 * post is created first if it is missing. Prints whether Atoll is off on it.
 */
function atoll_fixture_scenario_save_box() {
	add_action(
		'init',
		static function () {
			$type = atoll_fixture_argument( 'type' ) ? atoll_fixture_argument( 'type' ) : 'post';
			$slug = atoll_fixture_argument( 'slug' );
			$date = 'future' === atoll_fixture_argument( 'status' ) ? '2090-01-01 00:00:00' : '2020-01-01 00:00:00';
			$post = array(
				'post_type'     => $type,
				'post_name'     => $slug,
				'post_title'    => $slug,
				'post_status'   => atoll_fixture_argument( 'status' ),
				'post_password' => atoll_fixture_argument( 'password' ),
				'post_content'  => atoll_fixture_argument( 'content' ),
				// A planned post has its date in the future.
				'post_date'     => $date,
				'post_date_gmt' => $date,
				'edit_date'     => true,
			);
			$ids  = get_posts(
				array(
					'post_type'   => $type,
					'post_status' => array( 'any', 'trash', 'inherit' ),
					'title'       => $slug,
					'fields'      => 'ids',
				)
			);
			$id   = $ids ? $ids[0] : wp_insert_post( array( 'post_status' => 'attachment' === $type ? 'inherit' : 'draft' ) + $post );

			// As in the admin area.
			atoll_load_admin();
			$_POST['atoll_page_nonce'] = wp_create_nonce( "atoll_page_$id" );
			if ( '1' === atoll_fixture_argument( 'off' ) ) {
				$_POST['atoll_off'] = '1';
			}
			wp_update_post( array( 'ID' => $id ) + $post );
			wp_send_json( array( 'isOff' => atoll_is_post_off( $id ) ) );
		},
		99
	);
}

/** Prints the URLs of posts that were purged since the last time, one list for each purge. */
function atoll_fixture_scenario_purged_urls() {
	add_action(
		'init',
		static function () {
			$urls = get_option( 'fixture_purged_urls', array() );
			delete_option( 'fixture_purged_urls' );
			wp_send_json( $urls );
		}
	);
}
