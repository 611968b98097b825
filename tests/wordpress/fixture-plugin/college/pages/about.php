<?php
/**
 * The page about the college: its history, its purpose, its buildings.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

return atoll_college_section(
	atoll_college_row(
		atoll_college_title( 'Founded by ferry money', 'Our story' ) . atoll_college_text( '<p>In 1871 the widow of a ferry owner left her house, her boats and four thousand pounds to “whoever wishes to learn and cannot pay for it”. The boats are gone. The house is the library, and one student in five still pays nothing.</p><p>Saltmere has grown since, but never beyond what a dining hall can hold.</p>' ),
		atoll_college_image_item( 'winter', 'The clock tower in snow' )
	)
) . atoll_college_section(
	atoll_college_title( 'A hundred and fifty years in five steps', 'History', 'center' ) . atoll_college_roadmap(
		array(
			'1871' => array(
				'caption' => 'The house',
				'heading' => 'Eleven students and a borrowed bell',
				'text'    => 'Teaching began in the kitchen, because it was warm. The bell belonged to the fish market and rang for both.',
			),
			'1904' => array(
				'caption' => 'The tower',
				'heading' => 'A clock that everybody can see',
				'text'    => 'Built by subscription after three students missed the last ferry on the same night.',
			),
			'1938' => array(
				'caption' => 'The laboratories',
				'heading' => 'Sciences cross the yard',
				'text'    => 'The stables became laboratories. Two of the original mangers hold glassware to this day.',
			),
			'1976' => array(
				'caption' => 'The river',
				'heading' => 'Women row, and win',
				'text'    => 'The first women’s eight lost its first race by nine lengths and has won the cup twenty-two times since.',
			),
			'2021' => array(
				'caption' => 'The sun',
				'heading' => 'The roofs go to work',
				'text'    => 'Panels on every roof but the chapel’s give more than the college uses, and the town takes the rest.',
			),
		)
	),
	array( 'color' => '#f3eee2' )
) . atoll_college_section(
	atoll_college_title( 'What we stand for', 'Purpose', 'center' ) . atoll_college_tabs(
		array(
			'Learning' => array(
				'picture' => 'lecture',
				'text'    => '<p>We teach people to ask, to doubt and to change their minds in public. Marks matter less than notebooks.</p>',
			),
			'Place'    => array(
				'picture' => 'harbour',
				'text'    => '<p>The town is our neighbour and our subject. Lectures on Thursday evening are open to everybody, and so is the tea.</p>',
			),
			'People'   => array(
				'picture' => 'graduation',
				'text'    => '<p>We admit for promise and pay for what is missing. Nobody leaves Saltmere for want of money.</p>',
			),
		),
		'style2-horizontal'
	)
) . atoll_college_section(
	atoll_college_divider( 'fa-graduation-cap' ) . atoll_college_title( 'Under our roofs', 'Buildings', 'center' ) . atoll_college_hover_boxes(
		array(
			'The library'     => array(
				'text'     => 'Open day and night, also to the town.',
				'path'     => '/campus-life/',
				'pictures' => array( 'library', 'residence' ),
			),
			'The concert hall' => array(
				'text'     => 'Lunch concerts every Wednesday at one.',
				'path'     => '/events/',
				'pictures' => array( 'concert', 'studio' ),
			),
			'The observatory' => array(
				'text'     => 'On clear Fridays the dome is open.',
				'path'     => '/research/',
				'pictures' => array( 'observatory', 'workshop' ),
			),
		)
	)
) . atoll_college_section(
	atoll_college_title( 'From the album', 'Pictures' ) . atoll_college_scroll_gallery(
		array(
			'quad'       => 'The quadrangle in June',
			'river'      => 'The eight under the old bridge',
			'greenhouse' => 'The greenhouse of 1912',
			'fair'       => 'Fishermen’s fair on the lawn',
			'residence'  => 'The halls at dusk',
			'studio'     => 'Drawing from memory',
		),
		3
	),
	array( 'color' => '#f3eee2' )
);
