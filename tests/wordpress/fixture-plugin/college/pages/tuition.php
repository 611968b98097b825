<?php
/**
 * The page about tuition fees.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

$atoll_college_prices = static function ( $times, $suffix ) {
	$columns = array();
	foreach ( array(
		array( 'Day student', 'Live where you like', 'fa-leaf', 2100, array( 'All teaching', 'Library day and night', 'Lunch on weekdays' ), false ),
		array( 'Resident', 'A room in the halls', 'fa-graduation-cap', 3900, array( 'All teaching', 'Your own room', 'All meals' ), true ),
		array( 'Evening', 'After work', 'fa-book', 1200, array( 'Two seminars', 'Library day and night', 'Tea' ), false ),
	) as list( $title, $caption, $icon, $price, $list, $is_active ) ) {
		$columns[] = array(
			'title'   => $title,
			'caption' => $caption,
			'icon'    => $icon,
			'price'   => number_format( $price * $times ),
			'suffix'  => $suffix,
			'list'    => $list,
			'active'  => $is_active,
		);
	}
	return $columns;
};

return atoll_college_section(
	atoll_college_title( 'What a year costs', 'Fees', 'center' ) . atoll_college_text( '<p>The same for everybody, wherever you come from. Four in ten students pay less, and one in five pays nothing.</p>', 'center' ) . atoll_college_price_table(
		array(
			'by term' => $atoll_college_prices( 1, 'a term' ),
			'by year' => $atoll_college_prices( 2.8, 'a year' ),
		)
	)
) . atoll_college_section(
	atoll_college_row(
		atoll_college_title( 'How would you like to pay?', 'Plan' ) . atoll_college_price_plan(
			array(
				'At once'   => array(
					'price'   => '£10,500',
					'content' => 'Three per cent less than by term',
					'text'    => '<p>Write to the bursar before the first of August. The reduction is taken off the second term.</p>',
				),
				'By term'   => array(
					'price'   => '£3,900',
					'content' => 'Due in the first week of each term',
					'text'    => '<p>The bill comes by letter, two weeks before term. A card, a transfer or a very large envelope will do.</p>',
				),
				'By month' => array(
					'price'   => '£975',
					'content' => 'Twelve equal parts, no interest',
					'text'    => '<p>The bursar sends an agreement, which you sign once for all three years.</p>',
				),
			)
		),
		atoll_college_title( 'Help with money', 'Bursaries' ) . atoll_college_accordion(
			array(
				'The ferry fund'        => '<p>Pays all fees and a room for whoever cannot. It was left by our founder and has never been empty.</p>',
				'Work in the college'   => '<p>Library, garden, kitchen: up to eight hours a week, paid as anybody else is.</p>',
				'Hardship in mid term' => '<p>Come to the office. No form is longer than a page, and the answer takes three days.</p>',
			),
			'shadow-background',
			'toggle-box'
		)
	),
	array( 'color' => '#f3eee2' )
);
