<?php
/**
 * Reads the markup of a menu (goodlayers-theme, section 1.1).
 *
 * The tag processor does not expose offsets, so a regular expression reads the tags one by one.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** Maximum number of tags of a menu. */
const ATOLL_MAX_MENU_TAGS = 5000;

/** The tags of a menu's skeleton, and what is left out. */
const ATOLL_MENU_TAGS = '~<!--.*?-->|<(script|style|template|textarea|noscript|svg)\b.*?</\1\s*>|<(/?)(div|ul|ol|li|a)\b((?:"[^"]*"|\'[^\']*\'|[^\'">])*+)>~is';

/**
 * Reads a menu. Tags are offsets of their start and their end.
 *
 * @param string $html The page.
 * @param int    $at   Offset of the tag of the menu's list.
 * @return array|null Null for a menu that is badly nested or too long. `items`: `attributes` of the item, `text` of its
 *                    link, `link`, and `list` if it has one that opens. `panels` of mega menus: `open` and `close` of
 *                    the list, and `sections`. Links, lists and sections have `open`, `name` and `attributes`; links and
 *                    sections also `close`.
 */
function atoll_read_menu( $html, $at ) {
	$menu  = new Atoll_Menu();
	$count = 0;
	while ( ++$count < ATOLL_MAX_MENU_TAGS && preg_match( ATOLL_MENU_TAGS, $html, $tag, PREG_OFFSET_CAPTURE, $at ) ) {
		list( $text, $from ) = $tag[0];

		$at = $from + strlen( $text );
		if ( ! isset( $tag[3] ) ) {
			continue;
		}
		$name  = strtolower( $tag[3][0] );
		$place = array( $from, $at );
		if ( '' === $tag[2][0] ) {
			$menu->open( $name, $place, $tag[4][0] );
		} elseif ( ! $menu->close( $name, $place, $html ) ) {
			return null;
		} elseif ( $menu->is_complete() ) {
			return $menu->result();
		}
	}
	return null;
}
