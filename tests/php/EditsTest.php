<?php
/**
 * Edits of a page: where they are accepted, and what happens to those that overlap.
 *
 * @package Atoll
 */

use PHPUnit\Framework\TestCase;

/** Tests class-atoll-edits.php. */
final class EditsTest extends TestCase {
	/**
	 * Returns the edits of a page.
	 *
	 * @param string $html The page.
	 * @return Atoll_Edits
	 */
	private function edits( $html ) {
		return new Atoll_Edits( new Atoll_Markup( $html ) );
	}

	/** What is added inside of a cut does not corrupt the page. */
	public function test_insert_in_a_cut() {
		$edits = $this->edits( 'AAA<script>x</script>BBB' );
		$this->assertTrue( $edits->cut( 'one', 3, 21 ) );
		$this->assertFalse( $edits->insert( 'two', 12, 'Z' ) );
		$this->assertSame( 'AAABBB', $edits->apply() );

		$edits = $this->edits( 'A<p>x</p>B' );
		$edits->cut( 'one', 1, 9 );
		$this->assertTrue( $edits->insert( 'two', 4, 'Z' ) );
		$this->assertSame( 'AB', $edits->apply() );
		$this->assertSame( array( 'two: overlaps another edit' ), $edits->refused() );
	}

	/** The edit that came first stays, also if the later one starts before it. */
	public function test_overlapping_cuts() {
		$edits = $this->edits( '<p>a</p><p>b</p><p>c</p>' );
		$edits->cut( 'one', 8, 24 );
		$edits->cut( 'two', 0, 16 );
		$this->assertSame( '<p>a</p>', $edits->apply() );
		$this->assertSame( array( 'two: overlaps another edit' ), $edits->refused() );
	}

	/** What the page needs stays, also if it came later. */
	public function test_needed_edit() {
		$edits = $this->edits( 'A<script>x</script>B' );
		$edits->need( 'scripts' );
		$edits->add( 'widget', array( array( 'insert', 0, 'W' ), array( 'insert', 19, 'W' ) ) );
		$edits->add( 'name', array( array( 'cut', 0, '', 19 ) ) );
		$edits->cut( 'scripts', 1, 19 );
		$this->assertSame( 'WAWB', $edits->apply() );
		$this->assertSame( array( 'name: overlaps another edit' ), $edits->refused() );
	}

	/** Without an edit that it needs, there is no edited page. */
	public function test_needed_edits_that_overlap() {
		$edits = $this->edits( '<p>a</p><p>b</p><p>c</p>' );
		$edits->need( 'scripts' );
		$edits->need( 'head' );
		$edits->insert( 'head', 8, '<style></style>' );
		$edits->cut( 'scripts', 0, 16 );
		$this->expectExceptionMessage( 'Two edits that the page needs overlap: head and scripts.' );
		$edits->apply();
	}

	/** A script that cannot be cut keeps the page as it was printed. */
	public function test_cut_that_is_not_possible() {
		$edits = $this->edits( '<p title="<script></script>">a</p>' );
		$this->expectExceptionMessage( 'scripts: is not possible at offset 10' );
		atoll_cut_all( $edits, 'scripts', array( 10 => 27 ) );
	}

	/** Beside a cut, and at the same place, HTML can be added. */
	public function test_neighbours() {
		$edits = $this->edits( '<p>a</p><p>b</p>' );
		$edits->cut( 'one', 0, 8, '<i>' );
		$edits->insert( 'two', 0, '1' );
		$edits->insert( 'three', 0, '2' );
		$edits->insert( 'four', 8, '3' );
		$this->assertSame( '12<i>3<p>b</p>', $edits->apply() );
		$this->assertSame( array(), $edits->refused() );
	}

	/** A group is refused as a whole. */
	public function test_group() {
		$edits = $this->edits( '<p title="<b>">a</p>' );
		$this->assertFalse( $edits->add( 'one', array( array( 'insert', 0, 'A' ), array( 'insert', 10, 'B' ) ) ) );
		$this->assertSame( '<p title="<b>">a</p>', $edits->apply() );
		$this->assertSame( array( 'one: is not possible at offset 10' ), $edits->refused() );
	}

	/** A tag keeps its own attributes, and those that it got first. */
	public function test_attributes() {
		$edits = $this->edits( '<a role="tab" href=x>a</a><a>b</a>' );
		$this->assertFalse( $edits->attributes( 'one', 0, ' tabindex="0" role="button"' ) );
		$this->assertTrue( $edits->attributes( 'two', 0, ' tabindex="0"' ) );
		$this->assertTrue( $edits->attributes( 'three', 26, ' aria-label="x"' ) );
		$this->assertFalse( $edits->attributes( 'four', 26, ' aria-label="y"' ) );
		$this->assertFalse( $edits->attributes( 'five', 1, ' id="y"' ) );
		$this->assertSame( '<a tabindex="0" role="tab" href=x>a</a><a aria-label="x">b</a>', $edits->apply() );
	}

	/** A link inside a link would end it. */
	public function test_link_in_link() {
		$edits = $this->edits( '<a href=x><b>a</b></a><p></p>' );
		$this->assertFalse( $edits->insert( 'one', 18, '<a>b</a>' ) );
		$this->assertTrue( $edits->insert( 'two', 25, '<a>b</a>' ) );
		$this->assertSame( '<a href=x><b>a</b></a><p><a>b</a></p>', $edits->apply() );
	}

	/** Copies are limited. */
	public function test_copies() {
		$edits = $this->edits( '<p></p>' );
		$this->assertTrue( $edits->insert( 'one', 0, str_repeat( 'a', Atoll_Edits::MAX_COPIED ), true ) );
		$this->assertFalse( $edits->insert( 'two', 0, 'a', true ) );
		$this->assertTrue( $edits->insert( 'three', 0, 'a' ) );
		$this->assertFalse( $edits->insert( 'four', 0, str_repeat( 'a', Atoll_Edits::MAX_ADDED ) ) );
	}
}
