<?php
/**
 * Panels with the page builder's markup of 2.1.7 (goodlayers-panels). Every function returns HTML.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns an accordion, or a toggle box, in which items open independently.
 *
 * @param array  $items Title => HTML; the first is open.
 * @param string $style `box-icon`, `icon`, `background-title-icon`, `box-background` or `shadow-background`.
 * @param string $kind  `accordion` or `toggle-box`.
 * @return string
 */
function atoll_college_accordion( $items, $style = 'box-icon', $kind = 'accordion' ) {
	$html = '';
	foreach ( $items as $title => $text ) {
		$html .= sprintf(
			'<div class="gdlr-core-%1$s-item-tab clearfix %2$s" ><div class="gdlr-core-%1$s-item-icon gdlr-core-js gdlr-core-skin-icon  gdlr-core-skin-e-background gdlr-core-skin-border" ></div><div class="gdlr-core-%1$s-item-content-wrapper"><h4 class="gdlr-core-%1$s-item-title gdlr-core-js " style="font-style: normal ;"  >%3$s</h4><div class="gdlr-core-%1$s-item-content"  >%4$s
</div></div></div>',
			$kind,
			'' === $html ? ' gdlr-core-active' : '',
			$title,
			$text
		);
	}
	return atoll_college_element( sprintf( '<div class="gdlr-core-%s-item gdlr-core-item-mglr gdlr-core-item-mgb  gdlr-core-%s-style-%s"  >%s</div>', $kind, $kind, $style, $html ) );
}

/**
 * Returns tabs of the theme, with pictures.
 *
 * @param array  $tabs  Title => `text`, and optionally `picture`.
 * @param string $style `style1-horizontal` or `style2-horizontal`.
 * @return string
 */
function atoll_college_tabs( $tabs, $style ) {
	$images = '';
	$titles = '';
	$panes  = '';
	$number = 0;
	foreach ( $tabs as $title => $tab ) {
		$number++;
		$active = 1 === $number ? ' gdlr-core-active' : '';
		if ( isset( $tab['picture'] ) ) {
			$images .= sprintf( '<div class="gdlr-core-tab-item-image %s" data-tab-id="%d" ><span class="gdlr-core-tab-item-image-background" style="background-image: url(%s) ;"  ></span></div>', $active, $number, esc_url( atoll_college_picture( $tab['picture'] ) ) );
		}
		$titles .= sprintf( '<div class="gdlr-core-tab-item-title %s" data-tab-id="%d" >%s</div>', $active, $number, $title );
		$panes  .= sprintf(
			'<div class="gdlr-core-tab-item-content %s" data-tab-id="%d" style="background-position: center ;"  >%s
</div>',
			$active,
			$number,
			$tab['text']
		);
	}
	$line = 'style2-horizontal' === $style ? '<div class="gdlr-core-tab-item-title-line gdlr-core-skin-divider"></div>' : '';
	return atoll_college_element( sprintf( '<div class="gdlr-core-tab-item gdlr-core-js gdlr-core-item-pdb  gdlr-core-center-align gdlr-core-tab-%s gdlr-core-item-pdlr"  ><div class="gdlr-core-tab-item-content-image-wrap clearfix" >%s</div><div class="gdlr-core-tab-item-wrap" ><div class="gdlr-core-tab-item-title-wrap clearfix gdlr-core-title-font" >%s%s</div><div class="gdlr-core-tab-item-content-wrap clearfix" >%s</div></div></div>', $style, $images, $titles, $line, $panes ) );
}

/**
 * Returns the third kind of feature tabs: a picture beside a text.
 *
 * @param array $tabs Title => `heading`, `text`, `picture`, `alt`, `path`.
 * @return string
 */
function atoll_college_feature_tabs( $tabs ) {
	$titles = '';
	$panes  = '';
	$number = 0;
	foreach ( $tabs as $title => $tab ) {
		$number++;
		$active  = 1 === $number ? ' gdlr-core-active' : '';
		$titles .= sprintf( '<div class="gdlr-core-tab-feature3-title-wrap gdlr-core-column-20 %s gdlr-core-js" data-tab-id="%d" ><h3 class="gdlr-core-tab-feature3-title" >%s</h3></div>', $active, $number, $title );
		$panes  .= sprintf(
			'<div class="gdlr-core-tab-feature3-content-wrap gdlr-core-container %s gdlr-core-js"  data-tab-id="%d" ><div class="gdlr-core-tab-feature3-content-right gdlr-core-media-image" >%s</div><div class="gdlr-core-tab-feature3-content"  ><div class="gdlr-core-tab-feature3-content-title"  >%s</div><div class="gdlr-core-tab-feature3-content-text"  ><p>%s</p>
</div><div class="gdlr-core-tab-feature3-content-button" ><a class="gdlr-core-button gdlr-core-button-transparent gdlr-core-button-with-border" href="%s"  >%s</a></div></div></div>',
			$active,
			$number,
			atoll_college_image( $tab['picture'], $tab['alt'] ),
			$tab['heading'],
			$tab['text'],
			esc_url( home_url( $tab['path'] ) ),
			$tab['link']
		);
	}
	return atoll_college_element( sprintf( '<div class="gdlr-core-tab-feature3-item gdlr-core-js gdlr-core-item-pdb  gdlr-core-item-pdlr gdlr-core-size-3"  ><div class="gdlr-core-tab-feature3-title-item-wrap clearfix" >%s<div class="gdlr-core-tab-feature3-bottom-slide-bar" ><div class="gdlr-core-tab-feature3-bottom-slide-bar-border"  ></div></div></div><div class="gdlr-core-tab-feature3-item-content-wrap clearfix" >%s</div></div>', $titles, $panes ) );
}

/**
 * Returns a roadmap: a column of years, each with a text.
 *
 * @param array $steps Title => `caption`, `heading`, `text`.
 * @return string
 */
function atoll_college_roadmap( $steps ) {
	$heads  = '';
	$areas  = '';
	$number = 0;
	foreach ( $steps as $title => $step ) {
		$number++;
		$active = 1 === $number ? 'gdlr-core-active' : '';
		$heads .= sprintf( '<div class="gdlr-core-roadmap-item-head clearfix %s" data-tab-id="%2$d" ><div class="gdlr-core-roadmap-item-head-count" >%2$d</div><div class="gdlr-core-roadmap-item-head-divider" ></div><div class="gdlr-core-roadmap-item-head-content" ><h3 class="gdlr-core-roadmap-item-head-title" >%3$s</h3><div class="gdlr-core-roadmap-item-head-caption" >%4$s</div></div></div>', $active, $number, $title, $step['caption'] );
		$areas .= sprintf( '<div class="gdlr-core-roadmap-item-content-area %s" data-tab-id="%d" ><div class="gdlr-core-roadmap-item-content-caption" >%s</div><h3 class="gdlr-core-roadmap-item-content-title" >%s</h3><div class="gdlr-core-roadmap-item-content" ><p>%s</p></div></div>', $active, $number, $title, $step['heading'], $step['text'] );
	}
	return atoll_college_element( sprintf( '<div class="gdlr-core-roadmap-item gdlr-core-js gdlr-core-item-pdb"  ><div class="gdlr-core-roadmap-item-head-wrap" >%s</div><div class="gdlr-core-roadmap-item-content-wrap" >%s</div></div>', $heads, $areas ) );
}

/**
 * Returns a dropdown tab.
 *
 * @param array $panes Title => HTML.
 * @return string
 */
function atoll_college_dropdown_tab( $panes ) {
	$heads    = '';
	$contents = '';
	foreach ( array_keys( $panes ) as $index => $title ) {
		$active    = 0 === $index ? 'gdlr-core-active' : '';
		$heads    .= sprintf( '<div class="gdlr-core-dropdown-tab-head %s" data-index="%d" >%s</div>', $active, $index, $title );
		$contents .= sprintf( '<div class="gdlr-core-dropdown-tab-content %s" data-index="%d" >%s</div>', $active, $index, $panes[ $title ] );
	}
	return atoll_college_element( sprintf( '<div class="gdlr-core-dropdown-tab gdlr-core-js clearfix" ><div class="gdlr-core-dropdown-tab-title" ><span class="gdlr-core-head">%s</span><div class="gdlr-core-dropdown-tab-head-wrap" >%s</div></div><div class="gdlr-core-dropdown-tab-content-wrap" >%s</div></div>', key( $panes ), $heads, $contents ) );
}

/**
 * Returns an alert box that visitors can dismiss.
 *
 * @param string $title Its title.
 * @param string $html  Its content.
 * @return string
 */
function atoll_college_alert( $title, $html ) {
	return atoll_college_element(
		sprintf(
			'<div class="gdlr-core-alert-box-item gdlr-core-item-pdlr gdlr-core-item-pdb gdlr-core-left-align"  ><div class="gdlr-core-alert-box-item-inner gdlr-core-skin-e-background gdlr-core-skin-border" style="background-color: #fbf3df ;" ><div class="gdlr-core-alert-box-remove gdlr-core-js" ><i class="fa fa-remove" ></i></div><div class="gdlr-core-alert-box-item-head"><div class="gdlr-core-alert-box-item-icon" ><i class="fa fa-info-circle"  ></i></div><h3 class="gdlr-core-alert-box-item-title gdlr-core-skin-title"  >%s</h3></div><div class="gdlr-core-alert-box-item-content gdlr-core-skin-e-content"  >%s
</div></div></div>',
			$title,
			$html
		)
	);
}

/**
 * Returns hover boxes.
 *
 * @param array $cards Title => `text`, `path`.
 * @return string
 */
function atoll_college_hover_boxes( $cards ) {
	$html = '';
	foreach ( $cards as $title => $card ) {
		$html .= sprintf(
			'<div class="gdlr-core-hover-box-column gdlr-core-item-pdlr gdlr-core-item-mgb  gdlr-core-column-20%s" ><div class="gdlr-core-hover-box gdlr-core-js  clearfix"  ><div class="gdlr-core-hover-box-bg" style="background-color: #f3eee2 ;"  ></div><div class="gdlr-core-hover-box-bg-hover" style="background-color: #e4ecf5 ;"  ></div><div class="gdlr-core-hover-box-thumbnail-top gdlr-core-media-image gdlr-core-hover-thumbnail " style="width: 96px ;"  ><img src="%s" alt="" width="120" height="120" title="Icon 1" /><img src="%s" alt="" width="120" height="120" title="Icon 2" /></div><div class="gdlr-core-hover-box-content-wrap"  ><h3 class="gdlr-core-hover-box-title gdlr-core-skin-title" style="text-transform: none ;"  >%s</h3><div class="gdlr-core-hover-box-content gdlr-core-skin-content"  ><p>%s</p>
</div></div><a class="gdlr-core-hover-box-link" href="%s" ></a></div></div>',
			'' === $html ? ' gdlr-core-column-first' : '',
			esc_url( atoll_college_picture( $card['pictures'][0] ) ),
			esc_url( atoll_college_picture( $card['pictures'][1] ) ),
			$title,
			$card['text'],
			esc_url( home_url( $card['path'] ) )
		);
	}
	return atoll_college_element( sprintf( '<div class="gdlr-core-hover-box-item gdlr-core-item-pdb clearfix  gdlr-core-center-align"  >%s</div>', $html ) );
}

/**
 * Returns a feature content: a picture with a text that slides open.
 *
 * @param array $parts `caption`, `title`, `text`, `link`, `path`, `picture`.
 * @return string
 */
function atoll_college_feature_content( $parts ) {
	return sprintf(
		'<div class="gdlr-core-feature-content clearfix  gdlr-core-center-align"  ><div class="gdlr-core-feature-content-thumbnail gdlr-core-media-image" >%s</div><div class="gdlr-core-feature-box-overlay" style="background: #10203d ;opacity: 0.45 ;"  ></div><div class="gdlr-core-feature-content-box gdlr-core-with-background"  ><div class="gdlr-core-feature-content-caption gdlr-core-skin-info" style="text-transform: uppercase ;"  >%s</div><div class="gdlr-core-feature-content-title gdlr-core-title-font gdlr-core-skin-title" style="text-transform: none ;"  >%s</div><div class="gdlr-core-feature-content-wrap" ><div class="gdlr-core-feature-content-content gdlr-core-skin-content"  ><p>%s</p>
</div><a class="gdlr-core-feature-content-learn-more" href="%s"  >%s<i class="ion-ios-arrow-thin-right" ></i></a></div></div></div>',
		atoll_college_image( $parts['picture'], $parts['alt'] ),
		$parts['caption'],
		$parts['title'],
		$parts['text'],
		esc_url( home_url( $parts['path'] ) ),
		$parts['link']
	);
}

/**
 * Returns a flip box.
 *
 * @param array $front `icon`, `title`, `caption`, `text`.
 * @param array $back  The same keys, and `link` and `path`.
 * @return string
 */
function atoll_college_flip_box( $front, $back ) {
	$side = '<div class="gdlr-core-flipbox-content gdlr-core-sync-height-content" ><i class="gdlr-core-flipbox-item-icon fa %s"  ></i><div class="gdlr-core-flipbox-content-wrap" ><h3 class="gdlr-core-flipbox-item-title"  >%s</h3><div class="gdlr-core-flipbox-item-caption gdlr-core-title-font"  >%s</div><div class="gdlr-core-flipbox-item-content" ><p>%s</p>
</div>%s</div></div>';
	$link = sprintf( '<a class="gdlr-core-button gdlr-core-flipbox-item-button" href="%s"  >%s</a>', esc_url( home_url( $back['path'] ) ), $back['link'] );
	return sprintf(
		'<div class="gdlr-core-flipbox-item gdlr-core-item-pdlr gdlr-core-item-pdb "  ><div class="gdlr-core-flipbox gdlr-core-js" ><div class="gdlr-core-flipbox-front gdlr-core-js  gdlr-core-center-align gdlr-core-icon-top gdlr-core-flipbox-type-outer" style="border-radius: 3px;"   data-sync-height="flip-college"  data-sync-height-center ><div class="gdlr-core-flipbox-background" style="background-color: #e4ecf5 ;opacity: 1 ;"  ></div>%s</div><div class="gdlr-core-flipbox-back gdlr-core-js  gdlr-core-center-align gdlr-core-icon-top gdlr-core-flipbox-type-outer"   data-sync-height="flip-college"  data-sync-height-center >%s</div></div></div>',
		sprintf( $side, $front['icon'], $front['title'], $front['caption'], $front['text'], '' ),
		sprintf( $side, $front['icon'], $back['title'], $back['caption'], $back['text'], $link )
	);
}

/**
 * Returns a price table with tabs.
 *
 * @param array $tabs Title => columns, each with `title`, `caption`, `price`, `suffix`, `list`, `active`.
 * @return string
 */
function atoll_college_price_table( $tabs ) {
	$titles = '';
	$panes  = '';
	$number = 0;
	foreach ( $tabs as $title => $columns ) {
		$number++;
		$active  = 1 === $number ? 'gdlr-core-active' : '';
		$titles .= sprintf( '<div data-price-tab="%d" class="gdlr-core-price-table-tab-title %s" >%s</div>', $number, $active, $title );
		$html    = '';
		foreach ( $columns as $column ) {
			$html .= sprintf(
				'<div class="gdlr-core-price-table-column gdlr-core-column-20" ><div class="gdlr-core-price-table %s"  ><div class="gdlr-core-price-table-head" ><div class="gdlr-core-price-table-icon" ><i class="fa %s" ></i></div><h3 class="gdlr-core-price-table-title"  >%s</h3><div class="gdlr-core-price-table-caption"  >%s</div></div><div class="gdlr-core-price-table-price gdlr-core-title-font" ><span class="gdlr-core-price-prefix">£</span><span class="gdlr-core-price-table-price-number">%s</span><span class="gdlr-core-price-suffix">%s</span></div><div class="gdlr-core-price-table-content-wrap gdlr-core-center-align" ><div class="gdlr-core-price-table-content" ><div class="gdlr-core-price-list-shortcode  gdlr-core-with-divider" ><ul>%s</ul></div></div><a class="gdlr-core-price-table-button gdlr-core-button " href="%s" target="_self"  >Apply: %s</a></div></div></div>',
				empty( $column['active'] ) ? '' : 'gdlr-core-active',
				$column['icon'],
				$column['title'],
				$column['caption'],
				$column['price'],
				$column['suffix'],
				'<li ><i class="fa fa-check"  ></i>' . implode( '</li><li ><i class="fa fa-check"  ></i>', $column['list'] ) . '</li>',
				esc_url( home_url( '/admissions/' ) ),
				$column['title']
			);
		}
		$panes .= sprintf( '<div data-price-tab="%d" class="gdlr-core-price-table-tab-content clearfix %s" >%s</div>', $number, $active, $html );
	}
	return atoll_college_element( sprintf( '<div class="gdlr-core-price-table-item gdlr-core-item-pdlr gdlr-core-item-pdb clearfix  gdlr-core-style-1"  ><div class="gdlr-core-price-table-tab-title-wrap gdlr-core-js" ><div class="gdlr-core-price-table-tab-title-inner"  >%s</div></div><div class="gdlr-core-price-table-tab-content-wrap" >%s</div></div>', $titles, $panes ) );
}

/**
 * Returns price plans, of which visitors choose one, and a text for the chosen plan.
 *
 * @param array $plans Title => `price`, `content`, `text`.
 * @return string
 */
function atoll_college_price_plan( $plans ) {
	$options = '';
	$forms   = '';
	$number  = 0;
	foreach ( $plans as $title => $plan ) {
		$number++;
		$options .= sprintf( '<div class="gdlr-core-price-plan clearfix %s" data-tab-id="%d"  ><div class="gdlr-core-price-plan-option" ><span></span></div><div class="gdlr-core-price-plan-title"  >%s</div><div class="gdlr-core-price-plan-price"  >%s</div><div class="gdlr-core-price-plan-content"  >%s</div></div>', 1 === $number ? 'gdlr-core-active' : '', $number, $title, $plan['price'], $plan['content'] );
		$forms   .= sprintf(
			'<div><div class="gdlr-core-price-plan-selected-title" >You select : <strong>%s</strong></div>%s
<div class="gdlr-core-price-plan-selected-back gdlr-core-step1" ><i class="ion-ios-arrow-thin-left"></i>Back to the plans</div></div>',
			$title,
			$plan['text']
		);
	}
	return atoll_college_element( sprintf( '<div class="gdlr-core-price-plan-item gdlr-core-js gdlr-core-item-pdlr gdlr-core-item-pdb"  ><div class="gdlr-core-price-plan-options" >%s<div class="gdlr-core-step2 gdlr-core-button gdlr-core-rectangle"  ><span class="gdlr-core-content"  >Go on<i class="gdlr-icon-oblique-arrow" ></i></span></div></div><div class="gdlr-core-price-plan-forms" >%s</div></div>', $options, $forms ) );
}

/**
 * Returns a button that opens a form over the page.
 *
 * @param string $id    Id of the form.
 * @param string $label Text of the button.
 * @param string $html  Content of the form.
 * @return string
 */
function atoll_college_lightbox_form( $id, $label, $html ) {
	return atoll_college_element(
		sprintf(
			'<div class="gdlr-core-button-item gdlr-core-item-pdlr gdlr-core-item-pdb gdlr-core-left-align"  ><a class="gdlr-core-button gdlr-core-button-solid gdlr-core-js" href="#" data-gdlr-lb="%1$s" ><span class="gdlr-core-content">%2$s</span></a><div class="gdlr-core-lightbox-wrapper" id="%1$s" >
	<div class="gdlr-core-lightbox-row">
		<div class="gdlr-core-lightbox-cell">
			<div class="gdlr-core-lightbox-content">
				%3$s
				<div class="gdlr-core-lightbox-form-close"></div>
			</div>
		</div>
	</div>
</div></div>',
			$id,
			$label,
			$html
		)
	);
}
