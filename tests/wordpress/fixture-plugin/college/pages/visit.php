<?php
/**
 * The page with directions, with a form.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

return atoll_college_section(
	atoll_college_columns(
		array(
			array(
				'size'    => 20,
				'color'   => '#f3eee2',
				'sync'    => 'ways',
				'content' => atoll_college_service( 'fa-map-marker', 'By ferry', 'From the station every ten minutes; the college has a landing of its own.' ),
			),
			array(
				'size'    => 20,
				'color'   => '#f3eee2',
				'sync'    => 'ways',
				'content' => atoll_college_service( 'fa-phone', 'By telephone', 'Weekdays from nine to four: 01632 960 871.' ),
			),
			array(
				'size'    => 20,
				'color'   => '#f3eee2',
				'sync'    => 'ways',
				'content' => atoll_college_service( 'fa-envelope', 'By letter', 'Lantern Quay 4, Saltmere. We answer on paper when you write on paper.' ),
			),
		)
	)
) . atoll_college_section(
	atoll_college_row(
		atoll_college_title( 'Write to us', 'The office answers within two days' ) . atoll_college_form(
			111,
			'/visit/',
			atoll_college_field( 'Your name', 'your-name', 'text', true )
			. atoll_college_field( 'Your email', 'your-email', 'email', true )
			. atoll_college_field( 'Day of your visit (optional)', 'day', 'date', false )
			. atoll_college_message( 'Your message (optional)' ),
			'Send message'
		),
		atoll_college_image_item( 'harbour', 'The quay of Saltmere in the evening' ) . atoll_college_text( '<p>Tours leave from the gatehouse on Tuesdays and Saturdays at eleven and take an hour. You need not say that you are coming, but the guides like to know how many umbrellas to bring.</p>' )
	)
);
