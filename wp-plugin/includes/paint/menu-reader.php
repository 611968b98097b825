<?php
/**
 * Reads the markup of a menu (goodlayers-theme, section 1.1).
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Reads a menu, with the menus inside it.
 *
 * @param Atoll_Markup $markup The page.
 * @param int          $at     Offset of the tag of the menu's list.
 * @return array The menu, or null for a menu that is badly nested; and the offset up to which the page was read. The menu has
 *               `items`: `attributes` of the item, `end`: offset of its end tag, `text` of its link, `link`, `list` if it has one
 *               that opens, `is_top`: whether no item is around it, and `is_vertical`. It has `panels` of mega menus: the list, with `close` and `sections`. Links, lists and sections
 *               have `start`, `end`, `name` and `attributes` of their tag. `close` is the offset after a link's end tag, and the
 *               offsets of other end tags and after them.
 * @throws OverflowException If the page costs too much.
 */
function atoll_read_menu( $markup, $at ) {
	$menu = new Atoll_Menu( $markup->html );
	$tag  = $markup->next_tag( 'div|ul|ol|li|a', $at );
	while ( null !== $tag ) {
		$at = $tag['end'];
		if ( ! $tag['is_closer'] ) {
			$menu->open( $tag );
		} elseif ( ! $menu->close( $tag ) ) {
			return array( null, $at );
		} elseif ( $menu->is_complete() ) {
			return array( $menu->result(), $at );
		}
		$tag = $markup->next_tag( 'div|ul|ol|li|a', $at );
	}
	return array( null, PHP_INT_MAX );
}
