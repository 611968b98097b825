<?php
/**
 * Plugin Name: Goodlayers Core (stand-in)
 * Description: Stand-in with the folder and the release of the original plugin, without its code. Test code.
 * Version:     2.1.7
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;
