<?php
/**
 * The template of demo pages.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;
?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="<?php bloginfo( 'charset' ); ?>">
<meta name="viewport" content="width=device-width, initial-scale=1">
<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php wp_body_open(); ?>
<header class="demo-header"><a href="<?php echo esc_url( home_url( '/' ) ); ?>"><?php bloginfo( 'name' ); ?></a></header>
<main class="demo-main" id="main">
<h1><?php echo esc_html( get_the_title( get_queried_object_id() ) ); ?></h1>
<?php atoll_fixture_print_page(); ?>
</main>
<?php
wp_footer();
do_action( 'atoll_fixture_after_footer' );
?>
</body>
</html>
