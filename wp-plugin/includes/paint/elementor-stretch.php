<?php
/**
 * Stretches Elementor's sections while the page is read (elementor-frontend, section 2.6), so that nothing moves later. Only the
 * browser knows where a section's column is.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Stretches the section around the script, as widgets/effects/stretched-section/elementor.ts does. Again when the page has a
 * scroll bar, and with the window, until the widget does it.
 */
const ATOLL_ELEMENTOR_STRETCH_CODE = '(function(s){if(!(s instanceof HTMLScriptElement))return;var p=s.parentNode,d=s.dataset,e=d.side,f=function(){if(p.dataset.atollState)return;var c,w=document.documentElement.clientWidth,t=p.style,r,o,l;try{c=d.container&&document.querySelector(d.container)}catch(x){}t.width=t[e]="";r=p.getBoundingClientRect();o=r.left+scrollX;l=c&&c.getBoundingClientRect().left+scrollX;if(c)w=c.clientWidth;if(c&&o>l)o-=l;if(getComputedStyle(p).position==="fixed")return;t.width=w+"px";t[e]=-(e==="left"?o:w-r.width-o)+"px"};s.remove();f();addEventListener("DOMContentLoaded",f);addEventListener("resize",f)})(document.currentScript)';

/**
 * Adds the script at the start of each stretched section.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 */
function atoll_add_elementor_stretch( $markup, $edits ) {
	$sections = $markup->tags_of_class( 'elementor-section-stretched' );
	if ( array() === $sections ) {
		return;
	}
	$config    = atoll_elementor_config();
	$container = isset( $config['kit']['stretched_section_container'] ) ? $config['kit']['stretched_section_container'] : '';
	$script    = atoll_inline_script(
		ATOLL_ELEMENTOR_STRETCH_CODE,
		array( 'data-side' => empty( $config['is_rtl'] ) ? 'left' : 'right' )
			+ ( is_string( $container ) && '' !== $container ? array( 'data-container' => $container ) : array() )
	);
	foreach ( $sections as $section ) {
		$settings = json_decode( atoll_tag_attributes( $section['attributes'], array( 'data-settings' ) )['data-settings'], true );
		if ( isset( $settings['stretch_section'] ) && ATOLL_ELEMENTOR_STRETCHED === $settings['stretch_section'] ) {
			$edits->insert( 'stretched section', $section['end'], $script );
		}
	}
}
