<?php
/**
 * The page of the staff.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

return atoll_college_section(
	atoll_college_title( 'New at Saltmere', 'Welcome' ) . atoll_college_staff_carousel( 8 ),
	array( 'color' => '#f3eee2' )
) . atoll_college_section(
	atoll_college_title( 'Everybody', 'Faculty and staff' ) . atoll_college_listing(
		'gdlr_core_personnel_ajax',
		array( 'num-fetch' => '12' )
	)
);
