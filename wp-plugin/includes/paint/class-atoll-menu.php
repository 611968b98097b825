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
		'vertical' => false, // It is in a vertical menu.
	);

	/**
	 * The page.
	 *
	 * @var string
	 */
	private $html;

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
	 * Constructor.
	 *
	 * @param string $html The page.
	 */
	public function __construct( $html ) {
		$this->html = $html;
	}

	/**
	 * An element begins.
	 *
	 * @param array $tag See Atoll_Markup::next_tag().
	 */
	public function open( $tag ) {
		$around = $this->open ? end( $this->open ) : self::NOWHERE;
		$name   = $tag['name'];
		$own    = array(
			'name'     => $name,
			'item'     => $around['item'],
			'in_panel' => $around['in_panel'] || $around['is_panel'],
			'vertical' => $around['vertical'],
		) + self::NOWHERE;
		if ( 'ul' === $name && ( atoll_has_class( $tag['attributes'], 'sf-menu' ) || atoll_has_class( $tag['attributes'], 'sf-vertical' ) ) ) {
			$own['in_panel'] = false;
			$own['vertical'] = atoll_has_class( $tag['attributes'], 'sf-vertical' );
		}
		if ( 'li' === $name ) {
			$own['item']   = count( $this->items );
			$this->items[] = array(
				'attributes'  => $tag['attributes'],
				'is_vertical' => $own['vertical'],
				'is_top'      => 1 === count( $this->open ),
			);
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
	 * @param array $tag See Atoll_Markup::next_tag().
	 * @return bool False if another element should end.
	 */
	public function close( $tag ) {
		$own   = array_pop( $this->open );
		$place = array( $tag['start'], $tag['end'] );
		if ( ! $own || $own['name'] !== $tag['name'] ) {
			return false;
		}
		if ( 'li' === $tag['name'] ) {
			$this->items[ $own['item'] ]['end'] = $tag['start'];
		}
		if ( $own['is_link'] ) {
			$item = &$this->items[ $own['item'] ];
			$from = $item['link']['end'];
			// A link around other items has no text of its own.
			$text = count( $this->items ) === $own['item'] + 1 ? wp_strip_all_tags( substr( $this->html, $from, $tag['start'] - $from ) ) : '';

			$item['link']['close'] = $tag['end'];
			$item['text']          = trim( html_entity_decode( $text, ENT_QUOTES, 'UTF-8' ) );
		} elseif ( 'li' === $tag['name'] && $own['panel'] >= 0 ) {
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
