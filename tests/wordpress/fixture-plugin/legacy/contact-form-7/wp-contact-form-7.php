<?php
/**
 * Plugin Name: Contact Form 7 (stand-in)
 * Description: Stand-in with the folder and the release of the original plugin, without its code. Test code.
 * Version:     6.1.6
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;
