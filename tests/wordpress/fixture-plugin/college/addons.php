<?php
/**
 * Widgets of Essential Addons in the markup of its releases 4.9 to 6.6 (essential-addons). Every function gives HTML
 * back.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Elementor's wrapper around a widget.
 *
 * @param string $type    The widget, without `eael-`.
 * @param string $id      Seven hexadecimal digits.
 * @param string $html    The widget.
 * @param string $classes More classes, as its settings give them.
 * @return string
 */
function atoll_college_eael( $type, $id, $html, $classes = '' ) {
	return sprintf( '<div class="elementor-element elementor-element-%1$s %2$s elementor-widget elementor-widget-eael-%3$s" data-id="%1$s" data-element_type="widget" data-widget_type="eael-%3$s.default"><div class="elementor-widget-container">%4$s</div></div>', $id, $classes, $type, $html );
}

/**
 * Returns a gallery with a filter; some of its pictures come with the button below.
 *
 * @param string $id       Seven hexadecimal digits.
 * @param array  $groups   Slug => label.
 * @param array  $pictures Each a list of picture, title, text, slug of its group.
 * @param int    $shown    How many are there at first.
 * @return string
 */
function atoll_college_filterable_gallery( $id, $groups, $pictures, $shown ) {
	$controls = '<li data-load-more-status="0" class="control all-control active" data-filter="*">All</li>';
	foreach ( $groups as $slug => $label ) {
		$controls .= sprintf( '<li data-load-more-status="0" class="control " data-filter=".eael-cf-%s">%s</li>', $slug, $label );
	}
	$items = array();
	foreach ( $pictures as list( $name, $title, $text, $slug ) ) {
		$url     = esc_url( atoll_college_picture( $name ) );
		$items[] = sprintf( '<div class="eael-filterable-gallery-item-wrap eael-cf-%1$s"><div class="eael-gallery-grid-item"><div class="gallery-item-thumbnail-wrap"><img src="%2$s" width="300" height="200" alt="%3$s" class="gallery-item-thumbnail"></div><div class="gallery-item-caption-wrap caption-style-hoverer eael-slide-up"><div class="gallery-item-hoverer-bg"></div><div class="gallery-item-caption-over"><h3 class="fg-item-title">%3$s</h3><div class="fg-item-content"><p>%4$s</p></div><div class="gallery-item-buttons"><a href="%2$s" class="eael-magnific-link active" data-elementor-open-lightbox="no"><span class="fg-item-icon-inner"><i class="fas fa-search-plus" aria-hidden="true"></i></span></a></div></div></div></div></div>', $slug, $url, $title, $text );
	}
	$settings = sprintf( '{"grid_style": "grid", "popup": "buttons", "duration": 500, "gallery_enabled": "yes", "post_id": 41, "widget_id": "%s"}', $id );
	return atoll_college_eael(
		'filterable-gallery',
		$id,
		sprintf(
			'<div id="eael-filter-gallery-wrapper-%1$s" class="eael-filter-gallery-wrapper" data-layout-mode="hoverer" data-mfp_caption="yes"><div class="eael-filter-gallery-control"><ul>%2$s</ul></div><div class="eael-filter-gallery-container eael-filter-gallery-grid" data-images-per-page="3" data-total-gallery-items="%3$d" data-nomore-item-text="That is all of them" data-init-show="%4$d" data-settings=\'%5$s\' data-gallery-items="%6$s">%7$s</div>%8$s</div>',
			$id,
			$controls,
			count( $items ),
			$shown,
			$settings,
			base64_encode( wp_json_encode( $items ) ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- so the original does.
			implode( "\n", array_slice( $items, 0, $shown ) ),
			count( $items ) > $shown ? '<div class="eael-filterable-gallery-loadmore"><a href="#" class="eael-gallery-load-more elementor-button elementor-size-sm"><span class="eael-filterable-gallery-load-more-text">More pictures</span></a></div>' : ''
		),
		'elementor-grid-3 elementor-grid-tablet-2 elementor-grid-mobile-1'
	);
}

/**
 * Returns an accordion in which each item opens by itself.
 *
 * @param string $id    Seven hexadecimal digits.
 * @param array  $items Title => HTML.
 * @return string
 */
function atoll_college_adv_accordion( $id, $items ) {
	$html   = '';
	$number = 0;
	foreach ( $items as $title => $text ) {
		$number++;
		$html .= sprintf( '<div class="eael-accordion-list"><div id="%1$s" class="elementor-tab-title eael-accordion-header" tabindex="0" data-tab="%2$d" aria-controls="elementor-tab-content-165%2$d"><i aria-hidden="true" class="fa-toggle fas fa-angle-right"></i><span class="eael-accordion-tab-title">%3$s</span><span class="eael-advanced-accordion-icon-closed"><i aria-hidden="true" class="fa-accordion-icon fas fa-plus"></i></span><span class="eael-advanced-accordion-icon-opened"><i aria-hidden="true" class="fa-accordion-icon fas fa-minus"></i></span></div><div id="elementor-tab-content-165%2$d" class="eael-accordion-content clearfix" data-tab="%2$d" aria-labelledby="%1$s">%4$s</div></div>', sanitize_title( $title ), $number, $title, $text );
	}
	return atoll_college_eael( 'adv-accordion', $id, sprintf( '<div class="eael-adv-accordion" id="eael-adv-accordion-%1$s" data-scroll-on-click="no" data-scroll-speed="300" data-accordion-id="%1$s" data-accordion-type="toggle" data-toogle-speed="300">%2$s</div>', $id, $html ) );
}

/**
 * Tabs.
 *
 * @param string $id   Seven hexadecimal digits.
 * @param array  $tabs Title => HTML.
 * @return string
 */
function atoll_college_adv_tabs( $id, $tabs ) {
	$titles = '';
	$panes  = '';
	$number = 0;
	foreach ( $tabs as $title => $text ) {
		$number++;
		$state   = 1 === $number ? 'active-default' : 'inactive';
		$slug    = sanitize_title( $title );
		$titles .= sprintf( '<li id="%1$s" class="%2$s eael-tab-item-trigger eael-tab-nav-item" aria-selected="%3$s" data-tab="%4$d" role="tab" tabindex="%5$d" aria-controls="%1$s-tab" aria-expanded="false"><span class="eael-tab-title title-after-icon" >%6$s</span></li>', $slug, $state, 1 === $number ? 'true' : 'false', $number, 1 === $number ? 0 : -1, $title );
		$panes  .= sprintf( '<div id="%1$s-tab" class="clearfix eael-tab-content-item %2$s" data-title-link="%1$s-tab">%3$s</div>', $slug, $state, $text );
	}
	return atoll_college_eael( 'adv-tabs', $id, sprintf( '<div data-scroll-on-click="no" data-scroll-speed="300" id="eael-advance-tabs-%1$s" class="eael-advance-tabs eael-tabs-horizontal eael-tab-auto-active " data-tabid="%1$s"><div class="eael-tabs-nav "><ul class="eael-tab-inline-icon" role="tablist">%2$s</ul></div><div class="eael-tabs-content">%3$s</div></div>', $id, $titles, $panes ) );
}

/**
 * Returns a table that stacks on a phone.
 *
 * @param string $id   Seven hexadecimal digits.
 * @param array  $head Its headings.
 * @param array  $rows Lists of cells.
 * @return string
 */
function atoll_college_data_table( $id, $head, $rows ) {
	$headings = '';
	foreach ( $head as $heading ) {
		$headings .= sprintf( '<th class="" id="" colspan=""><span class="data-table-header-text">%s</span></th>', $heading );
	}
	$body = '';
	foreach ( $rows as $cells ) {
		$body .= '<tr><td colspan="" rowspan=""><div class="td-content-wrapper"><div class="td-content">' . implode( '</div></div></td><td colspan="" rowspan=""><div class="td-content-wrapper"><div class="td-content">', $cells ) . '</div></div></td></tr>';
	}
	return atoll_college_eael( 'data-table', $id, sprintf( '<div class="eael-data-table-wrap custom-responsive-option-enable" data-table_id="%1$s" data-custom_responsive="true"><table class="tablesorter eael-data-table center" id="eael-data-table-%1$s"><thead><tr class="table-header">%2$s</tr></thead><tbody>%3$s</tbody></table></div>', $id, $headings, $body ), 'eael-table-align-center eael-dt-th-align-left eael-dt-td-align-left' );
}

/**
 * Returns a pricing table, with tooltips on what it lists.
 *
 * @param string $id    Seven hexadecimal digits.
 * @param array  $plan  `title`, `price`, `period`, `button`, `path`.
 * @param array  $lines Text => words of its tooltip.
 * @return string
 */
function atoll_college_pricing_table( $id, $plan, $lines ) {
	$list   = '';
	$number = 0;
	foreach ( $lines as $text => $tip ) {
		$list .= sprintf( '<li class="eael-pricing-item-feature elementor-repeater-item-272c29%2$d"><span class="li-icon"><i class="fas fa-check" aria-hidden="true"></i></span> <span data-content="%4$s" class="eael-pricing-tooltip" id="%1$s%2$d" data-side="top" data-trigger="hover" data-animation="fade" data-animation_duration="300" data-arrow="yes" data-theme="noir">%3$s</span></li>', $id, $number++, $text, esc_attr( $tip ) );
	}
	return atoll_college_eael( 'pricing-table', $id, sprintf( '<div class="eael-pricing style-1"><div class="eael-pricing-item"><div class="header"><h3 class="title">%s</h3></div><div class="eael-pricing-tag"><span class="price-tag"><span class="original-price"><span class="price-currency">£</span>%s</span></span><span class="price-period">/ %s</span></div><div class="body"><ul>%s</ul></div><div class="footer"><a class="eael-pricing-button" href="%s">%s</a></div></div></div>', $plan['title'], $plan['price'], $plan['period'], $list, esc_url( home_url( $plan['path'] ) ), $plan['button'] ), 'eael-pricing-content-align-center eael-pricing-button-align-center' );
}

/**
 * Returns a countdown that begins with the first visit.
 *
 * @param string $id      Seven hexadecimal digits.
 * @param int    $seconds How long it lasts.
 * @return string
 */
function atoll_college_eael_countdown( $id, $seconds ) {
	$html = '';
	foreach ( array( 'days', 'hours', 'minutes', 'seconds' ) as $unit ) {
		$html .= sprintf( '<li class="eael-countdown-item"><div class="eael-countdown-%1$s"><span data-%1$s class="eael-countdown-digits">00</span><span class="eael-countdown-label">%2$s</span></div></li>', $unit, ucfirst( $unit ) );
	}
	return atoll_college_eael( 'countdown', $id, sprintf( '<div class="eael-countdown-wrapper" data-countdown-id="%1$s" data-countdown-type="evergreen" data-evergreen-time="%2$d" data-expire-type="none"><div class="eael-countdown-container eael-countdown-label-block -tablet -mobile"><ul id="eael-countdown-%1$s" class="eael-countdown-items" data-date="Sep 01 2040 9:30:00 +0">%3$s</ul><div class="clearfix"></div></div></div>', $id, $seconds, $html ) );
}

/**
 * Returns a text of which some words change.
 *
 * @param string $id     Seven hexadecimal digits.
 * @param string $prefix Words before them.
 * @param array  $texts  The words.
 * @param string $suffix Words after them.
 * @return string
 */
function atoll_college_fancy_text( $id, $prefix, $texts, $suffix ) {
	return atoll_college_eael( 'fancy-text', $id, sprintf( '<div  class="eael-fancy-text-container style-1" data-fancy-text-id="%1$s" data-fancy-text="%2$s" data-fancy-text-transition-type="fadeInUp" data-fancy-text-speed="" data-fancy-text-delay="2500" data-fancy-text-cursor="" data-fancy-text-loop="yes" data-fancy-text-action="view_port" ><span class="eael-fancy-text-prefix">%3$s </span><span id="eael-fancy-text-%1$s" class="eael-fancy-text-strings "><noscript>%4$s</noscript></span><span class="eael-fancy-text-suffix">%5$s</span></div><div class="clearfix"></div>', $id, esc_attr( implode( '|', $texts ) ), $prefix, implode( ', ', $texts ), $suffix ) );
}

/**
 * Returns a progress bar in a line.
 *
 * @param string $id      Seven hexadecimal digits.
 * @param string $title   Its title.
 * @param int    $percent Its value.
 * @return string
 */
function atoll_college_progress_bar( $id, $title, $percent ) {
	return atoll_college_eael( 'progress-bar', $id, sprintf( '<div class="eael-progressbar-line-container center"><div class="eael-progressbar-title">%s</div><div class="eael-progressbar eael-progressbar-line eael-progressbar-line-stripe eael-progressbar-line-animate" data-layout="line" data-count="%d" data-duration="1500"><span class="eael-progressbar-count-wrap"><span class="eael-progressbar-count">0</span><span class="postfix">%%</span></span><span class="eael-progressbar-line-fill " style="-webkit-transition-duration:1500ms;-o-transition-duration:1500ms;transition-duration:1500ms;"></span></div></div>', $title, $percent ) );
}

/**
 * Returns a flip box that turns under the pointer.
 *
 * @param string $id    Seven hexadecimal digits.
 * @param array  $front Title and text.
 * @param array  $rear  Title, text, link and its path.
 * @return string
 */
function atoll_college_eael_flip_box( $id, $front, $rear ) {
	$side = '<div class="eael-elements-slider-display-table"><div class="eael-elements-flip-box-vertical-align"><div class="eael-elements-flip-box-padding"><div class="eael-elements-flip-box-icon-image"></div><h3 class="eael-elements-flip-box-heading">%s</h3><div class="eael-elements-flip-box-content"><p>%s</p></div>%s</div></div></div>';
	return atoll_college_eael( 'flip-box', $id, sprintf( '<div class="eael-elements-flip-box-container eael-animate-flip eael-animate-left eael-content"><div class="eael-elements-flip-box-flip-card"><div class="eael-elements-flip-box-front-container">%s</div><div class="eael-elements-flip-box-rear-container">%s</div></div></div>', sprintf( $side, $front[0], $front[1], '' ), sprintf( $side, $rear[0], $rear[1], sprintf( '<a href="%s" class="flipbox-button">%s</a>', esc_url( home_url( $rear[3] ) ), $rear[2] ) ) ) );
}

/**
 * Pictures side by side, of which one grows under the pointer.
 *
 * @param string $id       Seven hexadecimal digits.
 * @param array  $pictures File name => title and text.
 * @return string
 */
function atoll_college_image_accordion( $id, $pictures ) {
	$html = '';
	foreach ( $pictures as $name => list( $title, $text ) ) {
		$html .= sprintf( '<div class="eael-image-accordion-hover eael-image-accordion-item" style="background-image: url(%s);"  tabindex="0"><div class="overlay"><div class="overlay-inner "><h3 class="img-accordion-title">%s</h3><p>%s</p></div></div></div>', esc_url( atoll_college_picture( $name ) ), $title, $text );
	}
	return atoll_college_eael( 'image-accordion', $id, sprintf( '<div class="eael-img-accordion accordion-direction-horizontal eael-img-accordion-horizontal-align-center eael-img-accordion-vertical-align-center" id="eael-img-accordion-%1$s" data-img-accordion-id="%1$s" data-img-accordion-type="on-hover">%2$s</div>', $id, $html ) );
}
