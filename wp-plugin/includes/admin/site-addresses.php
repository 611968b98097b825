<?php
/**
 * The addresses of the site: how a line of the setting "Excluded pages" is understood, and which pages there are.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** How many pages of the site the settings page and the scan look at. */
const ATOLL_MAX_SITE_PAGES = 2000;

/**
 * Reads a line of the setting "Excluded pages": a path, or a URL of this site. `*` matches any text.
 *
 * @param string $line The line.
 * @return string|WP_Error The path from the site's front page, decoded; or why the line cannot be used.
 */
function atoll_read_address_rule( $line ) {
	$line = wp_check_invalid_utf8( trim( (string) $line ) );
	if ( preg_match( '#^(?:https?:)?//([^/?\#]*)#i', $line, $match ) ) {
		if ( atoll_bare_host( $match[1] ) !== atoll_bare_host( (string) wp_parse_url( home_url( '/' ), PHP_URL_HOST ) ) ) {
			/* translators: %s: a line of a setting. */
			return new WP_Error( 'atoll_rule', sprintf( __( '“%s” belongs to another site.', 'atoll' ), $line ) );
		}
		$line = (string) substr( $line, strlen( $match[0] ) );
	}
	if ( strcspn( $line, '?#' ) < strlen( $line ) ) {
		/* translators: %s: a line of a setting. */
		return new WP_Error( 'atoll_rule', sprintf( __( '“%s” has a part after “?” or “#”, which is not compared. Enter the path of the page, for example /courses/.', 'atoll' ), $line ) );
	}
	return atoll_site_path( $line ) . ( preg_match( '#[^/]/$#', $line ) ? '/' : '' );
}

/**
 * Returns a host in lower case, without its port and without `www.`. Other letters than ASCII are encoded as in DNS.
 *
 * @param string $host The host.
 * @return string
 */
function atoll_bare_host( $host ) {
	$host = (string) preg_replace( array( '/:\d+$/D', '/^www\./' ), '', function_exists( 'mb_strtolower' ) ? mb_strtolower( $host, 'UTF-8' ) : strtolower( $host ) );
	if ( preg_match( '/[^\x00-\x7f]/', $host ) && class_exists( 'WpOrg\Requests\IdnaEncoder' ) ) {
		try {
			return WpOrg\Requests\IdnaEncoder::encode( $host );
		} catch ( Throwable $error ) {
			return $host;
		}
	}
	return $host;
}

/**
 * Returns the addresses of the site's pages, as in its sitemaps: the front page, posts of all types, and archives. They
 * alternate, so that a limit does not leave out a type.
 *
 * @param int $limit The most addresses.
 * @return array URLs, each once.
 */
function atoll_site_addresses( $limit = ATOLL_MAX_SITE_PAGES ) {
	$lists = array( array( home_url( '/' ) ) );
	foreach ( atoll_page_providers() as $provider ) {
		$subtypes = $provider->get_object_subtypes();
		foreach ( $subtypes ? array_keys( $subtypes ) : array( '' ) as $subtype ) {
			$list  = array();
			$pages = $provider->get_max_num_pages( $subtype );
			for ( $page = 1; $page <= $pages; $page++ ) {
				$list = array_merge( $list, wp_list_pluck( $provider->get_url_list( $page, $subtype ), 'loc' ) );
				if ( count( $list ) >= $limit ) {
					break;
				}
			}
			$lists[] = $list;
		}
	}
	$found  = array();
	$length = max( array_map( 'count', $lists ) );
	for ( $place = 0; $place < $length; $place++ ) {
		$found += array_fill_keys( array_column( $lists, $place ), true );
	}
	return array_slice( array_keys( $found ), 0, $limit );
}

/**
 * Returns what lists the pages of the site. WordPress has no providers if the site hides from search engines, or if
 * another plugin makes the sitemaps.
 *
 * @return array Name => WP_Sitemaps_Provider.
 */
function atoll_page_providers() {
	$providers = array_diff_key( wp_get_sitemap_providers(), array( 'users' => true ) );
	return $providers ? $providers : array(
		'posts'      => new WP_Sitemaps_Posts(),
		'taxonomies' => new WP_Sitemaps_Taxonomies(),
	);
}

/**
 * Prints how the saved lines are understood, and how many pages each matches.
 */
function atoll_print_address_rules() {
	if ( ! get_option( 'permalink_structure' ) ) {
		echo '<p class="description">' . esc_html__( 'This site has plain permalinks, so a path cannot tell its pages apart. “/” is the front page only. Exclude other pages with the box in their editor.', 'atoll' ) . '</p>';
	}
	$rules = array_filter( explode( "\n", atoll_settings()['excluded'] ) );
	if ( ! $rules ) {
		return;
	}
	$paths = array_map( 'atoll_site_path', atoll_site_addresses() );
	echo '<ul>';
	foreach ( $rules as $rule ) {
		$count = count(
			array_filter(
				$paths,
				static function ( $path ) use ( $rule ) {
					return atoll_rule_matches( $rule, $path );
				}
			)
		);
		/* translators: %s: number of pages. */
		$matches = sprintf( _n( 'matches %s page of the sitemap', 'matches %s pages of the sitemap', $count, 'atoll' ), number_format_i18n( $count ) );
		printf( '<li><code>%s</code> %s</li>', esc_html( $rule ), esc_html( $matches ) );
	}
	echo '</ul>';
}
