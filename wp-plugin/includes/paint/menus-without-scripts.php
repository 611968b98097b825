<?php
/**
 * The menus of the theme that slide in or cover the page, for visitors without scripts (goodlayers-theme, section 2): a
 * link to the menu opens it, and another one closes it. The search (goodlayers-theme, section 4.1) opens by the focus. Only on pages
 * without the theme's script.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The panel at the edge, with all of its lists. The colours and widths are the theme's. */
const ATOLL_PANEL_RULES = '.P-mm-menu-wrap:target{display:block;position:fixed;z-index:9999;inset:var(--wp-admin--admin-bar--height,0px) 0 0 auto;box-sizing:border-box;width:350px;padding:64px 25px 25px;overflow:auto;background:#1f1f1f;text-align:start}'
	. '.P-mm-menu-wrap[data-slide=left]:target{inset-inline:0 auto}'
	. '.P-mm-menu-wrap ul{margin:0;list-style:none}.P-mm-menu-wrap ul ul{padding-inline-start:20px}'
	. '.P-mm-menu-wrap a{display:block;padding:14px 0;border-bottom:1px solid #444;color:#fff;font-size:12px;font-weight:700;line-height:1.5;text-transform:uppercase}'
	. '.P-mm-menu-wrap a[href="#"]{pointer-events:none}'
	. '[data-atoll-close-panel]{display:none;position:fixed;z-index:10000;inset:var(--wp-admin--admin-bar--height,0px) 0 auto auto;box-sizing:border-box;width:350px;padding:20px 25px;background:#1f1f1f;font-size:14px;line-height:1.5;text-align:start}'
	. '[data-atoll-close-panel][href][href]{color:#fff}'
	. 'noscript:has(+[data-slide=left])>[data-atoll-close-panel]{inset-inline:0 auto}'
	. 'noscript:has(+.P-mm-menu-wrap:target)>[data-atoll-close-panel]{display:block}'
	. '@media (max-width:550px){.P-mm-menu-wrap:target,[data-atoll-close-panel]{width:250px}}';

/** The menu over the page. Its button leads to the top of the page, so another one takes its place. */
const ATOLL_OVERLAY_RULES = '.P-overlay-menu>.P-overlay-menu-icon{display:none}.P-overlay-menu:target>.P-overlay-menu-content,.P-overlay-menu:target>.P-overlay-menu-content ul.sub-menu{display:block}'
	. '.P-overlay-menu:target>.P-overlay-menu-content ul.menu>li{opacity:1;transform:none}.P-overlay-menu-close>noscript>a{position:absolute;inset:0}.P-overlay-menu-content li>a[href="#"]{pointer-events:none}';

/** The search over the page is there while its icon, or a part of it, has the focus, and while the focus moves between them. */
const ATOLL_SEARCH_RULES = '[id$=top-search]:focus~.P-top-search-wrap,.P-top-search-wrap:is(:focus-within,:active){display:block}';

/**
 * Returns the styles of the menus and of the search without scripts.
 *
 * @param string $html   The page.
 * @param string $prefix The theme's prefix.
 * @return string
 */
function atoll_menu_styles_without_scripts( $html, $prefix ) {
	$rules  = atoll_has_theme_name( $html, "$prefix-mm-menu-wrap" ) ? ATOLL_PANEL_RULES : '';
	$rules .= atoll_has_theme_name( $html, "$prefix-overlay-menu-content" ) ? ATOLL_OVERLAY_RULES : '';
	$rules .= atoll_has_theme_name( $html, "$prefix-top-search-wrap" ) ? ATOLL_SEARCH_RULES : '';
	return '' === $rules ? '' : '<noscript><style>' . str_replace( '.P-', ".$prefix-", $rules ) . "</style></noscript>\n";
}

/**
 * Adds the links that open and close the menus without scripts.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 * @param string       $prefix The theme's prefix.
 */
function atoll_add_menu_links_without_scripts( $markup, $edits, $prefix ) {
	$close   = esc_attr( atoll_site_value( 'strings' )['header-menu.close'] );
	$pattern = "~<div(?=\\s[^<>]*?\\b$prefix-(mm-menu-wrap|overlay-menu-close|overlay-menu(?=[\"'\\s])))[^<>]*+>~";
	$found   = array_merge( $markup->find_near( "$prefix-mm-menu-wrap", $pattern ), $markup->find_near( "$prefix-overlay-menu", $pattern ) );
	foreach ( $found as $match ) {
		list( $tag, $at ) = $match[0];

		$end = $at + strlen( $tag );
		switch ( $match[1][0] ) {
			case 'mm-menu-wrap':
				$edits->insert( 'menu panel', $at, "<noscript><a data-atoll-close-panel href=\"#\">$close</a></noscript>" );
				break;
			case 'overlay-menu-close':
				$edits->insert( 'menu overlay', $end, "<noscript><a href=\"#\" aria-label=\"$close\"></a></noscript>" );
				break;
			default:
				$link = atoll_overlay_link( $markup, $end, atoll_tag_attributes( substr( $tag, 4 ), array( 'id' ) )['id'] );
				if ( '' !== $link ) {
					$edits->insert( 'menu overlay', $end, $link );
				}
		}
	}
}

/**
 * Returns a link that opens a menu over the page, and looks like its button.
 *
 * @param Atoll_Markup $markup The page.
 * @param int          $at     Offset of the button, or of white space before it.
 * @param string       $id     The id of the menu.
 * @return string '' for a menu without an id or a button.
 */
function atoll_overlay_link( $markup, $at, $id ) {
	$at += strspn( $markup->html, " \t\n\f\r", $at );
	if ( '' === $id || ! $markup->is_plain_tag( $at ) || ! preg_match( '~\G<a(\s[^<>]*+>)~', $markup->html, $button, 0, $at ) ) {
		return '';
	}
	// The rule for the theme's button does not apply inside the noscript element.
	return sprintf(
		'<noscript><a class="%s" href="#%s" aria-label="%s"><span></span></a></noscript>',
		esc_attr( atoll_tag_attributes( $button[1], array( 'class' ) )['class'] ),
		esc_attr( $id ),
		esc_attr( atoll_site_value( 'strings' )['header-menu.label'] )
	);
}
