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

require __DIR__ . '/includes/tables/strings.php';
require __DIR__ . '/includes/tables/tables.php';

require __DIR__ . '/includes/page/class-atoll-budget.php';
require __DIR__ . '/includes/page/class-atoll-drawings.php';
require __DIR__ . '/includes/page/class-atoll-edits.php';
require __DIR__ . '/includes/page/class-atoll-markup.php';
require __DIR__ . '/includes/page/class-atoll-markup-reader.php';
require __DIR__ . '/includes/page/class-atoll-tag-scanner.php';
require __DIR__ . '/includes/page/copied-markup.php';
require __DIR__ . '/includes/page/enqueue.php';
require __DIR__ . '/includes/page/finished-page.php';
require __DIR__ . '/includes/page/inline-scripts.php';
require __DIR__ . '/includes/page/leading-number.php';
require __DIR__ . '/includes/page/markup.php';
require __DIR__ . '/includes/page/ordinary-tags.php';
require __DIR__ . '/includes/page/page-buffer.php';
require __DIR__ . '/includes/page/page-config.php';
require __DIR__ . '/includes/page/page-parts.php';
require __DIR__ . '/includes/page/plain-tags.php';
require __DIR__ . '/includes/page/plural-texts.php';
require __DIR__ . '/includes/page/script-tags.php';
require __DIR__ . '/includes/page/selector-index.php';
require __DIR__ . '/includes/page/selectors.php';
require __DIR__ . '/includes/page/site-values.php';
require __DIR__ . '/includes/page/tag-attributes.php';
require __DIR__ . '/includes/page/tag-reader.php';
require __DIR__ . '/includes/page/text-search.php';
require __DIR__ . '/includes/page/token-ends.php';

require __DIR__ . '/includes/decide/address-rules.php';
require __DIR__ . '/includes/decide/class-atoll-handler-finder.php';
require __DIR__ . '/includes/decide/decisions.php';
require __DIR__ . '/includes/decide/eael-bundles.php';
require __DIR__ . '/includes/decide/eael-element-facts.php';
require __DIR__ . '/includes/decide/eael-elements.php';
require __DIR__ . '/includes/decide/eael-extensions.php';
require __DIR__ . '/includes/decide/eael-page.php';
require __DIR__ . '/includes/decide/elementor.php';
require __DIR__ . '/includes/decide/elementor-elements.php';
require __DIR__ . '/includes/decide/elementor-links.php';
require __DIR__ . '/includes/decide/empty-scripts.php';
require __DIR__ . '/includes/decide/free-scripts.php';
require __DIR__ . '/includes/decide/gates.php';
require __DIR__ . '/includes/decide/goodlayers-behaviours.php';
require __DIR__ . '/includes/decide/inline-calls.php';
require __DIR__ . '/includes/decide/jquery-users.php';
require __DIR__ . '/includes/decide/option-lock.php';
require __DIR__ . '/includes/decide/original-files.php';
require __DIR__ . '/includes/decide/originals.php';
require __DIR__ . '/includes/decide/remembered-files.php';
require __DIR__ . '/includes/decide/replaced-handles.php';
require __DIR__ . '/includes/decide/script-files.php';
require __DIR__ . '/includes/decide/script-obstacles.php';
require __DIR__ . '/includes/decide/script-queue.php';
require __DIR__ . '/includes/decide/settings.php';
require __DIR__ . '/includes/decide/theme.php';

require __DIR__ . '/includes/paint/class-atoll-menu.php';
require __DIR__ . '/includes/paint/class-atoll-slider-reader.php';
require __DIR__ . '/includes/paint/class-atoll-table-reader.php';
require __DIR__ . '/includes/paint/consent-hint.php';
require __DIR__ . '/includes/paint/consent-roles.php';
require __DIR__ . '/includes/paint/eael-first-paint.php';
require __DIR__ . '/includes/paint/early-queue.php';
require __DIR__ . '/includes/paint/elementor-body.php';
require __DIR__ . '/includes/paint/elementor-counter.php';
require __DIR__ . '/includes/paint/elementor-module.php';
require __DIR__ . '/includes/paint/entrance-fallback.php';
require __DIR__ . '/includes/paint/entry-fallback.php';
require __DIR__ . '/includes/paint/failed-mail.php';
require __DIR__ . '/includes/paint/first-paint.php';
require __DIR__ . '/includes/paint/first-paint-effects.php';
require __DIR__ . '/includes/paint/link-names.php';
require __DIR__ . '/includes/paint/media.php';
require __DIR__ . '/includes/paint/menu-reader.php';
require __DIR__ . '/includes/paint/menus-without-scripts.php';
require __DIR__ . '/includes/paint/picture-link-names.php';
require __DIR__ . '/includes/paint/preload-guard.php';
require __DIR__ . '/includes/paint/slider-first-paint.php';
require __DIR__ . '/includes/paint/theme-first-paint.php';
require __DIR__ . '/includes/paint/theme-menus.php';
require __DIR__ . '/includes/paint/video-ratios.php';

require __DIR__ . '/includes/caches/caches.php';
require __DIR__ . '/includes/caches/optimisers.php';
require __DIR__ . '/includes/caches/post-purge.php';
require __DIR__ . '/includes/caches/previous-releases.php';
require __DIR__ . '/includes/caches/release-purge.php';

require __DIR__ . '/includes/admin/doctor.php';
require __DIR__ . '/includes/admin/doctor-addresses.php';
require __DIR__ . '/includes/admin/doctor-entry.php';
require __DIR__ . '/includes/admin/inspector.php';
require __DIR__ . '/includes/admin/page-proof.php';
require __DIR__ . '/includes/admin/page-switch.php';
require __DIR__ . '/includes/admin/privacy-text.php';
require __DIR__ . '/includes/admin/saving.php';
require __DIR__ . '/includes/admin/scan.php';
require __DIR__ . '/includes/admin/settings-page.php';
require __DIR__ . '/includes/admin/site-health.php';
require __DIR__ . '/includes/admin/status-box.php';
require __DIR__ . '/includes/admin/status-check.php';
require __DIR__ . '/includes/admin/visit-counts.php';
require __DIR__ . '/includes/admin/visit-log.php';
require __DIR__ . '/includes/admin/visit-log-table.php';

require __DIR__ . '/includes/hooks.php';
