<?php
/**
 * The scripts that the examination of a page finds.
 *
 * @package Atoll
 */

use PHPUnit\Framework\TestCase;

/** Tests atoll_printed_script(). */
final class PrintedScriptTest extends TestCase {
	/** Plugins that compress pages change quotes and the order of attributes. */
	public function test_finds_a_script_by_its_id() {
		$printed = array(
			'<script id="data">{"a":1}</script>',
			"<SCRIPT type='application/json' id='data'>{\"a\":1}</SCRIPT>",
			'<script type=application/json id=data>{"a":1}</script>',
			'<script id="other">"<script id=data>"</script><script id="data">{"a":1}</script>',
		);
		foreach ( $printed as $html ) {
			$this->assertSame( '{"a":1}', atoll_printed_script( "<body>$html<p>", 'data' )['text'], $html );
		}
		$this->assertSame( '/a.js?b&c', atoll_printed_script( '<script src="/a.js?b&amp;c" id=entry></script>', 'entry' )['src'] );
	}

	/** Text that looks like a script is none, wherever an author can write it. */
	public function test_text_is_no_script() {
		$forged = array(
			'<textarea><script id="data">0</script></textarea>',
			'<!-- <script id="data">0</script> -->',
			'<title><script id="data">0</script></title>',
			'<style><script id="data">0</script></style>',
			'<xmp><script id="data">0</script></xmp>',
			'<p title=\'<script id="data">0</script>\'>',
			'<pre id="data">0</pre>',
		);
		foreach ( $forged as $html ) {
			$this->assertSame( '1', atoll_printed_script( "$html<script id=\"data\">1</script>", 'data' )['text'], $html );
		}
	}

	/** Without such a script, both are empty. */
	public function test_no_script() {
		$none = array(
			'src'  => '',
			'text' => '',
		);
		foreach ( array( '', '<p id="data">', '<script id="data"', '<script id="other">0</script>' ) as $html ) {
			$this->assertSame( $none, atoll_printed_script( $html, 'data' ), $html );
		}
	}
}
