<?php
/**
 * A template without the optional tags of HTML.
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
