/**
 * Pages with markup where it is no markup: each widget that the server edits, in each place that looks like HTML to a
 * pattern and is something else to a browser.
 */

/** Markup that the server's readers look for, by name. */
export const WIDGETS: Readonly<Record<string, string>> = {
  slider:
    '<div class="gdlr-core-flexslider" data-nav="both" data-type="slider"><ul class="slides"><li>1</li><li>2</li></ul></div>',
  link: '<a href="/x/y/"><img src="x.png" alt=""></a>',
  frame: '<iframe src="https://www.youtube.com/embed/x" width="640" height="360"></iframe>',
  menu: '<div class="kingster-main-menu"><ul class="sf-menu"><li><a href="/a">A</a><ul><li><a href="#">B</a></li></ul></li></ul></div>',
  'fancy text':
    '<div class="eael-fancy-text-container" data-fancy-text="a|bcd"><span class="eael-fancy-text-strings">a</span></div>',
  'typed text':
    '<div class="gdlr-core-type-animation-item-content gdlr-core-js">We <span class="gdlr-core-type-animation-item-animated" data-animation-text="[&quot;a&quot;,&quot;bb&quot;]">x</span></div>',
  table:
    '<div class="eael-data-table-wrap" data-custom_responsive="true"><table><thead><tr><th>H</th></tr></thead><tbody><tr><td><div class="td-content-wrapper">v</div></td></tr></tbody></table></div>',
  countdown:
    '<div class="eael-countdown-wrapper" data-expire-type="text" data-expiry-title="Over" data-expiry-text="&lt;p&gt;it is&lt;/p&gt;"><div class="c"><ul data-date="Sep 01 2020 9:00:00"><li></li></ul></div></div>',
  'privacy box':
    '<div class="gdlr-core-privacy-box-wrap"><div class="gdlr-core-privacy-box-text">t</div><div class="gdlr-core-privacy-box-button gdlr-core-js">ok</div></div>',
  overlay:
    '<div class="kingster-overlay-menu" id="m"><a class="kingster-overlay-menu-icon" href="#m"></a><div class="kingster-overlay-menu-close"></div></div><div class="kingster-mm-menu-wrap" id="p">x</div>',
};

type Place = (markup: string) => string;

/** `MARK` stands for the markup in a place; places that need more are functions. */
const TEXTS: readonly string[] = [
  'MARK',
  "<div data-x='MARK' class='y'>t</div>",
  '<p title="MARK">t</p>',
  '<p title=MARK>t</p>',
  '<!-- MARK -->t',
  '<!-->MARK-->',
  '<!--->MARK-->',
  '<!-- a --!>MARK-->',
  '<!-- <!-- MARK --> -->',
  '<!--MARK--!>xMARK',
  '<!MARK>MARK',
  '<?php MARK ?>MARK',
  '</ MARK>MARK',
  '<!- MARK ->',
  '<!--[if IE]>MARK<![endif]-->',
  '<![if !IE]>MARK<![endif]>',
  '<![CDATA[ MARK ]]>',
  '<svg><![CDATA[ MARK ]]></svg>MARK',
  '<math><![CDATA[MARK]]></math>',
  '<script type="text/template">MARK</script>',
  '<script><!-- <script>MARK</script>MARK--></script>MARK',
  '<script><!--MARK</script>MARK',
  '<script>"<!--<script>"</script>MARK</script>MARK',
  '<SCRIPT>MARK</sCrIpT  x=">">MARK',
  '<script>1</script title="MARK">MARK',
  ...['style', 'textarea', 'title', 'xmp', 'noembed', 'noframes', 'iframe', 'noscript', 'template'].map(
    (name) => `<${name}>MARK</${name}>MARK`,
  ),
  '<noscript><!-- </noscript>MARK -->',
  '<template><template>MARK</template>MARK</template>MARK',
  '<template><div>MARK</template>MARK',
  '<template><textarea></template>MARK</textarea>MARK</template>MARK',
  '<svg><template>MARK</template></svg>MARK',
  '<svg>MARK</svg>MARK',
  '<svg><title>MARK</title></svg>MARK',
  '<svg><desc><p>MARK</desc></svg>MARK',
  '<svg><foreignObject><div>MARK</div></foreignObject></svg>MARK',
  '<svg><style>MARK</style></svg>MARK',
  '<svg><style><![CDATA[ a>b{} MARK ]]></style></svg>MARK',
  '<svg><style><!-- </style>MARK--></style></svg>MARK',
  '<svg/>MARK',
  '<svg a=b/>MARK</svg>MARK',
  '<svg><script>MARK</script></svg>MARK',
  '<svg><font color=red>MARK</svg>MARK',
  '<svg><font>MARK</svg>',
  '<svg><textarea>MARK</textarea></svg>MARK',
  '<svg><g></p>MARK</g></svg>MARK',
  '<math><mi>MARK</mi></math>MARK',
  '<math><mtext><style>MARK</style></mtext></math>MARK',
  '<math><annotation-xml encoding="text/html"><textarea>MARK</textarea></annotation-xml></math>MARK',
  '<math><annotation-xml><style>MARK</style></annotation-xml></math>MARK',
  // Found by `npm run fuzz`: what a drawing contains depends on its language, its attributes and what is open.
  '<svg><textarea><math><mi><noscript>MARK</noscript>MARK</mi></math></textarea></svg>MARK',
  '<svg><mi><textarea>MARK</textarea>MARK</mi></svg>MARK',
  '<math><svg><desc><xmp>MARK</xmp></desc></svg></math>MARK',
  '<math><desc><style>MARK</style></desc></math>MARK',
  '<math><annotation-xml><style><SCRIPT>MARK</sCrIpT x=">">MARK</style></annotation-xml></math><SCRIPT>MARK</SCRIPT>MARK',
  '<math><annotation-xml><svg><desc><style>MARK</style></desc></svg></annotation-xml></math>MARK',
  '<math><mi><mglyph><style>MARK</style></mglyph></mi></math>MARK',
  '<b><i><svg><desc><p>MARK</desc></svg>MARK</b></i><svg><b><i><svg><desc><p>MARK',
  '<svg><desc><div>MARK</svg></div></desc></svg><textarea>MARK</textarea>MARK',
  '<svg><foreignObject><a>MARK</foreignObject></svg>MARK',
  '<svg><foreignObject><p>a<span>b</p>MARK</foreignObject></svg>MARK',
  '<svg><desc><p><svg><g></p><style>MARK</style></desc></svg>MARK',
  '<svg><desc><![CDATA[MARK]]></desc></svg>MARK',
  '<div><svg></div><textarea>MARK</textarea></svg>MARK',
  '<div><svg><title>x</div><textarea>MARK</textarea></svg>MARK',
  '<svg><font title=" color "><style>MARK</style></font></svg>MARK',
  '<svg><title a="x=y"/><style>MARK</style></svg>MARK',
  '<svg><title a=x=y/><style>MARK</style></title></svg>MARK',
  '<template><svg></template><textarea>MARK</textarea>MARK',
  '<template><svg><template></template><p></template>MARK</template>MARK',
  '<template><select></template><textarea>MARK</textarea>MARK',
  '<template><col><xmp></template><textarea>MARK</xmp></template>MARK</textarea>MARK',
  '<table><tr><td><select><svg></table><textarea>MARK</textarea>MARK',
  '<select><svg></select><textarea>MARK</textarea></svg>MARK',
  '<select><option>MARK</table><svg><textarea>MARK</textarea></svg>MARK',
  '<select><input title=">MARK">MARK</select>MARK',
  '<select><option>MARK</select>MARK',
  '<select><xmp>MARK</xmp></select>MARK',
  '<select><textarea>MARK</textarea></select>MARK',
  '<select><plaintext>MARK',
  'MARK<plaintext>MARK',
  '<frameset><frame>MARK</frameset>',
  '<object>MARK</object>',
  '<button>MARK</button>',
  '<a href="/o">MARK</a>',
  '<a href="/o"><b>MARK',
  '<b><i>MARK</b></i>',
  '<p>MARK</p>',
  '<h2>MARK</h2>',
  '<ul><li>MARK<li>MARK</ul>',
  '<table>MARK</table>',
  '<table><tr>MARK<td>MARK</table>',
  '<form>MARK<form>MARK</form></form>',
  '<pre>\nMARK</pre>',
  '<body class="x">MARK</body>MARK',
  '</html>MARK',
  'a < b <3 <> << MARK <= </> MARK',
  '<p a"b\'c>MARK',
  '<p =">" ==x>MARK',
  '<p/title="/>"/>MARK',
  'MARK<p title="',
  "MARK<p title='MARK",
  '<div MARK',
  'MARK<!-- MARK',
  'MARK<script>MARK',
  'MARK<textarea>MARK',
  'MARK<template>MARK',
  'MARK<svg>MARK',
  '</p title="MARK">MARK',
];

const PLACES: readonly Place[] = [
  ...TEXTS.map(
    (text): Place =>
      (markup) =>
        text.replaceAll('MARK', () => markup),
  ),
  (markup) => `<p title="${markup.replaceAll('"', "'")}">t</p>`,
  (markup) => `<script>var a = ${JSON.stringify(markup)};</script>`,
  (markup) => markup.replace(/<(\w+) /g, '<$1 data-z="a > b" '),
  (markup) => markup.replace(/<(\w+) /g, "<$1 data-z='<i>' "),
  (markup) => markup.replace(/<(\w+) /g, '<$1 data-z="<a class=\'gdlr-core-flexslider\'>" '),
  (markup) => markup.replace(/<(\w+) /g, '<$1 style="a:b" style="c:d" aria-label="own" '),
  (markup) => markup.replace(/="([\w-]+)"/g, '=$1'),
  (markup) => markup.replace(/ (\w+)=/g, '\n$1\t=\n'),
  (markup) => markup.replace(/<\/?\w+/g, (tag) => tag.toUpperCase()),
  (markup) => `${markup.slice(0, markup.length / 2)}<p>x</p>`,
  (markup) => markup.slice(markup.length / 2),
  (markup) => markup.replaceAll('</div>', ''),
  (markup) => markup.replace('>', `>${markup}`),
];

/** @returns a page with markup in its body */
const inBody = (markup: string): string =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>T</title></head><body>${markup}<footer>end</footer>${WIDGETS['link'] ?? ''}</body></html>`;

/** @returns a page with markup in its head */
const inHead = (markup: string): string =>
  `<!DOCTYPE html><html><head>${markup}<link rel="x"></head><body>${WIDGETS['link'] ?? ''}</body></html>`;

/** @returns each widget in each place */
export function oddPosts(): readonly string[] {
  return PLACES.flatMap((place) => Object.values(WIDGETS).map((markup) => place(markup)));
}

/** @returns each widget in each place, in the body and in the head of a page */
export function oddPages(): readonly string[] {
  return PLACES.flatMap((place) =>
    Object.values(WIDGETS).flatMap((markup, index) => {
      const odd = place(markup);
      return index < 3 ? [inBody(odd), inHead(odd)] : [inBody(odd)];
    }),
  );
}

/** Tags that change how what follows is read. */
const TOKENS: readonly string[] = [
  ...'svg math desc foreignObject title mi annotation-xml g font template select style textarea xmp noscript script option p div b a table tr td col'
    .split(' ')
    .flatMap((name) => [`<${name}>`, `<${name}>`, `</${name}>`, `</${name}>`, `<${name}/>`]),
  '<annotation-xml encoding="text/html">',
  '<font color=red>',
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '<path d="M0 0"/>',
  '</br>',
  '<img>',
  '<input>',
  '<mglyph>',
  '<button>',
  '<li>',
  '<p title="<b>">',
];

/**
 * @param random a number from 0 to 1
 * @returns a page with widgets in places in places, and between tags in any order
 */
export function randomPage(random: () => number): string {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  let markup = '';
  for (let part = 0; part < 3; part++) {
    let piece = pick(Object.values(WIDGETS)) ?? '';
    if (random() < 0.5) {
      const widget = piece;
      for (let count = random() * 12; count > 0; count--)
        piece += (pick(TOKENS) ?? '') + (random() < 0.3 ? widget : '');
    }
    for (let depth = random() * 3; depth > 0; depth--) piece = pick(PLACES)?.(piece) ?? piece;
    const cut = random() < 0.3 ? Math.floor(random() * piece.length) : piece.length;
    markup += piece.slice(0, cut);
  }
  return inBody(markup);
}
