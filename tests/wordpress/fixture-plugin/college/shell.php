<?php
/**
 * The template of the college's pages: header with the menu, title, footer.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

$atoll_college_path = is_front_page() ? '/' : wp_make_link_relative( get_permalink( get_queried_object_id() ) );
?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="<?php bloginfo( 'charset' ); ?>">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="<?php echo esc_url( atoll_college_picture( 'crest' ) ); ?>">
<?php wp_head(); ?>
</head>
<body <?php body_class( 'college' ); ?>>
<?php wp_body_open(); ?>
<nav aria-label="Shortcut"><a class="college-skip" href="#main">Skip to the content</a></nav>
<?php
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is made.
echo atoll_college_header( atoll_college_menu_entries(), $atoll_college_path );
?>
<main id="main">
<?php if ( ! is_front_page() ) : ?>
<div class="kingster-page-title-wrap  kingster-style-medium kingster-left-align" ><div class="kingster-page-title-overlay"  ></div><div class="kingster-page-title-container kingster-container" ><div class="kingster-page-title-content kingster-item-pdlr"  ><h1 class="kingster-page-title"  ><?php echo esc_html( get_the_title( get_queried_object_id() ) ); ?></h1></div></div></div>
<?php endif; ?>
<div class="kingster-page-wrapper" id="kingster-page-wrapper" ><div class="gdlr-core-page-builder-body">
<?php
echo atoll_college_content();
// phpcs:enable
?>
</div></div>
</main>
<footer class="kingster-footer-wrapper"><div class="kingster-container">
<div><p class="kingster-footer-title">Saltmere College</p><p>Lantern Quay 4<br>Saltmere<br>office@saltmere.example</p></div>
<div><p class="kingster-footer-title">Study</p><ul><li><a href="<?php echo esc_url( home_url( '/programmes/' ) ); ?>">Programmes</a></li><li><a href="<?php echo esc_url( home_url( '/admissions/' ) ); ?>">Admissions</a></li><li><a href="<?php echo esc_url( home_url( '/tuition/' ) ); ?>">Tuition and fees</a></li></ul></div>
<div><p class="kingster-footer-title">The college</p><ul><li><a href="<?php echo esc_url( home_url( '/about/' ) ); ?>">About</a></li><li><a href="<?php echo esc_url( home_url( '/faculty/' ) ); ?>">Faculty and staff</a></li><li><a href="<?php echo esc_url( home_url( '/research/' ) ); ?>">Research</a></li></ul></div>
<div><p class="kingster-footer-title">Good to know</p><ul><li><a href="<?php echo esc_url( home_url( '/faq/' ) ); ?>">Questions and answers</a></li><li><a href="<?php echo esc_url( home_url( '/privacy/' ) ); ?>">Privacy</a></li><li><a href="<?php echo esc_url( home_url( '/demo-pages/' ) ); ?>">Widget by widget</a></li></ul></div>
</div><p class="kingster-copyright">Saltmere is not on any map. Words and pictures belong to the demo of Atoll.</p></footer>
</div></div>
<?php wp_footer(); ?>
</body>
</html>
