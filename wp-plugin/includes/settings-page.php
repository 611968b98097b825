<?php
/**
 * The page under Settings. Plain fields of the Settings API: nothing of it needs a script.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Adds the page to the menu.
 */
function atoll_add_settings_page() {
	add_options_page( __( 'Atoll', 'atoll' ), __( 'Atoll', 'atoll' ), 'manage_options', 'atoll', 'atoll_print_settings_page' );
}

/**
 * Adds the fields to the page.
 */
function atoll_add_settings_fields() {
	add_settings_section( 'atoll_main', '', '__return_false', 'atoll' );
	foreach ( atoll_setting_labels() as $name => $label ) {
		$arguments = 'excluded' === $name ? array( 'label_for' => 'atoll-excluded' ) : array();
		add_settings_field( 'atoll_' . $name, $label, 'atoll_print_' . $name . '_field', 'atoll', 'atoll_main', $arguments );
	}
}

/**
 * What the settings are called.
 *
 * @return array Setting => label.
 */
function atoll_setting_labels() {
	return array(
		'families'        => __( 'Widgets', 'atoll' ),
		'report_only'     => __( 'Report only', 'atoll' ),
		'excluded'        => __( 'Excluded addresses', 'atoll' ),
		'keep_jquery'     => __( 'jQuery', 'atoll' ),
		'listing_address' => __( 'Address of listings', 'atoll' ),
		'new_tab_hint'    => __( 'Hint at new tabs', 'atoll' ),
	);
}

/**
 * Links the page from the list of plugins.
 *
 * @param array $links The links of our row.
 * @return array
 */
function atoll_plugin_links( $links ) {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=atoll' ) ), esc_html__( 'Settings', 'atoll' ) );
	return array_merge( array( 'settings' => $link ), (array) $links );
}

/**
 * Prints the page.
 */
function atoll_print_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<p>
			<?php
			printf(
				/* translators: %s: address of the Site Health screen. */
				wp_kses( __( 'Nothing here has to be changed. What Atoll does on this site is listed in <a href="%s">Site Health</a>, and for each page in the toolbar above it.', 'atoll' ), array( 'a' => array( 'href' => true ) ) ),
				esc_url( admin_url( 'site-health.php?tab=debug' ) )
			);
			?>
		</p>
		<form action="options.php" method="post">
			<?php
			settings_fields( 'atoll' );
			do_settings_sections( 'atoll' );
			submit_button();
			?>
		</form>
	</div>
	<?php
}

/**
 * What the families are called.
 *
 * @return array Family => label.
 */
function atoll_family_labels() {
	return array(
		'page-builder'     => __( 'GoodLayers page builder', 'atoll' ),
		'essential-addons' => __( 'Essential Addons for Elementor', 'atoll' ),
		'contact-forms'    => __( 'Contact Form 7', 'atoll' ),
		'link-targets'     => __( 'VK Link Target Controller', 'atoll' ),
		'privacy'          => __( 'Privacy box and GDPR form of the page builder', 'atoll' ),
	);
}

/**
 * The families.
 */
function atoll_print_families_field() {
	$on = atoll_settings()['families'];
	echo '<fieldset><legend class="screen-reader-text">' . esc_html__( 'Widgets', 'atoll' ) . '</legend>';
	foreach ( atoll_family_labels() as $family => $label ) {
		printf(
			'<label><input type="checkbox" name="atoll_settings[families][]" value="%s"%s> %s</label><br>',
			esc_attr( $family ),
			checked( in_array( $family, $on, true ), true, false ),
			esc_html( $label )
		);
	}
	echo '</fieldset><p class="description">' . esc_html__( 'The original scripts of a family that is switched off stay on every page.', 'atoll' ) . '</p>';
}

/**
 * The switch for reports only.
 */
function atoll_print_report_only_field() {
	atoll_print_switch(
		'report_only',
		__( 'Change nothing for visitors; show administrators in the toolbar what would be done', 'atoll' )
	);
}

/**
 * The addresses on which nothing happens.
 */
function atoll_print_excluded_field() {
	printf(
		'<textarea id="atoll-excluded" name="atoll_settings[excluded]" rows="4" cols="50" class="large-text code" aria-describedby="atoll-excluded-hint">%s</textarea><p class="description" id="atoll-excluded-hint">%s</p>',
		esc_textarea( atoll_settings()['excluded'] ),
		esc_html__( 'One path a line, for example /shop/* — a star stands for any text.', 'atoll' )
	);
}

/**
 * The switch that keeps jQuery.
 */
function atoll_print_keep_jquery_field() {
	atoll_print_switch( 'keep_jquery', __( 'Always keep jQuery, even on pages where nothing seems to use it', 'atoll' ) );
}

/**
 * The switch for the address of listings.
 */
function atoll_print_listing_address_field() {
	atoll_print_switch(
		'listing_address',
		__( 'Keep filter and page in the address, so that reload, Back and a shared link show the same items', 'atoll' )
	);
}

/**
 * The switch for the hint at links.
 */
function atoll_print_new_tab_hint_field() {
	atoll_print_switch( 'new_tab_hint', __( 'Tell screen readers that such a link opens in a new tab', 'atoll' ) );
}

/**
 * Prints a switch.
 *
 * @param string $name  Its setting.
 * @param string $label What it does.
 */
function atoll_print_switch( $name, $label ) {
	printf(
		'<label><input type="checkbox" name="atoll_settings[%s]" value="1"%s> %s</label>',
		esc_attr( $name ),
		checked( atoll_settings()[ $name ], true, false ),
		esc_html( $label )
	);
}
