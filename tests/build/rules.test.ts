/** Each rule about shipped files finds bad examples: a rule that cannot fail proves nothing. */
import { describe, expect, it } from 'vitest';
import { readPhp } from './php-file';
import {
  closedBuffers,
  enqueued,
  escaped,
  explainedInput,
  noDatabase,
  noRefusedCalls,
  removedOptions,
  noTampering,
  plainSyntax,
  prefixed,
  sanitizedSettings,
  translatable,
} from './php-rules';
import { badNames, entryMentions, forbiddenText, pluginCheckFindings, staticImports } from './rules';

describe('static imports', () => {
  it.each([
    ['import a from"./a.js";a()', ['./a.js']],
    ['import"./a.js"', ['./a.js']],
    ['export*from"./a.js"', ['./a.js']],
    ['export{b}from"./a.js"', ['./a.js']],
    ['import("./a.js");export{c};var c', []],
    ['var s="import a from \'./a.js\'"', []],
  ])('of %s', (code, expected) => {
    expect(staticImports(code)).toEqual(expected);
  });
});

it('finds the entry in a chunk, however it is imported', () => {
  for (const code of ['import{a}from"./atoll-1.js"', 'import(`./atoll-1.js`)', 'new URL("atoll-1.js?x",b)']) {
    expect(entryMentions(code, 'atoll-1.js')).toEqual(['atoll-1.js']);
  }
  expect(entryMentions('import"./react-1.js"', 'atoll-1.js')).toEqual([]);
});

describe('forbidden text', () => {
  it.each([
    'eval("1")',
    '(0,eval) ("1")',
    'new Function("return 1")',
    'Function(`return this`)()',
    'setTimeout("x()",1)',
    'fetch("http://localhost:80")',
    'fetch("//127.0.0.1")',
    '//# sourceMappingURL=a.js.map',
    'import"file:///a.js"',
    'x="../node_modules/react"',
    'x="/home/me/atoll/src"',
  ])('is found in %s', (code) => {
    expect(forbiddenText(code, '/home/me/atoll/')).not.toEqual([]);
  });

  it('is not found in similar text', () => {
    expect(
      forbiddenText('medieval(1);setTimeout(()=>f("a"),1);x instanceof Function', '/home/me/atoll/'),
    ).toEqual([]);
  });
});

describe("Plugin Check's React check", () => {
  it('reports a renderer that another minifier has written', () => {
    expect(pluginCheckFindings('Symbol.for("react.element");k="__reactFiber$"+r')).toEqual([
      'inlined_react_dom',
    ]);
  });

  it('ignores the name in a template literal', () => {
    expect(pluginCheckFindings('Symbol.for(`react.element`);k="__reactFiber$"+r')).toEqual([]);
  });

  it.each([
    "s='react.element';e.jsx=f;x={_owner:1}",
    'ReactDOM.render(a,b)',
    'r.unmountComponentAtNode(b)',
    'r.findDOMNode(b)',
    'React.createFactory(a)',
  ])('reports %s', (code) => {
    expect(pluginCheckFindings(code)).toHaveLength(1);
  });
});

describe('names in a zip', () => {
  it.each([
    'atoll/.htaccess',
    'atoll/.git/config',
    'atoll/a b.php',
    'atoll/a~1.php',
    'atoll/a@2x.js',
    'atoll/run.sh',
    'atoll/inner.zip',
    'atoll/atoll.js.map',
    'atoll/README.md',
    'atoll/manifest.json',
    'atoll/',
  ])('refuses %s', (path) => {
    expect(badNames([path])).toEqual([path]);
  });

  it('refuses a base name that another folder has too, in any case', () => {
    expect(badNames(['atoll/enqueue.php', 'atoll/includes/Enqueue.php'])).toEqual([
      'atoll/includes/Enqueue.php',
    ]);
  });

  it('accepts ordinary names', () => {
    const names = ['LICENSE', 'readme.txt', 'assets/a-g-C99Xp_N.js', 'types/atoll.d.ts'];
    expect(badNames(names.map((name) => `atoll/${name}`))).toEqual([]);
  });
});

/** A comment that explains why a sniff does not apply. */
const because = (sniff: string): string => ` // phpcs:ignore ${sniff} -- why.`;

describe('rules about PHP', () => {
  const OURS = translatable('atoll');
  const PREFIXED = prefixed('atoll');

  it.each([
    ['__( $text, "atoll" );', OURS],
    ["__( 'Text', 'other' );", OURS],
    ["esc_html__( 'Text' );", OURS],
    ["__( '%s of', 'atoll' );", OURS],
    ["/* translators: both */\n__( '%s of %s', 'atoll' );", OURS],
    ['echo $html;', escaped],
    ["echo '<p>' . $html . '</p>';", escaped],
    ["printf( '<p>%s</p>', $html );", escaped],
    ["echo sprintf( '%s', get_option( 'x' ) );", escaped],
    ["echo implode( '', array_map( 'trim', $all ) );", escaped],
    ['echo $is ? esc_html( $a ) : $b;', escaped],
    ["_e( 'Text', 'atoll' );", escaped],
    ['function start() {}', PREFIXED],
    ['class Command {}', PREFIXED],
    ["define( 'OPTION', 1 );", PREFIXED],
    ["do_action( 'start' );", PREFIXED],
    ['$offset = 1;', PREFIXED],
    ['if ( 1 ) { $offset = 1; }', PREFIXED],
    ["echo esc_html( $_GET['a'] );", explainedInput],
    ["$x = $_SERVER['REQUEST_URI'];", explainedInput],
    ["register_setting( 'a', 'b' );", sanitizedSettings],
    ["wp_enqueue_script( 'a', $url, array(), null, true );", enqueued],
    ["wp_enqueue_script( 'a', $url, array(), '1' );", enqueued],
    ['$tag = \'<script src="a.js"></script>\';', enqueued],
    ["load_plugin_textdomain( 'atoll' );", noRefusedCalls],
    ["file_put_contents( 'a', 'b' );", noRefusedCalls],
    ['wp_redirect( $url );', noRefusedCalls],
    ["update_option( 'atoll_b', 1 );", removedOptions("delete_option( 'atoll_a' );")],
    ['update_option( "atoll_b_$day", 1 );', removedOptions('delete_option( "atoll_a_$day" );')],
    ['update_option( $name, 1 );', removedOptions("delete_option( 'atoll_a' );")],
    ["update_post_meta( 7, '_atoll_b', 1 );", removedOptions("delete_post_meta_by_key( '_atoll_a' );")],
    ['global $wpdb;', noDatabase],
    ["get_posts( array( 'meta_key' => 1 ) );", noDatabase],
    ['ob_start();', closedBuffers],
    ["add_filter( 'auto_update_plugin', '__return_true' );", noTampering],
    ['$a = <<<TEXT\nx\nTEXT;', plainSyntax],
    ["$a = <<<'TEXT'\nx\nTEXT;", plainSyntax],
    ['$a = `ls`;', plainSyntax],
    ["eval( 'x' );", plainSyntax],
    ['?><?= $a ?>', plainSyntax],
  ])('find %s', (code, rule) => {
    expect(rule(readPhp(`<?php\n${code}`))).toHaveLength(1);
  });

  it.each([
    ["/* translators: %s: a place */\n$a = __( 'in %s', 'atoll' );", OURS],
    ["printf( '<p>%s %d</p>', esc_html( $a ), absint( $b ) );", escaped],
    ["echo '<ul>' . implode( '', array_map( 'esc_html', $all ) ) . '</ul>';", escaped],
    [`echo $html;${because('WordPress.Security.EscapeOutput.OutputNotEscaped')}`, escaped],
    ['function atoll_start() { $own = 1; } $atoll_own = 2;', PREFIXED],
    [`apply_filters( 'theirs', 1 );${because('WordPress.NamingConventions.PrefixAllGlobals')}`, PREFIXED],
    ["$a = esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) );", explainedInput],
    ["register_setting( 'a', 'b', array( 'sanitize_callback' => 'c' ) );", sanitizedSettings],
    ["wp_enqueue_script( 'a', $url, array(), '1', true );", enqueued],
    ['$node->unlink( $a );', noRefusedCalls],
    ['update_option( "atoll_a_$day", 1 );', removedOptions('delete_option( "atoll_a_$day" );')],
    ["update_option( 'atoll_a', 1 );", removedOptions("delete_option( 'atoll_a' );")],
    ["update_post_meta( 7, '_atoll_a', 1 );", removedOptions("delete_post_meta_by_key( '_atoll_a' );")],
  ])('find nothing in %s', (code, rule) => {
    expect(rule(readPhp(`<?php\n${code}`))).toEqual([]);
  });
});
