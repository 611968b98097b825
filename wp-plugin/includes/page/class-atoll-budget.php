<?php
/**
 * Limits the work of reading a page.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * What all readers of a page may spend together. A page that costs more stays as it was printed, with its original scripts.
 */
final class Atoll_Budget {

	/** Tags that are read one by one, 2 to 5 µs each. */
	const TAGS = 50000;

	/** Bytes of a page. */
	const BYTES = 8000000;

	/**
	 * Number of tags that were read one by one.
	 *
	 * @var int
	 */
	public $tags = 0;

	/**
	 * Number of bytes that were read.
	 *
	 * @var int
	 */
	public $bytes = 0;

	/**
	 * Pays for work.
	 *
	 * @param int $tags  Number of tags.
	 * @param int $bytes Number of bytes.
	 * @throws OverflowException If the page costs too much.
	 */
	public function spend( $tags, $bytes = 0 ) {
		$this->tags  += $tags;
		$this->bytes += $bytes;
		if ( $this->tags > self::TAGS || $this->bytes > self::BYTES ) {
			throw new OverflowException( 'The page is too large.' );
		}
	}
}
