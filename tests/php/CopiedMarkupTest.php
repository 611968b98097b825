<?php
/**
 * Copies of a page's HTML.
 *
 * @package Atoll
 */

use PHPUnit\Framework\TestCase;

/** Tests copied-markup.php. */
final class CopiedMarkupTest extends TestCase {
	/** Balanced HTML is copied without ids. */
	public function test_balanced() {
		$expected = array(
			'a > b'                                => 'a > b',
			'<b id=x>a</b><br/>'                   => '<b>a</b><br/>',
			'<i title="a id=3" ID="q" class=z>b</i>' => '<i title="a id=3" class=z>b</i>',
			'<ul><li id="a">b</li></ul>'           => '<ul><li>b</li></ul>',
		);
		foreach ( $expected as $html => $copy ) {
			$this->assertSame( $copy, atoll_copied_markup( $html, ATOLL_COPIED_FLOW ), $html );
		}
	}

	/** HTML that could change what is around it is left out. */
	public function test_unbalanced() {
		foreach ( array( '<b>', '</b>', '<b><i></b></i>', '<li>a</li>', '<td>a</td>', '<a><a></a></a>', '<!--', '<p title="<b>">a</p>', '<script>a</script>', '<textarea>', '<form></form>', 'a < b', '<b' ) as $html ) {
			$this->assertNull( atoll_copied_markup( $html, ATOLL_COPIED_FLOW ), $html );
		}
		$this->assertNull( atoll_copied_markup( '<p>a</p>', ATOLL_COPIED_PHRASING ) );
	}
}
