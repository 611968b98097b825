<?php
/**
 * The page about admissions, with a form.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

return atoll_college_section(
	atoll_college_alert( 'Applications for autumn close on 15 January', '<p>Letters that come later are read when places remain. Ask us <a href="#apply">with the form below</a>.</p>' ),
	array( 'padding' => '40px 0px 0px 0px' )
) . atoll_college_section(
	atoll_college_title( 'Four steps to a place', 'How it works' ) . atoll_college_roadmap(
		array(
			'Write'  => array(
				'caption' => 'By 15 January',
				'heading' => 'Two pages, in your own words',
				'text'    => 'Tell us what you would like to find out, and what you have already tried. Leave out what you think we want to hear.',
			),
			'Show'   => array(
				'caption' => 'February',
				'heading' => 'Something that you have made',
				'text'    => 'A notebook, a recording, a table of numbers, a repaired bicycle. We have seen everything but a tame heron.',
			),
			'Talk'   => array(
				'caption' => 'March',
				'heading' => 'An hour with two teachers',
				'text'    => 'It is a conversation, not a test. You may bring questions; most people learn more from ours than they expected.',
			),
			'Decide' => array(
				'caption' => 'April',
				'heading' => 'We write on the first of April',
				'text'    => 'It is not a joke. You have until the end of May to think about it.',
			),
		)
	)
) . atoll_college_section(
	atoll_college_row(
		atoll_college_title( 'Ask the admissions office', 'We answer within two days' ) . '<div id="apply">' . atoll_college_form(
			110,
			'/admissions/',
			atoll_college_field( 'Your name', 'your-name', 'text', true )
			. atoll_college_field( 'Your email', 'your-email', 'email', true )
			. atoll_college_field( 'Telephone (optional)', 'your-tel', 'tel', false )
			. atoll_college_select( 'Programme', 'programme', array( 'Not decided yet', 'Sciences', 'Humanities', 'Arts' ) )
			. atoll_college_message( 'Your question (optional)' ),
			'Send my question'
		) . '</div>',
		atoll_college_title( 'What we ask for', 'Papers' ) . atoll_college_accordion(
			array(
				'School certificates'   => '<p>Copies are enough. Bring the originals on the first day of term.</p>',
				'A letter from a teacher' => '<p>From somebody who has taught you and may say so in a paragraph.</p>',
				'Proof of language'     => '<p>If you have not been taught in English: a test of the last three years.</p>',
			),
			'background-title-icon'
		) . atoll_college_lightbox_form( 'call-me', 'Ask us to call you', '<h3>We call you</h3><form class="demo-form" method="post"><p><label>Your telephone number<br><input type="tel" name="telephone" autocomplete="tel"></label></p><p><label>When suits you<br><input type="text" name="time"></label></p><p><input type="submit" value="Please call"></p></form>' )
	),
	array( 'color' => '#f3eee2' )
);
