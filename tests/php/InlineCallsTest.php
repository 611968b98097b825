<?php
/**
 * Calls in event handler attributes.
 *
 * @package Atoll
 */

use PHPUnit\Framework\TestCase;

/** Tests inline-calls.php. */
final class InlineCallsTest extends TestCase {
	/** The call `run()` is in a handler or a link with code. */
	public function test_handlers() {
		foreach ( array( '<a onclick="run()">', "<a ONCLICK = 'x; run()'>", '<a onclick=run()>', '<a href="javascript:run()">', '<a title="b"onclick="run()">' ) as $html ) {
			$this->assertTrue( atoll_is_in_handler( $html, strpos( $html, 'run()' ) ), $html );
		}
	}

	/** The call is text, or the value of another attribute. */
	public function test_other_places() {
		foreach ( array( '<a>run()</a>', '<a title="run()">', '<a href="/run()">', '<a onclick="x">run()</a>', '<a data-none="run()">' ) as $html ) {
			$this->assertFalse( atoll_is_in_handler( $html, strpos( $html, 'run()' ) ), $html );
		}
	}

	/** A handler is found only when it starts near the call. */
	public function test_far_start() {
		$html = '<a onclick="' . str_repeat( ' ', ATOLL_MAX_HANDLER ) . 'run()">';
		$this->assertFalse( atoll_is_in_handler( $html, strpos( $html, 'run()' ) ) );
	}
}
