<?php
/**
 * Calls in inline code.
 *
 * @package Atoll
 */

use PHPUnit\Framework\TestCase;

/** Tests inline-calls.php. */
final class InlineCallsTest extends TestCase {
	/** An original whose own data is in `own-js-extra`. */
	const ORIGINAL = array( 'scripts' => array( array( 'handle' => 'own' ) ) );

	/**
	 * Returns the calls of `run()` in HTML.
	 *
	 * @param string $html HTML.
	 * @return array
	 */
	private function calls( $html ) {
		return atoll_calls_in_page( $html, self::ORIGINAL, array( 'run()' ) );
	}

	/** The call is in a handler or a link with code, however far from its start. */
	public function test_handlers() {
		foreach ( array( '<a onclick="run()">', "<a ONCLICK = 'x; run()'>", '<a onclick=run()>', '<a href="javascript:run()">', '<a title="b"onclick="run()">', '<a title="a > b" onclick="run()">', '<a onclick="' . str_repeat( ' ', 2000 ) . 'run()">' ) as $html ) {
			$this->assertSame( array( 'run()' ), $this->calls( $html ), $html );
		}
	}

	/** The call is in a script that is not the original's data. */
	public function test_scripts() {
		foreach ( array( '<script>run()</script>', '<script>"<!--<script>"</script>run()</script>', '<script type="delayed">run()</script>', '<svg><script>run()</script></svg>', '<script>run()' ) as $html ) {
			$this->assertSame( array( 'run()' ), $this->calls( $html ), $html );
		}
	}

	/** The call is text, data, or the value of another attribute. */
	public function test_other_places() {
		foreach ( array( '<a>run()</a>', '<a title="run()">', '<a href="/run()">', '<a onclick="x">run()</a>', '<a data-none="run()">', '<!-- <script>run()</script> -->', '<textarea><script>run()</script></textarea>', '<p title="<script>run()</script>">', '<style>/*<script>run()</script>*/</style>', '<script type="application/json">run()</script>', '<script id="own-js-extra">run()</script>', '<template><script>run()</script></template>' ) as $html ) {
			$this->assertSame( array(), $this->calls( $html ), $html );
		}
	}
}
