<?php
/**
 * The page of events.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

return atoll_college_section(
	atoll_college_title( 'Autumn term begins in', 'Calendar', 'center', 'color: #ffffff ;' ) . atoll_college_countdown(),
	array(
		'picture' => 'fair',
		'speed'   => '0.4',
		'class'   => 'college-dark college-veil',
	)
) . atoll_college_section(
	atoll_college_title( 'Through the year', 'What is on', 'center' ) . atoll_college_tabs(
		array(
			'Autumn' => array( 'text' => '<ul class="college-dates"><li><strong>12 October</strong> Open day, from ten to five, all buildings</li><li><strong>31 October</strong> Night walk to the salt marsh</li><li><strong>20 November</strong> Opera in the boat house</li></ul>' ),
			'Winter' => array( 'text' => '<ul class="college-dates"><li><strong>14 December</strong> Carols under the clock tower</li><li><strong>15 January</strong> Applications close</li><li><strong>8 February</strong> Winter school for young archivists</li></ul>' ),
			'Spring' => array( 'text' => '<ul class="college-dates"><li><strong>21 March</strong> Fishermen’s fair on the lawn</li><li><strong>17 April</strong> Day of the river, races from noon</li><li><strong>9 May</strong> Greenhouse open to everybody</li></ul>' ),
			'Summer' => array( 'text' => '<ul class="college-dates"><li><strong>6 June</strong> Lake swim</li><li><strong>27 June</strong> Graduation, in three parts</li><li><strong>5 July</strong> Summer school begins</li></ul>' ),
		),
		'style1-horizontal'
	)
) . atoll_college_section(
	atoll_college_title( 'Observatory nights', 'Every clear Friday', 'left', 'color: #ffffff ;' ) . atoll_college_text( '<p>The dome opens at nine. Bring a coat, and somebody who has never seen the rings of Saturn.</p>' ) . atoll_college_button( 'How to find us', '/visit/' ),
	array(
		'color'     => '#10203d',
		'class'     => 'college-dark',
		'particles' => true,
		'padding'   => '110px 0px 90px 0px',
	)
) . atoll_college_section(
	atoll_college_row(
		atoll_college_alert( 'Open day: boats run every ten minutes', '<p>The quay has room for six bicycles and no cars. Take the ferry from the station.</p>' ),
		atoll_college_title( 'Come in', 'Open to all' ) . atoll_college_text( '<p>Nearly everything that we do is open to the town. Where places are few, the list says so, and neighbours come first.</p>' )
	)
) . atoll_college_marquee( 'Lunch concerts on Wednesday at one — public lectures on Thursday at seven — observatory on clear Fridays — ' );
