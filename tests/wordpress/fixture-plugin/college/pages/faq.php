<?php
/**
 * The page of frequently asked questions.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

return atoll_college_section(
	atoll_college_row(
		atoll_college_title( 'Before you come', 'Applying' ) . atoll_college_accordion(
			array(
				'How many people apply, and how many come?' => '<p>About four thousand apply each year, and three hundred and seventy begin. We read every letter twice.</p>',
				'Do I have to decide on a subject now?' => '<p>No. You choose a school, and the subject at the end of the first year.</p>',
				'Can I come for a term only?'           => '<p>Yes, in autumn or in spring. Guests live in the halls and pay by the week.</p>',
				'Is there an age limit?'                => '<p>Our youngest student was sixteen, our oldest eighty-one. They wrote a paper together.</p>',
				'May I bring my dog?'                   => '<p>To lectures, no. To the halls, if your corridor agrees. The cat of the library does not.</p>',
			),
			'box-icon'
		),
		atoll_college_title( 'Once you are here', 'Daily life' ) . atoll_college_accordion(
			array(
				'When do lectures begin?'   => '<p>At nine. At eight in winter for those who study birds.</p>',
				'Where do I eat?'           => '<p>In the hall, three times a day, or in the kitchen of your corridor.</p>',
				'What if I fall ill?'       => '<p>The nurse is in the gatehouse from eight to six; at night, ring the porter.</p>',
				'Who helps when I am lost?' => '<p>Your tutor first, your corridor next, the office always.</p>',
			),
			'box-background',
			'toggle-box'
		)
	)
) . atoll_college_section(
	atoll_college_title( 'Still wondering?', 'Write to us', 'center' ) . atoll_college_button( 'Ask your own question', '/visit/', 'center' ),
	array( 'color' => '#f3eee2' )
);
