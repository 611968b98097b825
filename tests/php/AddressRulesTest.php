<?php
/**
 * The pages that a line of the setting "Excluded pages" matches.
 *
 * @package Atoll
 */

use PHPUnit\Framework\TestCase;

/** Tests address-rules.php. */
final class AddressRulesTest extends TestCase {
	/** `/shop/*` also matches the folder, with and without a slash. The case of letters does not matter. */
	public function test_matching_rules() {
		$paths = array( '/shop', '/shop/', '/Shop/cart/', '/shopping/', '/a/shop/' );
		$lists = array(
			'/shop/*' => array( '/shop', '/shop/', '/Shop/cart/' ),
			'/shop/'  => array( '/shop', '/shop/' ),
			'/shop*'  => array( '/shop', '/shop/', '/Shop/cart/', '/shopping/' ),
			'*/shop/' => array( '/shop', '/shop/', '/a/shop/' ),
			'/*'      => $paths,
			'/'       => array(),
			'/s.op/'  => array(),
		);
		foreach ( $lists as $rule => $expected ) {
			$matches = static function ( $path ) use ( $rule ) {
				return atoll_rule_matches( $rule, $path );
			};
			$this->assertSame( $expected, array_values( array_filter( $paths, $matches ) ), $rule );
		}
	}

	/** The front page. */
	public function test_front_page() {
		$this->assertTrue( atoll_rule_matches( '/', '/' ) );
		$this->assertTrue( atoll_rule_matches( '/', '' ) );
	}

	/** Umlauts and Japanese letters are compared as they are. */
	public function test_other_letters() {
		$this->assertTrue( atoll_rule_matches( '/über-uns/', '/über-uns' ) );
		$this->assertTrue( atoll_rule_matches( '/学校/*', '/学校/案内/' ) );
		$this->assertFalse( atoll_rule_matches( '/学校/*', '/学年/' ) );
		$this->assertTrue( atoll_rule_matches( '/über/', '/Über' ) );
		$this->assertTrue( atoll_rule_matches( '/a*/', "/A\xff" ) );
	}

	/** A host is compared without its port and without `www.`. */
	public function test_host() {
		$this->assertSame( 'example.org', atoll_bare_host( 'WWW.Example.org:8080' ) );
		$this->assertSame( 'wwwexample.org', atoll_bare_host( 'wwwexample.org' ) );
	}
}
