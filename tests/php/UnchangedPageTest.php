<?php
/**
 * Pages that are sent as they were printed.
 *
 * @package Atoll
 */

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/../../wp-plugin/includes/decide/decisions.php';

/** Tests finished-page.php and what is read before it. */
final class UnchangedPageTest extends TestCase {
	/** The reason is recorded for the scripts without a decision, also if no list of decisions is printed. */
	public function test_reason_without_a_list() {
		$page            = atoll_page();
		$page->report    = '';
		$page->decisions = array(
			'first'  => array( 'why' => 'unreadable' ),
			'second' => array( 'why' => 'off' ),
		);
		$this->assertSame( '<p>a</p>', atoll_unchanged_page( '<p>a</p>', 'large' ) );
		$this->assertSame( array( 'large', 'off' ), array_column( $page->decisions, 'why' ) );
	}

	/** The links that are read before the page is complete are paid from the page's budget. */
	public function test_links_before_the_page_is_complete() {
		$link   = '<a href="/x.png"><img alt=""></a>';
		$budget = new Atoll_Budget();
		$this->assertSame( array(), atoll_linked_titles( str_repeat( $link, 10 ), $budget ) );
		$this->assertSame( 10, $budget->tags );

		$this->assertSame( array(), atoll_linked_titles( str_repeat( $link, Atoll_Budget::TAGS ), $budget ) );
		$this->expectException( OverflowException::class );
		atoll_markup( '<p>The complete page.</p>', $budget );
	}

	/** A page that is too long is not searched. */
	public function test_long_page() {
		$budget = new Atoll_Budget();
		atoll_linked_titles( '<a href="/x.png"><img alt=""></a>' . str_repeat( ' ', Atoll_Budget::BYTES ), $budget );
		$this->assertSame( 0, $budget->tags );
	}
}
