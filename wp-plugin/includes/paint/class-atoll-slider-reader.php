<?php
/**
 * Reads the sliders of a page.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Finds the slides of sliders, one tag after the other. Thumbnails directly follow their slider and replace its bullets.
 */
final class Atoll_Slider_Reader {

	/**
	 * Open lists, from the outside in: `name`, the offsets of `items`, and `slider` for a list of slides: the slider's tag.
	 *
	 * @var array
	 */
	private $open = array();

	/**
	 * Number of open lists of slides.
	 *
	 * @var int
	 */
	private $slides = 0;

	/**
	 * The slider whose list of slides has not begun: its tag, number of lists around it, number of open boxes.
	 *
	 * @var array|null
	 */
	private $slider = null;

	/**
	 * The list of slides for which the next element decides whether it gets bullets.
	 *
	 * @var int|null
	 */
	private $undecided = null;

	/**
	 * The lists of slides that have ended.
	 *
	 * @var array See lists().
	 */
	private $lists = array();

	/**
	 * Reads a tag.
	 *
	 * @param array $tag See Atoll_Markup::next_tag(): a tag of a `div`, `ul`, `ol` or `li`.
	 */
	public function read( $tag ) {
		if ( 'div' === $tag['name'] ) {
			if ( ! $tag['is_closer'] ) {
				$this->open_box( $tag );
			} elseif ( null !== $this->slider && 0 === --$this->slider[2] ) {
				$this->slider = null;
			}
		} elseif ( 'li' === $tag['name'] ) {
			if ( ! $tag['is_closer'] && $this->open ) {
				$this->open[ count( $this->open ) - 1 ]['items'][] = $tag['start'];
			}
		} elseif ( $tag['is_closer'] ) {
			$this->close_list( $tag['name'], $tag['end'] );
		} else {
			$is_slides    = 'ul' === $tag['name'] && null !== $this->slider && atoll_has_class( $tag['attributes'], 'slides' );
			$this->open[] = array(
				'name'   => $tag['name'],
				'items'  => array(),
				'slider' => $is_slides ? $this->slider[0] : null,
			);
			$this->slider  = $is_slides ? null : $this->slider;
			$this->slides += $is_slides ? 1 : 0;
		}
	}

	/**
	 * A box begins.
	 *
	 * @param array $tag See read().
	 */
	private function open_box( $tag ) {
		if ( null !== $this->undecided && atoll_has_class( $tag['attributes'], 'gdlr-core-sly-slider' ) ) {
			$this->lists[ $this->undecided ]['has_strip'] = true;
		}
		$this->undecided = null;
		if ( atoll_has_class( $tag['attributes'], 'gdlr-core-flexslider' ) ) {
			$this->slider = array( $tag, count( $this->open ), 1 );
		} elseif ( null !== $this->slider ) {
			++$this->slider[2];
		}
	}

	/**
	 * A list ends.
	 *
	 * @param string $name Name of the element.
	 * @param int    $end  Offset after its end tag.
	 */
	private function close_list( $name, $end ) {
		$list = array_pop( $this->open );
		if ( null === $list || $list['name'] !== $name ) {
			$this->forget_lists();
			$this->slider = null;
			return;
		}
		if ( null !== $this->slider && $this->slider[1] > count( $this->open ) ) {
			$this->slider = null;
		}
		if ( null !== $list['slider'] ) {
			--$this->slides;
			$this->lists[ $end ] = array(
				'slider'    => $list['slider'],
				'items'     => $list['items'],
				'has_strip' => false,
			);
			$this->undecided     = 1 === preg_match( '~\sdata-thumbnail=["\']\s*+1\s*+["\']~', $list['slider']['attributes'] ) ? $end : null;
		}
	}

	/**
	 * Forgets the open lists, because the tags up to the next slider are skipped.
	 */
	public function forget_lists() {
		$this->open   = array();
		$this->slides = 0;
	}

	/**
	 * Checks whether no slider is open, so that tags can be skipped up to the next one.
	 *
	 * @return bool
	 */
	public function is_idle() {
		return null === $this->slider && null === $this->undecided && 0 === $this->slides;
	}

	/**
	 * Returns the lists of slides.
	 *
	 * @return array Offset after a list => `slider`: the tag of its slider, see read(); `items`: the offsets of its slides;
	 *               `has_strip`: whether thumbnails follow.
	 */
	public function lists() {
		return $this->lists;
	}
}
