<?php
/**
 * What an AMP plugin answers on a page that it prints.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Says that this page is one.
 *
 * @return bool
 */
function amp_is_request() {
	return true;
}
