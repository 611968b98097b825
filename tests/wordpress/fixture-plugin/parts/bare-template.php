<?php
/**
 * HTML without the tags that may be left out.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;
?>
<!DOCTYPE html>
<title>Bare</title>
<?php
wp_head();
wp_body_open();
atoll_fixture_print_page();
wp_footer();
