<?php
/**
 * Plugin Name:       Atoll
 * Description:       Runs the widgets of GoodLayers Core, Essential Addons, Contact Form 7 and VK Link Target Controller with one small module, and removes the scripts that it replaces.
 * Version:           0.1.0
 * Requires at least: 6.2
 * Requires PHP:      7.4
 * Author:            Atoll contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       atoll
 * Domain Path:       /languages
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

define( 'ATOLL_FILE', __FILE__ );

require __DIR__ . '/includes/tables.php';
require __DIR__ . '/includes/strings.php';
require __DIR__ . '/includes/plural-texts.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/address-rules.php';
require __DIR__ . '/includes/page-switch.php';
require __DIR__ . '/includes/gates.php';
require __DIR__ . '/includes/enqueue.php';
require __DIR__ . '/includes/page-config.php';
require __DIR__ . '/includes/site-values.php';
require __DIR__ . '/includes/inline-scripts.php';
require __DIR__ . '/includes/optimisers.php';
require __DIR__ . '/includes/replaced-handles.php';
require __DIR__ . '/includes/token-ends.php';
require __DIR__ . '/includes/tag-attributes.php';
require __DIR__ . '/includes/plain-tags.php';
require __DIR__ . '/includes/class-atoll-budget.php';
require __DIR__ . '/includes/class-atoll-drawings.php';
require __DIR__ . '/includes/class-atoll-markup-reader.php';
require __DIR__ . '/includes/class-atoll-markup.php';
require __DIR__ . '/includes/markup.php';
require __DIR__ . '/includes/copied-markup.php';
require __DIR__ . '/includes/class-atoll-edits.php';
require __DIR__ . '/includes/ordinary-tags.php';
require __DIR__ . '/includes/class-atoll-tag-scanner.php';
require __DIR__ . '/includes/tag-reader.php';
require __DIR__ . '/includes/text-search.php';
require __DIR__ . '/includes/selector-index.php';
require __DIR__ . '/includes/selectors.php';
require __DIR__ . '/includes/goodlayers-behaviours.php';
require __DIR__ . '/includes/remembered-files.php';
require __DIR__ . '/includes/original-files.php';
require __DIR__ . '/includes/originals.php';
require __DIR__ . '/includes/theme.php';
require __DIR__ . '/includes/media.php';
require __DIR__ . '/includes/class-atoll-handler-finder.php';
require __DIR__ . '/includes/inline-calls.php';
require __DIR__ . '/includes/script-obstacles.php';
require __DIR__ . '/includes/eael-bundles.php';
require __DIR__ . '/includes/eael-elements.php';
require __DIR__ . '/includes/eael-element-facts.php';
require __DIR__ . '/includes/eael-page.php';
require __DIR__ . '/includes/eael-extensions.php';
require __DIR__ . '/includes/elementor.php';
require __DIR__ . '/includes/elementor-elements.php';
require __DIR__ . '/includes/elementor-links.php';
require __DIR__ . '/includes/elementor-body.php';
require __DIR__ . '/includes/elementor-counter.php';
require __DIR__ . '/includes/elementor-module.php';
require __DIR__ . '/includes/entrance-fallback.php';
require __DIR__ . '/includes/preload-guard.php';
require __DIR__ . '/includes/leading-number.php';
require __DIR__ . '/includes/class-atoll-slider-reader.php';
require __DIR__ . '/includes/first-paint.php';
require __DIR__ . '/includes/failed-mail.php';
require __DIR__ . '/includes/early-queue.php';
require __DIR__ . '/includes/entry-fallback.php';
require __DIR__ . '/includes/video-ratios.php';
require __DIR__ . '/includes/first-paint-effects.php';
require __DIR__ . '/includes/slider-first-paint.php';
require __DIR__ . '/includes/class-atoll-table-reader.php';
require __DIR__ . '/includes/eael-first-paint.php';
require __DIR__ . '/includes/theme-first-paint.php';
require __DIR__ . '/includes/link-names.php';
require __DIR__ . '/includes/picture-link-names.php';
require __DIR__ . '/includes/class-atoll-menu.php';
require __DIR__ . '/includes/menu-reader.php';
require __DIR__ . '/includes/theme-menus.php';
require __DIR__ . '/includes/menus-without-scripts.php';
require __DIR__ . '/includes/page-buffer.php';
require __DIR__ . '/includes/finished-page.php';
require __DIR__ . '/includes/script-queue.php';
require __DIR__ . '/includes/page-parts.php';
require __DIR__ . '/includes/script-tags.php';
require __DIR__ . '/includes/script-files.php';
require __DIR__ . '/includes/empty-scripts.php';
require __DIR__ . '/includes/free-scripts.php';
require __DIR__ . '/includes/jquery-users.php';
require __DIR__ . '/includes/consent-hint.php';
require __DIR__ . '/includes/consent-roles.php';
require __DIR__ . '/includes/decisions.php';
require __DIR__ . '/includes/doctor-addresses.php';
require __DIR__ . '/includes/doctor-entry.php';
require __DIR__ . '/includes/doctor.php';
require __DIR__ . '/includes/saving.php';
require __DIR__ . '/includes/page-proof.php';
require __DIR__ . '/includes/scan.php';
require __DIR__ . '/includes/inspector.php';
require __DIR__ . '/includes/caches.php';
require __DIR__ . '/includes/post-purge.php';
require __DIR__ . '/includes/option-lock.php';
require __DIR__ . '/includes/previous-releases.php';
require __DIR__ . '/includes/release-purge.php';
require __DIR__ . '/includes/status-check.php';
require __DIR__ . '/includes/status-box.php';
require __DIR__ . '/includes/visit-counts.php';
require __DIR__ . '/includes/visit-log.php';
require __DIR__ . '/includes/visit-log-table.php';
require __DIR__ . '/includes/settings-page.php';
require __DIR__ . '/includes/site-health.php';
require __DIR__ . '/includes/privacy-text.php';
require __DIR__ . '/includes/hooks.php';
