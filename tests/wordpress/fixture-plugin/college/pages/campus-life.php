<?php
/**
 * The page about life on the campus, with galleries.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

$atoll_college_film = '<div class="gdlr-core-video-item gdlr-core-item-pdlr gdlr-core-item-pdb "  ><div class="gdlr-core-video-item-type-youtube" ><iframe src="' . esc_url( home_url( '/?college_film=youtube' ) ) . '" width="640" height="360" title="The choir in the concert hall" data-player-type="youtube" allowfullscreen ></iframe></div></div>';

return atoll_college_section(
	atoll_college_title( 'There is always something on the river', 'Campus life', 'center', 'color: #ffffff ;' ) . atoll_college_text( '<p>Forty clubs, two stages, one lake, and a kitchen that forgives late arrivals.</p>', 'center' ),
	array(
		'video'    => content_url( 'atoll-college/river.webm' ),
		'fallback' => 'river',
		'class'    => 'college-dark college-veil',
		'padding'  => '150px 0px 130px 0px',
	)
) . atoll_college_section(
	atoll_college_title( 'A year in pictures', 'Press one', 'center' ) . atoll_college_gallery(
		array(
			'quad'       => 'First day of term in the quadrangle',
			'field'      => 'Wednesday afternoon on the field',
			'studio'     => 'Drawing class with a guest',
			'greenhouse' => 'The greenhouse after rain',
			'workshop'   => 'The arm that pours tea',
			'graduation' => 'Caps go up, and mostly come down',
		),
		'fitrows',
		11
	)
) . atoll_college_section(
	atoll_college_row(
		atoll_college_title( 'Halls with a view', 'Living here' ) . atoll_college_text( '<p>Six halls, nine kitchens, no curfew. Rooms are drawn by lot in June, with a great deal of noise.</p><p>Every corridor has a cook’s night, and every cook has a critic.</p>' ) . atoll_college_button( 'What a room costs', '/tuition/' ),
		atoll_college_gallery_slider(
			array(
				'residence' => 'The east halls at dusk',
				'harbour'   => 'The view from the north rooms',
				'winter'    => 'The yard in January',
			),
			'kenburn',
			12
		)
	),
	array( 'color' => '#f3eee2' )
) . atoll_college_section(
	atoll_college_title( 'On stage', 'Film' ) . ( atoll_fixture_has_consent( 4 ) ? atoll_college_element( $atoll_college_film ) : atoll_college_element( '<div class="gdlr-core-item-pdlr gdlr-core-item-pdb">' . str_replace( 'src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="', 'src="' . esc_url( atoll_college_picture( 'concert' ) ) . '"', atoll_fixture_before_lightbox( 'lightbox-form-2.1.7-blocked' ) ) . '</div>' ) )
) . atoll_college_section(
	atoll_college_title( 'Open day', 'Look closer' ) . atoll_college_gallery_slider(
		array(
			'fair'       => 'Fishermen’s fair on the lawn',
			'lecture'    => 'A lecture that nobody wanted to end',
			'concert'    => 'Rehearsal in the hall',
			'laboratory' => 'Benches for first years',
			'library'    => 'The reading room at noon',
			'river'      => 'The eight in training',
		),
		'fade',
		13,
		true
	),
	array( 'color' => '#f3eee2' )
) . atoll_college_section(
	atoll_college_title( 'The album', 'Of every size' ) . atoll_college_gallery(
		array(
			'harbour'     => 'The town from the water',
			'library'     => 'Forty lamps',
			'observatory' => 'Friday night',
			'concert'     => 'Wednesday at one',
			'lecture'     => 'Thursday at seven',
			'residence'   => 'Any night',
		),
		'masonry',
		14
	)
) . atoll_college_sliding_gallery(
	array(
		'river'      => 'Rowing before sunrise',
		'field'      => 'Football for all',
		'workshop'   => 'Robots and tea',
		'winter'     => 'Snow in the yard',
		'fair'       => 'The fair',
		'greenhouse' => 'Tomatoes in March',
	),
	15
);
