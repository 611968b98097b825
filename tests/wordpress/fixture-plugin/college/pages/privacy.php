<?php
/**
 * The page about privacy, with the consent form.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

return atoll_college_sidebar(
	atoll_college_title( 'What we keep, and why', 'Privacy' ) . atoll_college_text( '<p>This site keeps what it needs to answer you, and nothing else. A form that you send is read by the office and deleted when your question is answered. We count visits without knowing who you are, if you let us.</p><p>Films come from a page of their own and are only shown once you have agreed. You can change your mind at any time in the <a href="#" class="gdlr-core-privacy-box-lb gdlr-core-js" data-gdlr-lb="gdlr-core-gdpr-lightbox" >privacy settings</a>.</p>' ) . atoll_college_accordion(
		array(
			'What is stored in my browser?' => '<p>One cookie with your choice. It lasts for thirty days.</p>',
			'Who can see what I send?'      => '<p>The office, and the teacher whom you ask about. Nobody outside of the college.</p>',
			'How long is it kept?'          => '<p>Questions for a year, applications for three, notebooks for ever if you leave them here.</p>',
		),
		'icon'
	),
	atoll_college_sidebar_widget( 'Ask us', '<p>The officer for privacy is Miriam Katz, in the college office: privacy@saltmere.example</p>' ) . atoll_college_sidebar_widget( 'In short', '<p>We do not sell, lend or swap what we know about you.</p>' )
);
