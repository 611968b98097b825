<?php
/**
 * Facts about the widgets and their originals. The build compiles them from the manifests.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the compiled tables.
 *
 * @return array `widgets`: name => `title`, `original`, `handles`, `elements`.
 *               `behaviours`: original => rows with `widget` ('' if no widget covers the behaviour), `name`, `selector`,
 *               `with` and `without`. The last three are lists of compound selectors; an element must match one of them.
 *               `originals`: name => contents of its file in wp-plugin/originals.
 */
function atoll_tables() {
	static $tables = null;
	if ( null === $tables ) {
		$tables = require dirname( ATOLL_FILE ) . '/compiled-tables.php';
	}
	return $tables;
}
