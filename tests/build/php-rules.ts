/**
 * The findings of Plugin Check's sniffs in PHP, read from the syntax tree: each rule is a function from a file to
 * findings, `line: what`. A line with `phpcs:ignore <sniff> -- <reason>` is skipped, as the sniffs do.
 */
import {
  argumentsOf,
  calledName,
  callsOf,
  found,
  isNode,
  lineOf,
  list,
  type Node,
  type PhpFile,
  type PhpRule,
  report,
  textOf,
  words,
} from './php-file';

/** Functions with a translatable text, and the position of their text domain. */
const TRANSLATES: ReadonlyMap<string, number> = new Map([
  ...['__', '_e', 'esc_html__', 'esc_html_e', 'esc_attr__', 'esc_attr_e'].map((name) => [name, 1] as const),
  ...['_x', '_ex', 'esc_html_x', 'esc_attr_x'].map((name) => [name, 2] as const),
  ['_n', 3],
  ['_nx', 4],
]);

const PLACE = /%(?:\d+\$)?[bcdeEfFgGosuxX]/g;

/** i18n_usage: literal texts, our text domain, a translators' comment for placeholders, ordered placeholders. */
export const translatable =
  (domain: string): PhpRule =>
  (file) =>
    report(
      file,
      'WordPress.WP.I18n',
      callsOf(file, new Set(TRANSLATES.keys())).flatMap((call) => {
        const own = argumentsOf(call);
        const text = textOf(own[0]);
        if (text === undefined) return [found(call, 'text is not literal')];
        const faults: string[] = [];
        if (textOf(own[TRANSLATES.get(calledName(call)) ?? 1]) !== domain) faults.push('foreign text domain');
        const places = text.match(PLACE) ?? [];
        if (places.length > 1 && places.some((place) => !place.includes('$')))
          faults.push('places without order');
        if (places.length > 0 && !hasTranslatorsNote(file, call)) faults.push('no note for translators');
        return faults.map((fault) => found(call, `${fault}: ${text}`));
      }),
    );

/** In the line before, in which a statement or an argument may start. */
function hasTranslatorsNote({ lines }: PhpFile, call: Node): boolean {
  const line = lineOf(call);
  return [lines[line - 2], lines[line - 3]].some((above) => /\/\* translators: \S/.test(above ?? ''));
}

const ESCAPES = words(
  `absint checked count disabled esc_attr esc_attr__ esc_attr_x esc_html esc_html__ esc_html_x esc_textarea esc_url
  esc_url_raw intval number_format rawurlencode selected wp_json_encode wp_kses wp_kses_data wp_kses_post
  wp_kses_allowed_html sanitize_html_class sanitize_key`,
);

/** late_escaping: output is escaped where it is printed. */
export const escaped: PhpRule = (file) =>
  report(
    file,
    'WordPress.Security.EscapeOutput',
    [
      ...file.nodes.filter(({ kind }) => kind === 'echo' || kind === 'print'),
      ...callsOf(file, words('printf vprintf _e _ex wp_die')),
    ].flatMap((node) => {
      if (calledName(node).startsWith('_e')) return [found(node, 'prints a translation as it is')];
      const printed =
        node.kind === 'call' ? argumentsOf(node) : list([node['expressions'], node['expression']].flat());
      return printed.filter((part) => !isEscaped(part)).map((part) => found(part, 'prints unescaped'));
    }),
  );

function isEscaped(node: Node): boolean {
  const parts = (...members: readonly string[]): boolean =>
    members.every((member) => node[member] === null || list([node[member]]).every(isEscaped));
  switch (node.kind) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'nullkeyword':
    case 'cast':
      return node.kind !== 'cast' || /^(?:int|integer|float|bool|boolean)$/.test(String(node['type']));
    case 'bin':
      return node['type'] === '.' ? parts('left', 'right') : true;
    case 'retif':
      return parts('trueExpr', 'falseExpr');
    case 'call': {
      const name = calledName(node);
      if (name === 'sprintf' || name === 'printf') return argumentsOf(node).every(isEscaped);
      if (name === 'implode')
        return isEscapingMap(argumentsOf(node)[1]) && isEscaped(argumentsOf(node)[0] ?? node);
      return ESCAPES.has(name);
    }
    default:
      return false;
  }
}

const isEscapingMap = (node: Node | undefined): boolean =>
  node !== undefined && calledName(node) === 'array_map' && ESCAPES.has(textOf(argumentsOf(node)[0]) ?? '');

/** prefixing: global names start with our prefix. */
export const prefixed =
  (prefix: string): PhpRule =>
  (file) => {
    const named = file.nodes.flatMap((node) => {
      const name = isNode(node['name']) ? String(node['name']['name']) : String(node['name']);
      if (node.kind === 'function' || node.kind === 'class') return [found(node, name)];
      return [];
    });
    const defined = callsOf(file, words('define do_action apply_filters do_action_ref_array')).map((call) =>
      found(call, textOf(argumentsOf(call)[0]) ?? 'a computed name'),
    );
    // Variables outside functions are global.
    const [program] = file.nodes;
    const globals = list(program?.['children'])
      .flatMap((statement) => outsideFunctions(statement))
      .filter((node) => node.kind === 'assign')
      .flatMap(({ left }) =>
        isNode(left) && left.kind === 'variable' ? [found(left, String(left['name']))] : [],
      );
    return report(
      file,
      'WordPress.NamingConventions.PrefixAllGlobals',
      [...named, ...defined, ...globals].filter(({ what }) => !what.toLowerCase().startsWith(`${prefix}_`)),
    );
  };

function outsideFunctions(node: Node): readonly Node[] {
  if (['function', 'class', 'closure', 'arrowfunc'].includes(node.kind)) return [];
  return [
    node,
    ...Object.entries(node)
      .filter(([name]) => name !== 'loc')
      .flatMap(([, member]) => list([member].flat()).flatMap(outsideFunctions)),
  ];
}

/** nonce_verification and sanitized input: a visitor's input is read only where a line explains why that is safe. */
export const explainedInput: PhpRule = (file) => {
  const reads = file.nodes.filter(
    (node) =>
      node.kind === 'variable' && /^_(?:GET|POST|REQUEST|COOKIE|FILES|SERVER)$/.test(String(node['name'])),
  );
  return report(
    file,
    'WordPress.Security.(?:NonceVerification|ValidatedSanitizedInput)(?:\\.\\w+)?',
    reads
      .filter((node) => !isCleaned(file, node))
      .map((node) => found(node, `$${String(node['name'])} as it was sent`)),
  );
};

/** Only tested for existence, or unslashed and sanitised in the same line. */
function isCleaned({ lines }: PhpFile, node: Node): boolean {
  const line = lines[lineOf(node) - 1] ?? '';
  const isServer = node['name'] === '_SERVER';
  const uses = line.replaceAll(/isset\( \$_\w+\[[^\]]*\] \)/g, '');
  return isServer && (!uses.includes('$_SERVER') || /(?:sanitize_\w+|esc_url_raw)\( wp_unslash\(/.test(uses));
}

/** setting_sanitization */
export const sanitizedSettings: PhpRule = (file) =>
  callsOf(file, words('register_setting'))
    .filter((call) => !JSON.stringify(argumentsOf(call)[2] ?? null).includes('sanitize_callback'))
    .map((call) => `${lineOf(call)}: register_setting without sanitize_callback`);

/**
 * enqueued_resources and enqueued_scripts_in_footer: with a version and a position, and never as a tag in a string.
 */
export const enqueued: PhpRule = (file) => [
  ...report(
    file,
    'WordPress.WP.EnqueuedResource(?:Parameter)?s(?:\\.\\w+)?',
    callsOf(file, words('wp_enqueue_script wp_register_script wp_enqueue_style wp_register_style')).flatMap(
      (call) => {
        const own = argumentsOf(call);
        const faults: string[] = [];
        if (own.length > 1 && (own[3] === undefined || ['nullkeyword', 'boolean'].includes(own[3].kind)))
          faults.push('no version');
        if (calledName(call).endsWith('script') && own.length > 1 && own[4] === undefined)
          faults.push('no place');
        return faults.map((fault) => found(call, fault));
      },
    ),
  ),
  ...report(
    file,
    'WordPress.WP.EnqueuedResources(?:\\.\\w+)?',
    file.nodes
      .filter(({ kind }) => kind === 'string' || kind === 'inline' || kind === 'encapsed')
      .filter((node) =>
        /<script\s[^>]*src=|<link\s[^>]*stylesheet/i.test(String(node['raw'] ?? node['value'])),
      )
      .map((node) => found(node, 'a tag in a text')),
  ),
];

/** Calls that no plugin of the directory needs, or that WordPress does better. */
const REFUSED = words(
  `create_function passthru proc_open str_rot13 move_uploaded_file shell_exec exec system popen assert
  set_time_limit ini_set ini_alter dl error_log print_r var_dump var_export debug_backtrace trigger_error error_reporting
  curl_init curl_exec parse_url strip_tags rand mt_rand srand mt_srand json_encode unlink rename chmod touch
  fopen fread fwrite fputs fclose readfile file_put_contents mkdir rmdir is_writable tmpfile
  mysql_query mysqli_query date date_default_timezone_set query_posts wp_reset_query wp_redirect
  load_plugin_textdomain extract unserialize serialize base64_decode register_uninstall_hook
  add_menu_page add_user_meta update_user_meta add_post_meta set_transient set_site_transient
  wp_schedule_event wp_schedule_single_event add_option add_site_option update_site_option
  attachment_url_to_postid url_to_postid`,
);

/**
 * plugin_review_phpcs, safe_redirect, write_file, external_admin_menu_links and calls that leave something behind.
 */
export const noRefusedCalls: PhpRule = (file) =>
  report(
    file,
    'WordPress.(?:WP.AlternativeFunctions|PHP.DevelopmentFunctions)(?:\\.\\w+)?',
    callsOf(file, REFUSED).map((call) => found(call, calledName(call))),
  );

/**
 * A stored option, or the meta of posts, has a literal name, and is deleted with the plugin.
 *
 * @param uninstall the code of uninstall.php
 */
export const removedOptions =
  (uninstall: string): PhpRule =>
  (file) =>
    callsOf(file, new Set(['update_option', 'update_post_meta'])).flatMap((call) => {
      const isMeta = calledName(call) === 'update_post_meta';
      const argument = argumentsOf(call)[isMeta ? 1 : 0];
      const name = textOf(argument);
      // A text with a variable, which both places write in the same way.
      const written = argument?.kind === 'encapsed' ? String(argument['raw']) : `'${name}'`;
      const removal = `${isMeta ? 'delete_post_meta_by_key' : 'delete_option'}( ${written} )`;
      return uninstall.includes(removal) ? [] : [`${lineOf(call)}: ${name ?? 'an option'} stays behind`];
    });

const SYNTAX: ReadonlyMap<string, string> = new Map([
  ['eval', 'eval'],
  ['goto', 'goto'],
  ['nowdoc', 'nowdoc'],
]);

/** plugin_review_phpcs and code_obfuscation: syntax that reviewers do not read. */
export const plainSyntax: PhpRule = (file) => [
  ...file.nodes.flatMap((node) => {
    const type = String(node['type']);
    const what =
      SYNTAX.get(node.kind) ??
      (node.kind === 'encapsed' && /^(?:heredoc|shell)$/.test(type) ? type : undefined);
    return what === undefined ? [] : [`${lineOf(node)}: ${what}`];
  }),
  ...(file.code.startsWith('<?php') ? [] : ['1: something before the opening tag']),
  ...(/<\?(?!php\b)/.test(file.code) ? ['a short or alternative tag'] : []),
  ...(file.lines.some((line) => line.length > 1000) ? ['minified'] : []),
];

/** direct_db and direct_db_queries, performant_wp_query_params */
export const noDatabase: PhpRule = (file) => [
  ...file.nodes
    .filter((node) => node.kind === 'variable' && node['name'] === 'wpdb')
    .map((node) => `${lineOf(node)}: $wpdb`),
  ...callsOf(file, words('get_posts query_posts get_users')).map(
    (call) => `${lineOf(call)}: ${calledName(call)}`,
  ),
];

/** An output buffer is closed by a function of the same scope, or the file names that function. */
export const closedBuffers: PhpRule = (file) =>
  report(
    file,
    'PluginCheck.CodeAnalysis.UnclosedObStart(?:\\.\\w+)?',
    callsOf(file, words('ob_start')).map((call) => found(call, 'ob_start')),
  );

/** plugin_updater and no_unfiltered_uploads */
export const noTampering: PhpRule = ({ code }) =>
  /ALLOW_UNFILTERED_UPLOADS|site_transient_update_plugins|auto_update_plugin|plugin-update-checker|Update URI:/.exec(
    code,
  ) ?? [];
