<?php
/**
 * What Atoll adds to a page.
 *
 * @package Atoll
 */

use PHPUnit\Framework\TestCase;

/** Tests saving.php. */
final class SavingTest extends TestCase {
	/** Two widgets that share a chunk; the second is on every page. */
	const CHUNKS = array(
		'engine'  => 'engine.js',
		'imports' => array(
			'engine.js' => array( 'base.js' ),
			'tabs.js'   => array( 'react.js', 'base.js' ),
			'react.js'  => array( 'base.js', 'react.js' ),
		),
		'widgets' => array(
			'tabs' => array(
				'chunks' => array( 'tabs.js', 'prepare.js' ),
				'signs'  => array( array( array( 'tab-item' ), array( 'data-tab', '*video' ) ) ),
			),
		),
	);

	/** The saving is the size of all scripts that go, without what Atoll adds. A script of unknown size counts nothing. */
	public function test_saved_bytes() {
		$read = array(
			'scripts' => array(
				array(
					'isEmptied'  => true,
					'compressed' => 500,
				),
				array(
					'isEmptied'  => false,
					'compressed' => 70,
				),
			),
			'freed'   => array( array( 'compressed' => 30 ), array( 'compressed' => null ) ),
			'own'     => 200,
		);
		$this->assertSame( 330, atoll_saved_bytes( $read ) );
	}

	/** A page loads the engine, the chunks of its widgets, and all that they import, each once. */
	public function test_chunks_of_widgets() {
		$found = atoll_loaded_chunks( '<p class="a tab-item" data-tab="1">', self::CHUNKS );
		sort( $found );
		$this->assertSame( array( 'base.js', 'engine.js', 'prepare.js', 'react.js', 'tabs.js' ), $found );
	}

	/** A page without widgets loads no chunk. A sign in a script or in a style is none. */
	public function test_no_widgets() {
		foreach ( array( '<p class="tab-items" data-tab>', '<p class="tab-item">', '<script>" tab-item data-tab "</script>', '<style>/* tab-item data-tab */</style>' ) as $html ) {
			$this->assertSame( array(), atoll_loaded_chunks( $html, self::CHUNKS ), $html );
		}
	}

	/** A sign with an asterisk is a text anywhere, in any case. A selector without signs is on every page. */
	public function test_signs() {
		$this->assertTrue( atoll_has_signs( '<iframe src="https://VIDEO.example">', array( array( 'a', '*video' ) ) ) );
		$this->assertFalse( atoll_has_signs( '<iframe src="https://example.org">', array( array( 'a', '*video' ) ) ) );
		$this->assertTrue( atoll_has_signs( '', array() ) );
	}

	/** Only Atoll's elements are cut, whatever the quotes and the order of their attributes. */
	public function test_own_elements() {
		$own   = '<script type="application/json" id="atoll-config">{"a":1}</script><style id=\'atoll-media\'>a{}</style><link id=atoll-first-paint-css rel=stylesheet href=/a.css>';
		$other = '<script id="other">atoll-config</script><style>#atoll-x{}</style><p id="atoll-p">text</p>';
		$this->assertSame( $other, atoll_without_elements( $own . $other, 'atoll-' ) );
		$this->assertSame( $own, atoll_without_elements( $own, 'atoll-decisions' ) );
		$this->assertSame( array( 'first-paint.css' ), atoll_own_stylesheets( $own . $other ) );
	}
}
