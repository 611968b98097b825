<?php
/**
 * The front page of the college.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

return atoll_college_section(
	atoll_college_title( 'A small college by the water', 'Saltmere, since 1871', 'left', 'color: #ffffff ;', 'h1' )
	. atoll_college_text( '<p>Eleven hundred students, ninety teachers, one clock tower. We teach in small groups, and we know your name by the second week.</p>' )
	. atoll_college_button( 'Find your programme', '/programmes/' ),
	array(
		'picture'       => 'quad',
		'speed'         => '0.6',
		'class'         => 'college-hero gdlr-core-wrapper-full-height gdlr-core-js gdlr-core-full-height-center',
		'attributes'    => 'data-decrease-height="240px"',
		'content_class' => 'gdlr-core-full-height-content',
		'padding'       => '60px 0px 60px 0px',
	)
) . atoll_college_section(
	atoll_college_columns(
		array(
			array(
				'size'      => 20,
				'animation' => 'fadeInUp',
				'content'   => atoll_college_service( 'fa-graduation-cap', 'Study in small groups', 'Twelve people around a table learn more than two hundred in a hall.', '/programmes/' ),
			),
			array(
				'size'      => 20,
				'animation' => 'fadeInUp',
				'content'   => atoll_college_service( 'fa-book', 'A library that never shuts', 'Four hundred thousand volumes, forty lamps, and a kettle.', '/campus-life/' ),
			),
			array(
				'size'      => 20,
				'animation' => 'fadeInUp',
				'content'   => atoll_college_service( 'fa-flask', 'Research from year one', 'First years count moths, dig trenches and publish what they find.', '/research/' ),
			),
		)
	)
) . atoll_college_section(
	atoll_college_row(
		atoll_college_counter( 1124, 'Students' ),
		atoll_college_counter( 36, 'Programmes' ),
		atoll_college_counter( 94, 'Graduate on time', '%' ),
		atoll_college_counter( 58, 'Countries' )
	),
	array(
		'color'   => '#16284a',
		'class'   => 'college-dark',
		'padding' => '50px 0px 20px 0px',
	)
) . atoll_college_section(
	atoll_college_columns(
		array(
			array(
				'size'    => 30,
				'sync'    => 'welcome',
				'picture' => 'library',
				'content' => '',
			),
			array(
				'size'    => 30,
				'sync'    => 'welcome',
				'center'  => true,
				'color'   => '#f3eee2',
				'content' => atoll_college_title( 'Learn from people, not from slides', 'How we teach' ) . atoll_college_text( '<p>Every week you meet your tutor, alone or with one other student, and talk about what you have written. It is the oldest way to teach, and nobody has found a better one.</p><p>The rest of the week belongs to laboratories, studios, the river and your friends.</p>' ) . atoll_college_button( 'Meet the teachers', '/faculty/' ),
			),
		)
	),
	array( 'padding' => '70px 0px 70px 0px' )
) . atoll_college_section(
	atoll_college_typed_text( 'Come for', array( 'biology', 'history &amp; letters', 'the choir', 'the river' ), 'and stay for the company.' ),
	array( 'padding' => '10px 0px 10px 0px' )
) . atoll_college_section(
	atoll_college_title_with_link( 'News from the college', 'All the news', '/news/' ) . atoll_college_post_slider( 4 ),
	array( 'padding' => '40px 0px 20px 0px' )
) . atoll_college_section(
	atoll_college_testimonials(
		'What students say',
		array(
			'Leonie Harte'  => array(
				'text'     => 'I came for the laboratories. What I tell people about is the breakfast table, where a historian explained my own experiment to me.',
				'position' => 'Biology, third year',
				'picture'  => 'portrait-5',
			),
			'Kofi Mensah'   => array(
				'text'     => 'My tutor read every line that I wrote for three years. I did not know that anybody did that any more.',
				'position' => 'History, class of 2024',
				'picture'  => 'portrait-2',
			),
			'Yara Sandoval' => array(
				'text'     => 'Rowing before sunrise, rehearsal at noon, seminar at four. I have never been so tired, nor so awake.',
				'position' => 'Music, second year',
				'picture'  => 'portrait-1',
			),
		)
	),
	array( 'color' => '#f3eee2' )
) . atoll_college_marquee( 'Applications close on 15 January — open day on 12 October — lunch concerts every Wednesday — ' );
