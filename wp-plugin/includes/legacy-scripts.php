<?php
/**
 * Takes the replaced scripts off a page, once it is known that everything they do there is covered.
 *
 * A script goes by losing its `src`: WordPress still prints its data and still loads what depends on it. Scripts
 * that serve a whole family of widgets can only be judged by the page's HTML, so a page that has queued one is
 * buffered until its footer has been printed. All other pages are not.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * What is known of the page at hand.
 *
 * @return object `buffer`: the level of our output buffer, 0 without one. `read`: how much of the page was there
 *                when it was judged. `emptied`: handle => what it was. `tags`: handle => its printed tag. `freed`:
 *                handles that nobody needs any more. `decisions`: handle => see atoll_note_decision().
 */
function atoll_page() {
	static $page = null;
	if ( null === $page ) {
		$page = (object) array(
			'buffer'    => 0,
			'read'      => 0,
			'emptied'   => array(),
			'tags'      => array(),
			'freed'     => array(),
			'decisions' => array(),
		);
	}
	return $page;
}

/**
 * After the enqueue hooks: empties what is covered on every page, and begins to keep the page when it is needed
 * to judge the rest.
 */
function atoll_empty_scripts_early() {
	$handles = atoll_handles_to_judge();
	atoll_empty_covered( $handles, null );
	// phpcs:ignore PluginCheck.CodeAnalysis.UnclosedObStart -- atoll_finish_page() closes it, in the same page's footer.
	if ( array_filter( array_keys( $handles ), 'atoll_is_wanted' ) && ob_start() ) {
		atoll_page()->buffer = ob_get_level();
	}
}

/**
 * Before the footer scripts are printed: empties what came since, and what the page shows to be covered.
 */
function atoll_empty_scripts_late() {
	$html = atoll_page_so_far();
	atoll_empty_covered( atoll_handles_to_judge(), $html );
	atoll_page()->read = strlen( (string) $html );
	if ( ! atoll_settings()['report_only'] ) {
		atoll_free_dependencies( null !== $html );
	}
}

/**
 * After the footer: puts back what late markup turned out to need, takes away what nobody needs any more, and
 * lets the page go.
 */
function atoll_finish_page() {
	$page = atoll_page();
	$html = atoll_page_so_far();
	if ( null === $html ) {
		return;
	}
	atoll_put_back_needed( substr( $html, $page->read ) );
	$html = ob_get_clean();
	$page->buffer = 0;
	$short        = atoll_without_unneeded_tags( $html );
	echo atoll_settings()['report_only'] ? $html : atoll_with_first_paint( $short ) . atoll_entrance_fallback( $html ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the page as it was printed.
}

/**
 * The page's HTML since the buffer began, or null where it cannot be read: there is no buffer, or another one
 * was opened in between or took ours away.
 *
 * @return string|null
 */
function atoll_page_so_far() {
	$page = atoll_page();
	return $page->buffer && ob_get_level() === $page->buffer ? (string) ob_get_contents() : null;
}

/**
 * The scripts that the table names and WordPress knows.
 *
 * @return array Handle => widgets that cover it.
 */
function atoll_handles_to_judge() {
	$registered = wp_scripts()->registered;
	$handles    = array();
	foreach ( atoll_replaced_handles() as $row => $widgets ) {
		foreach ( atoll_matching_handles( (string) $row, $registered ) as $handle ) {
			$handles[ $handle ] = atoll_switched_on( $handle, (array) $widgets );
		}
	}
	return $handles;
}

/**
 * Empties every script whose widgets on this page are all covered.
 *
 * @param array       $handles Handle => widgets that cover it.
 * @param string|null $html    The page so far, or null when it is not known.
 */
function atoll_empty_covered( $handles, $html ) {
	$read = array();
	foreach ( $handles as $handle => $widgets ) {
		$handle = (string) $handle;
		$reader = atoll_page_reader( $handle );
		if ( ! $widgets ) {
			atoll_note_decision( $handle, 'off' );
			continue;
		}
		$obstacle = atoll_script_obstacle( $handle, $html );
		if ( $obstacle ) {
			atoll_note_decision( $handle, $obstacle[0], $obstacle[1] );
			continue;
		}
		if ( $reader && ( null === $html || atoll_is_builder_page() ) ) {
			atoll_note_decision( $handle, null === $html ? 'unreadable' : 'editor' );
			continue;
		}
		if ( $reader && ! isset( $read[ $reader ] ) ) {
			$read[ $reader ] = call_user_func( $reader, $html, $widgets );
		}
		$uncovered = $reader ? array_diff( $read[ $reader ], $widgets ) : array();
		if ( $uncovered ) {
			atoll_note_decision( $handle, 'uncovered', $uncovered );
		} else {
			atoll_empty_script( $handle );
		}
	}
}

/**
 * Takes a script's file away and keeps everything else of it.
 *
 * @param string $handle The script.
 */
function atoll_empty_script( $handle ) {
	$scripts = wp_scripts();
	$script  = $scripts->registered[ $handle ];
	// Once printed it runs, whatever is said of it now.
	if ( ! $script->src ) {
		return;
	}
	if ( in_array( $handle, $scripts->done, true ) ) {
		atoll_note_decision( $handle, 'printed' );
		return;
	}
	$dependants = in_array( $handle, atoll_library_handles(), true ) ? atoll_dependants( $handle ) : array();
	if ( $dependants ) {
		atoll_note_decision( $handle, 'needed', $dependants );
		return;
	}
	atoll_note_decision( $handle, 'covered' );
	atoll_page()->emptied[ $handle ] = array(
		'src'        => $script->src,
		'deps'       => $script->deps,
		'textdomain' => $script->textdomain,
	);
	if ( ! atoll_settings()['report_only'] ) {
		$script->src = false;
		// WordPress looks for translations by the script's address, and nobody is left to read them.
		$script->textdomain = null;
	}
}

/**
 * Whether a script is going to be printed, for itself or for another.
 *
 * @param string $handle The script.
 * @return bool
 */
function atoll_is_wanted( $handle ) {
	$scripts = wp_scripts();
	return ! in_array( $handle, $scripts->done, true ) && isset( atoll_closure( $scripts->queue )[ $handle ] );
}

/**
 * The queued scripts, and what they need, that depend on a script and that we leave on the page.
 *
 * @param string $handle The script.
 * @return array
 */
function atoll_dependants( $handle ) {
	$scripts = wp_scripts();
	$found   = array();
	foreach ( array_keys( atoll_closure( $scripts->queue ) ) as $other ) {
		if ( ! isset( atoll_page()->emptied[ $other ] ) && in_array( $handle, $scripts->registered[ $other ]->deps, true ) ) {
			$found[] = $other;
		}
	}
	return $found;
}

/**
 * Scripts and everything they depend on.
 *
 * @param array $handles The scripts.
 * @return array Handle => true.
 */
function atoll_closure( $handles ) {
	$registered = wp_scripts()->registered;
	$all        = array();
	while ( $handles ) {
		$handle = (string) array_pop( $handles );
		if ( ! isset( $all[ $handle ] ) && isset( $registered[ $handle ] ) ) {
			$all[ $handle ] = true;
			$handles        = array_merge( $handles, $registered[ $handle ]->deps );
		}
	}
	return $all;
}

/**
 * Lets go of what the emptied scripts themselves depend on. One that another script depends on keeps its
 * dependencies: the other may have come to rely on them through it.
 *
 * @param bool $is_read Whether the page can be read. Of a page that cannot, jQuery stays: inline code may use it
 *                      without having declared it. WordPress's own packages are not used in that way.
 */
function atoll_free_dependencies( $is_read ) {
	$scripts = wp_scripts();
	foreach ( array_keys( atoll_page()->emptied ) as $handle ) {
		if ( ! atoll_dependants( $handle ) ) {
			$script       = $scripts->registered[ $handle ];
			$script->deps = $is_read ? array() : preg_grep( '/^(?:wp-|swv$)/', $script->deps, PREG_GREP_INVERT );
		}
	}
}

/**
 * Keeps the tag with which a script is printed, so that it can be found in the page again.
 *
 * @param string $tag    The tag.
 * @param string $handle The script.
 * @return string
 */
function atoll_note_tag( $tag, $handle ) {
	if ( atoll_page()->buffer ) {
		atoll_page()->tags[ $handle ] = $tag;
	}
	return $tag;
}

/**
 * Takes out of the page the tags of scripts that only emptied ones had asked for. WordPress prints jQuery in the
 * head, before anything of the page is known.
 *
 * @param string $html The page.
 * @return string
 */
function atoll_without_unneeded_tags( $html ) {
	$tags  = atoll_unneeded_tags();
	$short = str_replace( $tags, '', $html );
	// Whoever names jQuery without having declared it needs it, and a script that WordPress knows nothing of may.
	if ( ! $tags || false !== stripos( $short, 'jquery' ) || atoll_has_foreign_script( $short ) ) {
		return $html;
	}
	atoll_page()->freed = array_keys( $tags );
	return $short;
}

/**
 * Whether a page loads a script that was not printed by WordPress, which gives each of its tags an id.
 *
 * @param string $html The page.
 * @return bool
 */
function atoll_has_foreign_script( $html ) {
	// Whole elements, so that a tag inside a string of inline code is not taken for one.
	if ( false === preg_match_all( '#<script\b([^>]*)>.*?</script\s*>#is', $html, $found ) ) {
		return true;
	}
	foreach ( $found[1] as $attributes ) {
		if ( preg_match( '/\ssrc\s*=/i', $attributes ) && ! preg_match( '/\sid=["\'][^"\']+-js(?:-module)?["\']/', $attributes ) ) {
			return true;
		}
	}
	return false;
}

/**
 * The printed tags of scripts that nobody on the page depends on any more.
 *
 * @return array
 */
function atoll_unneeded_tags() {
	$scripts = wp_scripts();
	$page    = atoll_page();
	$asked   = array();
	foreach ( $page->emptied as $was ) {
		$asked = array_merge( $asked, $was['deps'] );
	}
	$asked  = atoll_closure( $asked );
	$needed = atoll_closure( array_merge( $scripts->queue, array_diff( $scripts->done, array_keys( $asked ) ) ) );
	return array_intersect_key( $page->tags, array_diff_key( $asked, $needed ) );
}

/**
 * Prints emptied scripts after all, when markup that came after the decision needs them.
 *
 * @param string $html What the page has printed since.
 */
function atoll_put_back_needed( $html ) {
	$scripts = wp_scripts();
	$handles = atoll_handles_to_judge();
	$back    = array();
	foreach ( atoll_page()->emptied as $handle => $was ) {
		$reader    = atoll_page_reader( (string) $handle );
		$uncovered = $reader ? array_diff( call_user_func( $reader, $html, $handles[ $handle ] ), $handles[ $handle ] ) : array();
		if ( $uncovered ) {
			atoll_note_decision( $handle, 'late', $uncovered );
			foreach ( $was as $member => $value ) {
				$scripts->registered[ $handle ]->$member = $value;
			}
			unset( atoll_page()->emptied[ $handle ] );
			$back[] = $handle;
		}
	}
	if ( $back && ! atoll_settings()['report_only'] ) {
		$in_order      = array_intersect( $scripts->done, $back );
		$scripts->done = array_diff( $scripts->done, $back );
		$scripts->do_items( $in_order );
	}
}
