<?php
/**
 * A menu while its tags are read.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * A menu while its tags are read: the elements that are open, and what was found. See atoll_read_menu().
 */
class Atoll_Menu {

	/** An element in no item and no panel. */
	const NOWHERE = array(
		'name'     => '',
		'item'     => -1,    // Index of the item around it, or of itself.
		'is_link'  => false, // It is the item's link.
		'is_panel' => false, // It is the panel of a mega menu.
		'in_panel' => false,
		'panel'    => -1,    // Index of the panel whose list it is, or whose section.
	);

	/**
	 * The open elements, from the outside in. See NOWHERE.
	 *
	 * @var array
	 */
	private $open = array();

	/**
	 * The items.
	 *
	 * @var array
	 */
	private $items = array();

	/**
	 * The panels of mega menus.
	 *
	 * @var array
	 */
	private $panels = array();

	/**
	 * An element begins.
	 *
	 * @param string $name       The element's name.
	 * @param array  $place      Offsets of the tag.
	 * @param string $attributes The tag's attributes.
	 */
	public function open( $name, $place, $attributes ) {
		$around = $this->open ? end( $this->open ) : self::NOWHERE;
		$tag    = array(
			'open'       => $place,
			'name'       => $name,
			'attributes' => $attributes,
		);
		$own    = array(
			'name'     => $name,
			'item'     => $around['item'],
			'in_panel' => $around['in_panel'] || $around['is_panel'],
		) + self::NOWHERE;
		if ( 'li' === $name ) {
			$own['item']   = count( $this->items );
			$this->items[] = array( 'attributes' => $attributes );
			if ( 'ul' === $around['name'] && $around['panel'] >= 0 ) {
				$own['panel'] = $around['panel'];

				$this->panels[ $own['panel'] ]['sections'][] = $tag;
			}
		} elseif ( 'li' === $around['name'] ) {
			$own = $this->open_in_item( $own, $tag );
		} elseif ( 'ul' === $name && $around['is_panel'] ) {
			$own['panel']   = count( $this->panels );
			$this->panels[] = $tag + array( 'sections' => array() );
		}
		$this->open[] = $own;
	}

	/**
	 * An element begins directly inside an item.
	 *
	 * @param array $own The element.
	 * @param array $tag Its tag.
	 * @return array The element.
	 */
	private function open_in_item( $own, $tag ) {
		$item = &$this->items[ $own['item'] ];

		$own['is_panel'] = 'div' === $tag['name'] && atoll_has_class( $tag['attributes'], 'sf-mega' );
		if ( 'a' === $tag['name'] && ! isset( $item['link'] ) ) {
			$item['link']   = $tag;
			$own['is_link'] = true;
		} elseif ( ( 'ul' === $tag['name'] || $own['is_panel'] ) && isset( $item['link'] ) && ! isset( $item['list'] ) && ! $own['in_panel'] ) {
			$item['list'] = $tag;
		}
		return $own;
	}

	/**
	 * An element ends.
	 *
	 * @param string $name  The element's name.
	 * @param array  $place Offsets of the tag.
	 * @param string $html  The page.
	 * @return bool False if another element should end.
	 */
	public function close( $name, $place, $html ) {
		$own = array_pop( $this->open );
		if ( ! $own || $own['name'] !== $name ) {
			return false;
		}
		if ( $own['is_link'] ) {
			$item = &$this->items[ $own['item'] ];
			$from = $item['link']['open'][1];
			$text = wp_strip_all_tags( substr( $html, $from, $place[0] - $from ) );

			$item['link']['close'] = $place;
			$item['text']          = trim( html_entity_decode( $text, ENT_QUOTES, 'UTF-8' ) );
		} elseif ( 'li' === $name && $own['panel'] >= 0 ) {
			$sections = &$this->panels[ $own['panel'] ]['sections'];

			$sections[ count( $sections ) - 1 ]['close'] = $place;
		} elseif ( $own['panel'] >= 0 ) {
			$this->panels[ $own['panel'] ]['close'] = $place;
		}
		return true;
	}

	/**
	 * Whether the menu has ended.
	 *
	 * @return bool
	 */
	public function is_complete() {
		return ! $this->open;
	}

	/**
	 * Returns what was found. See atoll_read_menu().
	 *
	 * @return array
	 */
	public function result() {
		return array(
			'items'  => array_values( array_filter( $this->items, fn( $item ) => isset( $item['link'] ) ) ),
			'panels' => array_filter( $this->panels, fn( $panel ) => (bool) $panel['sections'] ),
		);
	}
}
