<?php
/**
 * Plugin Name: VK Link Target Controller (stand-in)
 * Description: Stand-in with the folder and the release of the original plugin, without its code. Test code.
 * Version:     1.10.4
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;
