<?php
/**
 * The page for alumni, built with Essential Addons.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

return atoll_college_section(
	atoll_college_fancy_text( 'b52d18f', 'Once at Saltmere,', array( 'always curious', 'always late for dinner', 'always welcome' ), '.' ) . '<p class="college-lead">Fourteen thousand people have studied here. We would like to know what has become of all of them.</p>',
	array( 'padding' => '60px 0px 20px 0px' )
) . atoll_college_section(
	atoll_college_title( 'Reunions', 'Pictures', 'center' ) . atoll_college_filterable_gallery(
		'd4e5f60',
		array(
			'reunion'  => 'Reunions',
			'projects' => 'Projects',
			'travel'   => 'Travel',
		),
		array(
			array( 'fair', 'Summer fair', 'The class of 1994 sells jam', 'reunion' ),
			array( 'workshop', 'Robot club', 'Built by alumni, broken by students', 'projects' ),
			array( 'harbour', 'Lisbon chapter', 'Twelve people and a boat', 'travel' ),
			array( 'graduation', 'Graduation day', 'Ten years later, same caps', 'reunion' ),
			array( 'greenhouse', 'Seed exchange', 'Every March, by post', 'projects' ),
			array( 'observatory', 'Desert telescope', 'A gift of 2011', 'travel' ),
			array( 'river', 'Veterans’ eight', 'Combined age: 512', 'reunion' ),
			array( 'studio', 'Open studio', 'Sixty drawings in a night', 'projects' ),
			array( 'winter', 'Winter walk', 'Forty kilometres, one thermos', 'travel' ),
		),
		6
	),
	array( 'color' => '#f3eee2' )
) . atoll_college_section(
	atoll_college_row(
		atoll_college_title( 'Where you are', 'Chapters' ) . atoll_college_adv_tabs(
			'26d54fb',
			array(
				'North' => '<p>Meets on the first Monday in the back room of the Anchor. Ask for the table with the atlas.</p>',
				'South' => '<p>Picnics from May to September, letters in winter.</p>',
				'Abroad' => '<p>Eleven cities on four continents, and a list of spare beds.</p>',
			)
		),
		atoll_college_title( 'What we offer', 'For life' ) . atoll_college_adv_accordion(
			'9de03e2',
			array(
				'A reader’s card'  => '<p>The library stays yours, day and night.</p>',
				'Help with work' => '<p>Forty-one alumni answer letters from those who are looking.</p>',
				'A bed for a night' => '<p>Two guest rooms above the boat house, first come, first served.</p>',
			)
		)
	)
) . atoll_college_section(
	atoll_college_title( 'Next reunions', 'Dates', 'center' ) . atoll_college_data_table(
		'c3d4e5f',
		array( 'Class', 'Day', 'Place', 'Host' ),
		array(
			array( '1976', '21 May', 'Boat house', 'Ruth Ansell' ),
			array( '1986', '28 May', 'Great hall', 'Idris Bowen' ),
			array( '2001', '4 June', 'Library terrace', 'Wei Tan' ),
			array( '2016', '18 June', 'The Anchor', 'Carla Nunes' ),
		)
	) . atoll_college_title( 'Until the summer fair', '', 'center' ) . atoll_college_eael_countdown( '7f3a2b5', 1000000 ),
	array( 'color' => '#f3eee2' )
) . atoll_college_section(
	atoll_college_row(
		atoll_college_pricing_table(
			'f6228d3',
			array(
				'title'  => 'Friend of Saltmere',
				'price'  => '30',
				'period' => 'year',
				'button' => 'Become a friend',
				'path'   => '/visit/',
			),
			array(
				'The college letter' => 'Four times a year, on paper',
				'Library card'       => 'Also for your family',
				'Fair and carols'    => 'Two seats, kept until a quarter past',
			)
		),
		atoll_college_title( 'The roof fund', 'This year' ) . atoll_college_progress_bar( 'c63e290', 'Slates', 82 ) . atoll_college_progress_bar( 'c63e291', 'Timber', 64 ) . atoll_college_progress_bar( 'c63e292', 'Bells', 37 ),
		atoll_college_eael_flip_box( '5263748', array( 'Lost somebody?', 'We forward letters.' ), array( 'Write to us', 'We find nine in ten.', 'To the office', '/visit/' ) )
	)
) . atoll_college_section(
	atoll_college_title( 'Do you remember?', 'Places', 'center' ) . atoll_college_image_accordion(
		'9c93459',
		array(
			'library' => array( 'The window seat', 'Taken, always.' ),
			'river'   => array( 'Under the bridge', 'Where races are lost.' ),
			'quad'    => array( 'The lawn', 'Keep off, they said.' ),
			'concert' => array( 'Row three', 'Best sound, worst chairs.' ),
		)
	),
	array( 'color' => '#f3eee2' )
);
