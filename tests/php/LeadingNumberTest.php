<?php
/**
 * Numbers that authors type. The browser reads the same texts (runtime/dom/leading-number.test.ts).
 *
 * @package Atoll
 */

use PHPUnit\Framework\TestCase;

/** Tests leading-number.php. */
final class LeadingNumberTest extends TestCase {
	/** The table that both sides share. */
	public function test_the_browsers_table() {
		$cases = json_decode( file_get_contents( __DIR__ . '/../../mocks/leading-numbers.json' ), true );
		$this->assertGreaterThan( 40, count( $cases ) );
		foreach ( $cases as $case ) {
			$number = null === $case['number'] ? null : (float) $case['number'];
			$this->assertSame( $number, atoll_leading_number( $case['text'] ), $case['text'] );
			$this->assertSame( $case['integer'], atoll_leading_integer( $case['text'] ), $case['text'] );
		}
	}
}
