<?php
/**
 * The page Settings → Atoll: the status box, and plain fields of the Settings API, which need no script.
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
	// Both are one row of the page.
	foreach ( array_diff_key( atoll_setting_labels(), array( 'report_only' => true ) ) as $name => $label ) {
		$arguments = 'excluded' === $name ? array( 'label_for' => 'atoll-excluded' ) : array();
		add_settings_field( 'atoll_' . $name, $label, 'atoll_print_' . $name . '_field', 'atoll', 'atoll_main', $arguments );
	}
}

/**
 * Returns the labels of the settings.
 *
 * @return array Setting => label.
 */
function atoll_setting_labels() {
	return array(
		'families'        => __( 'Widgets', 'atoll' ),
		'widgets_off'     => __( 'Single widgets', 'atoll' ),
		'test_mode'       => __( 'Test mode', 'atoll' ),
		'report_only'     => __( 'Report only', 'atoll' ),
		'excluded'        => __( 'Excluded pages', 'atoll' ),
		'keep_jquery'     => __( 'jQuery', 'atoll' ),
		'listing_address' => __( 'Listings', 'atoll' ),
		'new_tab_hint'    => __( 'Links that open in a new tab', 'atoll' ),
		'log'             => __( 'Log', 'atoll' ),
	);
}

/**
 * Adds a link to the page to Atoll's row in the list of plugins.
 *
 * @param array $links The links of the row.
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
				/* translators: %s: URL of the Site Health screen. */
				wp_kses( __( 'Atoll works without any changes here. <a href="%s">Site Health</a> shows what it does on this site, and the toolbar shows what it does on each page.', 'atoll' ), array( 'a' => array( 'href' => true ) ) ),
				esc_url( admin_url( 'site-health.php?tab=debug' ) )
			);
			?>
		</p>
		<?php
		atoll_print_status_box();
		atoll_print_log();
		?>
		<h2><?php esc_html_e( 'Settings', 'atoll' ); ?></h2>
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
 * Returns the labels of the families.
 *
 * @return array Family => label.
 */
function atoll_family_labels() {
	return array(
		'page-builder'     => __( 'GoodLayers page builder', 'atoll' ),
		'theme'            => __( 'GoodLayers theme', 'atoll' ),
		'essential-addons' => __( 'Essential Addons for Elementor', 'atoll' ),
		'elementor'        => __( 'Elementor', 'atoll' ),
		'contact-forms'    => __( 'Contact Form 7', 'atoll' ),
		'link-targets'     => __( 'VK Link Target Controller', 'atoll' ),
		'privacy'          => __( 'Privacy box and GDPR form of the page builder', 'atoll' ),
	);
}

/**
 * Prints the checkboxes of the families.
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
	echo '</fieldset><p class="description">' . esc_html__( 'If you switch a family off, its original scripts stay on every page.', 'atoll' ) . '</p>';
}

/**
 * Prints the checkboxes of single widgets.
 */
function atoll_print_widgets_off_field() {
	$off   = atoll_settings()['widgets_off'];
	$names = array_keys( atoll_tables()['widgets'] );
	sort( $names );
	echo '<details' . ( $off ? ' open' : '' ) . '><summary>' . esc_html__( 'Switch off single widgets', 'atoll' ) . '</summary>';
	echo '<fieldset><legend class="screen-reader-text">' . esc_html__( 'Single widgets', 'atoll' ) . '</legend>';
	foreach ( $names as $name ) {
		printf(
			'<label><input type="checkbox" name="atoll_settings[widgets_off][]" value="%1$s"%2$s> <code>%1$s</code></label><br>',
			esc_attr( $name ),
			checked( in_array( $name, $off, true ), true, false )
		);
	}
	echo '</fieldset></details><p class="description">' . esc_html__( 'On a page with a widget that is off, the original scripts stay. The toolbar shows the names of the widgets of a page.', 'atoll' ) . '</p>';
}

/**
 * Prints the checkboxes for test mode and report-only mode.
 */
function atoll_print_test_mode_field() {
	atoll_print_switch( 'test_mode', __( 'Run Atoll for administrators only. All others get the original scripts.', 'atoll' ) );
	echo '<br>';
	atoll_print_switch(
		'report_only',
		__( 'Change nothing for visitors, and show administrators in the toolbar what Atoll would do', 'atoll' )
	);
}

/**
 * Prints the field for the excluded pages.
 */
function atoll_print_excluded_field() {
	printf(
		'<textarea id="atoll-excluded" name="atoll_settings[excluded]" rows="4" cols="50" class="large-text code" aria-describedby="atoll-excluded-hint">%s</textarea><p class="description" id="atoll-excluded-hint">%s</p>',
		esc_textarea( atoll_settings()['excluded'] ),
		esc_html__( 'Atoll does not run on these pages. Enter one path per line, for example /shop/*. An asterisk matches any text.', 'atoll' )
	);
	atoll_print_address_rules();
}

/**
 * Prints the checkbox that keeps jQuery.
 */
function atoll_print_keep_jquery_field() {
	atoll_print_switch( 'keep_jquery', __( 'Always keep jQuery, even on pages where nothing seems to use it', 'atoll' ) );
}

/**
 * Prints the checkbox for the URL of listings.
 */
function atoll_print_listing_address_field() {
	atoll_print_switch(
		'listing_address',
		__( 'Keep the filter and the page in the URL, so that reloading, the Back button and shared links show the same items', 'atoll' )
	);
}

/**
 * Prints the checkbox for the hint on links.
 */
function atoll_print_new_tab_hint_field() {
	atoll_print_switch( 'new_tab_hint', __( 'Tell screen readers that these links open in a new tab', 'atoll' ) );
}

/**
 * Prints the checkbox for the log of visits.
 */
function atoll_print_log_field() {
	atoll_print_switch(
		'log',
		__( 'Count on this site how fast pages are for visitors, with and without Atoll, and which widgets fail. Only counts are stored, for 28 days.', 'atoll' )
	);
}

/**
 * Prints a checkbox.
 *
 * @param string $name  Name of the setting.
 * @param string $label Label of the checkbox.
 */
function atoll_print_switch( $name, $label ) {
	printf(
		'<label><input type="checkbox" name="atoll_settings[%s]" value="1"%s> %s</label>',
		esc_attr( $name ),
		checked( atoll_settings()[ $name ], true, false ),
		esc_html( $label )
	);
}

/**
 * Prints an admin notice if the plugin folder contains no built files.
 */
function atoll_missing_build_notice() {
	if ( atoll_build() || ! current_user_can( 'activate_plugins' ) ) {
		return;
	}
	printf(
		'<div class="notice notice-error"><p>%s</p></div>',
		esc_html__( 'Atoll does nothing yet because its built files are missing. Install the plugin from its zip file, or build it first.', 'atoll' )
	);
}
