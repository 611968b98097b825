<?php
/**
 * The search for many texts.
 *
 * @package Atoll
 */

use PHPUnit\Framework\TestCase;

/** Tests text-search.php. */
final class TextSearchTest extends TestCase {
	/** Offsets are in order, and the longest text wins. */
	public function test_offsets() {
		$found = atoll_find_texts( 'tab tabs xtab menu', array( 'menu', 'tab', 'tabs' ) );
		$this->assertSame(
			array(
				0  => 'tab',
				4  => 'tabs',
				10 => 'tab',
				14 => 'menu',
			),
			$found
		);
	}

	/** A text is not a regular expression. */
	public function test_special_characters() {
		$this->assertSame( array( 2 => '.a(' ), atoll_find_texts( 'xa.a(~', array( '.a(', '.b(' ) ) );
	}

	/** What must follow a text is not part of it. */
	public function test_behind() {
		$this->assertSame( array( 5 => 'Tab' ), atoll_find_texts( 'tabs Tab=', array( 'tab' ), '(?==)', 'i' ) );
	}

	/** Invalid UTF-8 is searched byte by byte. */
	public function test_invalid_text() {
		$this->assertSame( array( 1 => 'tab' ), atoll_find_texts( "\xfftab\xff", array( 'tab' ) ) );
	}

	/** The common start of two texts. */
	public function test_common_start() {
		$this->assertSame( 'tab', atoll_common_start( 'tabs', 'table' ) );
		$this->assertSame( 'tab', atoll_common_start( 'tab', 'tabs' ) );
		$this->assertSame( '', atoll_common_start( 'a', 'b' ) );
	}

	/** One of the texts is enough, whatever its first character. */
	public function test_one_of() {
		$this->assertTrue( atoll_has_one_of( 'a menu', array( 'tab', 'tabs', 'menu' ) ) );
		$this->assertFalse( atoll_has_one_of( 'a men ta', array( 'tab', 'tabs', 'menu' ) ) );
		$this->assertFalse( atoll_has_one_of( 'a menu', array() ) );
	}
}
