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
 * @return array `widgets`: name => `title`, `original`, `handles`, `elements`, `early` (see atoll_early_places()).
 *               `behaviours`: original => rows with `widget` ('' if no widget covers the behaviour), `name`, `selector`,
 *               `with` and `without`. The last three are lists of compound selectors; an element must match one of them.
 *               `originals`: name => contents of its file in wp-plugin/originals.
 */
function atoll_tables() {
	static $tables = null;
	if ( null === $tables ) {
		$tables = require dirname( ATOLL_FILE ) . '/compiled-tables.php';

		$tables['originals']['goodlayers-theme'] = atoll_theme_facts( $tables['originals']['goodlayers-theme'], atoll_active_theme( $tables['originals']['goodlayers-theme']['themes'] ) );
	}
	return $tables;
}
