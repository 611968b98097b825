<?php
/**
 * The page of programmes.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

$atoll_college_school = static function ( $name, $picture, $text ) {
	return atoll_college_feature_content(
		array(
			'caption' => 'School of',
			'title'   => $name,
			'text'    => $text,
			'link'    => 'How to apply',
			'path'    => '/admissions/',
			'picture' => $picture,
			'alt'     => '',
		)
	);
};

return atoll_college_section(
	atoll_college_title( 'Three schools, thirty-six programmes', 'What you can study', 'center' ) . atoll_college_feature_tabs(
		array(
			'Sciences'   => array(
				'heading' => 'Sciences that go outside',
				'text'    => 'Biology, chemistry, physics and the science of rivers. Half of each week is spent in a laboratory or in rubber boots.',
				'picture' => 'laboratory',
				'alt'     => 'A bench in the laboratory',
				'link'    => 'The research that you join',
				'path'    => '/research/',
			),
			'Humanities' => array(
				'heading' => 'Humanities with evidence',
				'text'    => 'History, literature, philosophy and languages, from sources that you may touch. The archive is two floors below the seminar room.',
				'picture' => 'library',
				'alt'     => 'The reading room of the library',
				'link'    => 'The people who teach it',
				'path'    => '/faculty/',
			),
			'Arts'       => array(
				'heading' => 'Arts for people with questions',
				'text'    => 'Music, drawing and the making of things. Every student shows something to the public in every year.',
				'picture' => 'studio',
				'alt'     => 'An easel in the studio',
				'link'    => 'What they have made',
				'path'    => '/campus-life/',
			),
		)
	)
) . atoll_college_section(
	atoll_college_title( 'Choose your length', 'Degrees', 'center' ) . atoll_college_columns(
		array(
			array(
				'size'    => 20,
				'tilt'    => true,
				'color'   => '#ffffff',
				'content' => atoll_college_service( 'fa-leaf', 'Foundation year', 'One year for those who come from elsewhere, or late.' ),
			),
			array(
				'size'    => 20,
				'tilt'    => true,
				'color'   => '#ffffff',
				'content' => atoll_college_service( 'fa-book', 'Bachelor', 'Three years, two subjects, one long essay that you choose yourself.' ),
			),
			array(
				'size'    => 20,
				'tilt'    => true,
				'color'   => '#ffffff',
				'content' => atoll_college_service( 'fa-flask', 'Master', 'Fifteen months in a research group, with a seat of your own.' ),
			),
		)
	),
	array( 'color' => '#f3eee2' )
) . atoll_college_section(
	atoll_college_title( 'The schools at a glance', 'Press a picture' ) . atoll_college_row(
		$atoll_college_school( 'Sciences', 'greenhouse', 'Fourteen programmes, five laboratories and a boat.' ),
		$atoll_college_school( 'Humanities', 'harbour', 'Twelve programmes and an archive of two kilometres.' ),
		$atoll_college_school( 'Arts', 'concert', 'Ten programmes, two stages and one very good piano.' )
	)
) . atoll_college_section(
	atoll_college_row(
		atoll_college_title( 'A week in the life', 'Year by year' ) . atoll_college_dropdown_tab(
			array(
				'First year'  => '<p>Four lectures, two laboratories, one tutorial. Wednesday afternoons are free for sport, choir and sleep.</p>',
				'Second year' => '<p>Two lectures, one seminar of your choice, one project with a partner outside of the college.</p>',
				'Third year'  => '<p>One seminar and your own long essay. Your tutor has time for you every week.</p>',
			)
		),
		atoll_college_title( 'Good to know', 'Rules' ) . atoll_college_accordion(
			array(
				'May I change my subject?'   => '<p>Until the end of the first year, without a reason. Later, with one.</p>',
				'May I study part time?'     => '<p>Yes, in every programme. Tutorials can be in the evening.</p>',
				'Do I need a second language?' => '<p>No, but the language tables at lunch are hard to avoid.</p>',
			),
			'icon',
			'toggle-box'
		)
	),
	array( 'color' => '#f3eee2' )
) . atoll_college_section(
	atoll_college_title( 'Turn a card', 'Minors', 'center' ) . atoll_college_row(
		atoll_college_flip_box(
			array(
				'icon'    => 'fa-globe',
				'title'   => 'Maps',
				'caption' => 'Two terms',
				'text'    => 'Draw what you have walked.',
			),
			array(
				'title'   => 'Maps',
				'caption' => 'Tuesdays',
				'text'    => 'With the town’s surveyor.',
				'link'    => 'Ask about maps',
				'path'    => '/visit/',
			)
		),
		atoll_college_flip_box(
			array(
				'icon'    => 'fa-music',
				'title'   => 'Sound',
				'caption' => 'One term',
				'text'    => 'Record, listen, leave out.',
			),
			array(
				'title'   => 'Sound',
				'caption' => 'Thursdays',
				'text'    => 'In the tower, after the bells.',
				'link'    => 'Ask about sound',
				'path'    => '/visit/',
			)
		),
		atoll_college_flip_box(
			array(
				'icon'    => 'fa-leaf',
				'title'   => 'Gardens',
				'caption' => 'A whole year',
				'text'    => 'Because plants take their time.',
			),
			array(
				'title'   => 'Gardens',
				'caption' => 'Mornings',
				'text'    => 'Boots are provided.',
				'link'    => 'Ask about gardens',
				'path'    => '/visit/',
			)
		)
	)
);
