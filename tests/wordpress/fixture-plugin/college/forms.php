<?php
/**
 * Forms with the markup of Contact Form 7 6.1.6 (contact-form-7, section 2). If the real plugin is active, one of its
 * forms is used instead.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns a form.
 *
 * @param int    $number Number of the form.
 * @param string $path   Path of the page.
 * @param string $fields Its fields.
 * @param string $button Text of its button.
 * @return string
 */
function atoll_college_form( $number, $path, $fields, $button ) {
	$real = (array) get_option( 'atoll_fixture_forms' );
	if ( defined( 'WPCF7_VERSION' ) && isset( $real['Short'] ) ) {
		return atoll_college_element( do_shortcode( '[contact-form-7 id="' . (int) $real['Short'] . '"]' ) );
	}
	$tag  = sprintf( 'wpcf7-f%d-p%d-o1', $number, get_queried_object_id() );
	$html = sprintf(
		'<div class="wpcf7 no-js" id="%1$s" lang="en-US" dir="ltr" data-wpcf7-id="%2$d">
<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p> <ul></ul></div>
<form action="%3$s#%1$s" method="post" class="wpcf7-form init" aria-label="Contact form" novalidate="novalidate" data-status="init">
<fieldset class="hidden-fields-container"><input type="hidden" name="_wpcf7" value="%2$d" /><input type="hidden" name="_wpcf7_version" value="6.1.6" /><input type="hidden" name="_wpcf7_locale" value="en_US" /><input type="hidden" name="_wpcf7_unit_tag" value="%1$s" /><input type="hidden" name="_wpcf7_container_post" value="%4$d" /><input type="hidden" name="_wpcf7_posted_data_hash" value="" />
</fieldset>
%5$s
<p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="%6$s" />
</p><div class="wpcf7-response-output" aria-hidden="true"></div>
</form>
</div>',
		$tag,
		$number,
		esc_url( wp_make_link_relative( home_url( $path ) ) ),
		get_queried_object_id(),
		$fields,
		esc_attr( $button )
	);
	return atoll_college_element( '<div class="gdlr-core-contact-form-7-item gdlr-core-item-pdlr gdlr-core-item-pdb ">' . atoll_fixture_with_nonce( $html ) . '</div>' );
}

/**
 * Returns a single-line field.
 *
 * @param string $label       Its label.
 * @param string $name        Its name.
 * @param string $type        `text`, `email`, `tel` or `date`.
 * @param bool   $is_required Whether it is required.
 * @return string
 */
function atoll_college_field( $label, $name, $type, $is_required ) {
	$classes = 'wpcf7-form-control wpcf7-' . $type . ( $is_required ? ' wpcf7-validates-as-required' : '' ) . ( 'text' === $type ? '' : " wpcf7-text wpcf7-validates-as-$type" );
	return sprintf(
		'<p><label> %1$s<br />
<span class="wpcf7-form-control-wrap" data-name="%2$s"><input size="40" maxlength="400" class="%3$s"%4$s aria-invalid="false" value="" type="%5$s" name="%2$s" /></span> </label>
</p>
',
		$label,
		$name,
		$classes,
		$is_required ? ' aria-required="true"' : '',
		$type
	);
}

/**
 * Returns a select field.
 *
 * @param string $label   Its label.
 * @param string $name    Its name.
 * @param array  $choices Texts of the choices.
 * @return string
 */
function atoll_college_select( $label, $name, $choices ) {
	$options = '';
	foreach ( $choices as $choice ) {
		$options .= sprintf( '<option value="%1$s">%1$s</option>', esc_attr( $choice ) );
	}
	return sprintf(
		'<p><label> %1$s<br />
<span class="wpcf7-form-control-wrap" data-name="%2$s"><select class="wpcf7-form-control wpcf7-select" aria-invalid="false" name="%2$s">%3$s</select></span> </label>
</p>
',
		$label,
		$name,
		$options
	);
}

/**
 * Returns a multi-line field.
 *
 * @param string $label Its label.
 * @return string
 */
function atoll_college_message( $label ) {
	return sprintf(
		'<p><label> %s<br />
<span class="wpcf7-form-control-wrap" data-name="your-message"><textarea cols="40" rows="6" maxlength="2000" class="wpcf7-form-control wpcf7-textarea" aria-invalid="false" name="your-message"></textarea></span> </label>
</p>
',
		$label
	);
}
