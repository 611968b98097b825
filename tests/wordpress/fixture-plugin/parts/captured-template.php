<?php
/**
 * A template that captures head and footer as strings before it prints anything.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

ob_start();
wp_head();
$atoll_fixture_head = ob_get_clean();
ob_start();
wp_footer();
$atoll_fixture_footer = ob_get_clean();
ob_start();
?>
<!DOCTYPE html>
<html lang="en">
<head>
<title>Captured</title>
<?php echo $atoll_fixture_head; // phpcs:ignore WordPress.Security.EscapeOutput -- the page's own head. ?>
</head>
<body>
<?php
wp_body_open();
atoll_fixture_print_page();
echo $atoll_fixture_footer; // phpcs:ignore WordPress.Security.EscapeOutput -- the page's own footer.
?>
</body>
</html>
<?php
echo ob_get_clean(); // phpcs:ignore WordPress.Security.EscapeOutput -- the page.
