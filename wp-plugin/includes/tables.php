<?php
/**
 * The facts of the widgets and their originals, as the build compiles them from the manifests.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * The compiled tables.
 *
 * @return array `widgets`: name => `title`, `original`, `handles`, `elements`.
 *               `behaviours`: original => rows of `widget` ('' where no widget covers it), `name`, `selector`, `with` and
 *               `without`; each of the last three is a list of compound selectors, of which an element must match one.
 *               `originals`: name => what its file in wp-plugin/originals says.
 */
function atoll_tables() {
	static $tables = null;
	if ( null === $tables ) {
		$tables = require dirname( ATOLL_FILE ) . '/compiled-tables.php';
	}
	return $tables;
}
