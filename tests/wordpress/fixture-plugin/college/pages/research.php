<?php
/**
 * The page about research, with figures and charts.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

return atoll_college_section(
	atoll_college_row(
		atoll_college_title( 'Small groups, long questions', 'How we work' ) . atoll_college_text( '<p>Nobody at Saltmere does research alone, and nobody does it only for a degree. Our longest series of measurements was begun in 1893 by a gardener; last year a first-year student found the mistake in it.</p>' ) . atoll_college_skill_bar( 'Papers with a student as author', 71 ) . atoll_college_skill_bar( 'Data open to everybody', 96 ) . atoll_college_skill_bar( 'Funded for more than three years', 58 ),
		atoll_college_image_item( 'observatory', 'The observatory on a clear night' )
	)
) . atoll_college_section(
	atoll_college_title( 'Where the money comes from, and where it goes', 'Figures', 'center' ) . atoll_college_row(
		atoll_college_chart(
			'doughnut',
			array(
				'Public grants' => 46,
				'The ferry fund' => 27,
				'Partners'      => 18,
				'Gifts'         => 9,
			),
			array( 'plugins' => array( 'legend' => array( 'position' => 'bottom' ) ) )
		),
		atoll_college_chart(
			'horizontalBar',
			array(
				'River sciences' => 412,
				'Medicine'       => 368,
				'History'        => 251,
				'Music'          => 184,
				'Physics'        => 173,
			),
			array(
				'legend' => array( 'display' => false ),
				'scales' => array( 'xAxes' => array( array( 'ticks' => array( 'beginAtZero' => true ) ) ) ),
			)
		)
	),
	array( 'color' => '#f3eee2' )
) . atoll_college_section(
	atoll_college_row(
		atoll_college_skill_circle( 84, 'of groups work with the town' ),
		atoll_college_skill_circle( 63, 'led by women' ),
		atoll_college_skill_circle( 41, 'began with a student' )
	)
) . atoll_college_section(
	atoll_college_title( 'Projects', 'On show' ) . atoll_college_listing(
		'gdlr_core_portfolio_ajax',
		array(
			'num-fetch'  => '9',
			'pagination' => 'page',
			'filterer'   => 'text-slide',
		)
	),
	array( 'color' => '#f3eee2' )
);
