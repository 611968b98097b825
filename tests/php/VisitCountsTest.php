<?php
/**
 * The counts of the log of visits, and their limits.
 *
 * @package Atoll
 */

use PHPUnit\Framework\TestCase;

/** Tests visit-counts.php. */
final class VisitCountsTest extends TestCase {
	/** A moment, in seconds since 1970. */
	const NOON = 1800000000;

	/**
	 * Returns a report.
	 *
	 * @param string $page Type of the page.
	 * @param array  $sent Other fields.
	 * @return array
	 */
	private function report( $page = 'front', $sent = array() ) {
		$sent += array(
			'page'    => $page,
			'variant' => 'atoll',
			'vitals'  => array( 'LCP' => 900 ),
			'failed'  => array(),
		);
		return atoll_log_report( $sent, array( 'tabs', 'counter' ) );
	}

	/** A report is reduced to steps and known widgets, whatever it contains. */
	public function test_report() {
		$report = $this->report(
			'page',
			array(
				'vitals' => array(
					'LCP'   => 1e300,
					'INP'   => -1,
					'CLS'   => 0.05,
					'other' => 5,
				),
				'failed' => array( 'tabs', 'tabs', 'other' ),
			)
		);
		$this->assertSame(
			array(
				'LCP' => ATOLL_LOG_STEPS - 1,
				'CLS' => 2,
			),
			$report['steps']
		);
		$this->assertSame( array( 'tabs' ), $report['failed'] );
	}

	/** One group of addresses has a part of a minute, and the others have the rest. */
	public function test_one_group() {
		$log   = null;
		$taken = 0;
		for ( $times = 0; $times < 1000; $times++ ) {
			$next = atoll_log_with( $log, $this->report( "type-$times" ), 7, self::NOON );
			if ( null !== $next ) {
				$log = $next;
				++$taken;
			}
		}
		$this->assertSame( ATOLL_LOG_PER_GROUP, $taken );
		$this->assertNotNull( atoll_log_with( $log, $this->report(), 8, self::NOON ) );
	}

	/** A minute has a limit for all groups, and the next minute begins again. */
	public function test_all_groups() {
		$log = null;
		for ( $group = 0; $group < ATOLL_LOG_PER_MINUTE; $group++ ) {
			$log = atoll_log_with( $log, $this->report(), $group, self::NOON );
		}
		$this->assertSame( array( 3 => ATOLL_LOG_PER_MINUTE ), $log['counts']['visits']['front']['atoll']['LCP'] );
		$this->assertNull( atoll_log_with( $log, $this->report(), 63, self::NOON + 59 - self::NOON % 60 ) );
		$next = atoll_log_with( $log, $this->report(), 63, self::NOON + 60 );
		$this->assertSame( array( 3 => 1 ), $next['counts']['visits']['front']['atoll']['LCP'] );
		// A server whose clock is behind counts in the current minute.
		$this->assertSame( $next['minute'], atoll_log_with( $next, $this->report(), 62, self::NOON )['minute'] );
	}

	/** On a day, a group has a number of values for each type of page. */
	public function test_day() {
		$log   = null;
		$taken = array(
			'front' => 0,
			'page'  => 0,
		);
		for ( $minute = 0; $minute < 50; $minute++ ) {
			foreach ( array( 'front', 'front', 'front', 'page' ) as $page ) {
				$next = atoll_log_with( $log, $this->report( $page ), 7, self::NOON - self::NOON % 86400 + 60 * $minute );
				if ( null !== $next ) {
					$log = $next;
					++$taken[ $page ];
				}
			}
		}
		$this->assertSame(
			array(
				'front' => ATOLL_LOG_PER_DAY,
				'page'  => 50,
			),
			$taken
		);
		$this->assertNotNull( atoll_log_with( $log, $this->report(), 7, self::NOON + 86400 ) );
	}

	/** The log lists the days that are stored, for four weeks. */
	public function test_dates() {
		$log = null;
		for ( $day = 0; $day < 40; $day++ ) {
			$log = atoll_log_with( $log, $this->report(), 7, self::NOON + $day * 86400 );
		}
		$this->assertCount( ATOLL_LOG_DAYS, $log['dates'] );
		$this->assertSame( gmdate( 'Y-m-d', self::NOON + 12 * 86400 ), $log['dates'][0] );
		$this->assertSame( gmdate( 'Y-m-d', self::NOON + 39 * 86400 ), end( $log['dates'] ) );
	}

	/** The log of a minute stays small, also if all that can be sent is sent for a whole day. */
	public function test_size() {
		$log   = null;
		$types = array( 'front', 'archive', 'search', 'missing', 'other', 'post', 'page', 'attachment', 'course', 'event' );
		$most  = 0;
		$taken = 0;
		for ( $times = 0; $times < 1440 * 60; $times++ ) {
			$sent = array(
				'vitals' => array(
					'LCP' => 250 * ( $times % 40 ),
					'INP' => 25 * ( $times % 37 ),
					'CLS' => 0.02 * ( $times % 31 ),
				),
				'failed' => array( 'tabs', 'counter' ),
			);
			$next = atoll_log_with( $log, $this->report( $types[ $times % 10 ], $sent ), $times % ATOLL_LOG_GROUPS, self::NOON - self::NOON % 86400 + intdiv( $times, 60 ) * 60 );
			if ( null !== $next ) {
				$log  = $next;
				$most = max( $most, strlen( serialize( $log ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- measured only.
				++$taken;
			}
		}
		$this->assertGreaterThan( 10000, $taken );
		$this->assertLessThan( 20000, $most );
	}

	/** An address has one group on a day, all addresses of an IPv6 network share it, and nobody can choose it. */
	public function test_group() {
		$this->assertSame( atoll_log_group( '203.0.113.7', 'a' ), atoll_log_group( '::ffff:203.0.113.7', 'a' ) );
		$this->assertSame( atoll_log_group( '2001:db8:1:2::1', 'a' ), atoll_log_group( '2001:db8:1:2:ffff::9', 'a' ) );
		$groups = array();
		for ( $number = 0; $number < 256; $number++ ) {
			$groups[] = atoll_log_group( "203.0.113.$number", 'a' );
			$groups[] = atoll_log_group( "2001:db8:1:$number::1", 'a' );
		}
		$this->assertGreaterThan( 60, count( array_unique( $groups ) ) );
		$this->assertSame( array(), array_diff( $groups, range( 0, ATOLL_LOG_GROUPS - 1 ) ) );
		$keys = array_map( static fn( $key ) => atoll_log_group( '203.0.113.7', "key-$key" ), range( 1, 99 ) );
		$this->assertGreaterThan( 30, count( array_unique( $keys ) ) );
		foreach ( array( '', 'unknown', '1.2.3', '203.0.113.7, 10.0.0.1' ) as $address ) {
			$this->assertSame( atoll_log_group( '', 'a' ), atoll_log_group( $address, 'a' ) );
		}
	}
}
