<?php
/**
 * The page of news.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

ob_start();
atoll_fixture_print_articles();
$atoll_college_articles = ob_get_clean();

return atoll_college_section(
	atoll_college_post_slider( 4 ),
	array( 'padding' => '50px 0px 0px 0px' )
) . atoll_college_sidebar(
	atoll_college_title( 'The latest', 'By subject' ) . atoll_college_listing(
		'gdlr_core_post_ajax',
		array(
			'num-fetch'  => '6',
			'pagination' => 'load-more',
			'filterer'   => 'text',
			'blog-style' => 'blog-column',
		)
	),
	atoll_college_sidebar_widget( 'Write to us', '<p>The press office answers on weekdays until four: press@saltmere.example</p>' )
	. atoll_college_sidebar_widget( 'By post', '<p>The college letter comes out four times a year. The porter’s lodge keeps a list of those who want it.</p>' ),
	true
) . atoll_college_section( '<div class="college-articles gdlr-core-item-pdlr">' . $atoll_college_articles . '</div>', array( 'color' => '#f3eee2' ) );
