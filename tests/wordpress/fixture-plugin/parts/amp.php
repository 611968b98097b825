<?php
/**
 * The function with which AMP plugins mark their pages.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Marks the page as an AMP page.
 *
 * @return bool
 */
function amp_is_request() {
	return true;
}
