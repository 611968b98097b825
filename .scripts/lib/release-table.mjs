/** The table of WordPress releases in docs/platform-notes.md, from .scripts/wordpress-releases.json. */

/** @typedef {typeof import('./wordpress-files.mjs').FACTS} Facts */

const TABLE = /(<!-- wordpress-releases -->\n)[^]*?(<!-- \/wordpress-releases -->)/;

/**
 * @param {string} page a page with the two markers `<!-- wordpress-releases -->` and `<!-- /wordpress-releases -->`
 * @param {Facts} facts
 * @returns {string} the page with the table between the markers
 */
export function withReleaseTable(page, facts) {
  const rows = facts.releases.map(({ name, release, archive }) => {
    const notes = [
      ...(name === facts.requires ? [`oldest supported, with PHP ${facts.requiresPhp}`] : []),
      ...(name === facts.byDefault ? ['all tests, and `npm start`'] : []),
      ...(name === facts.testedUpTo ? ['tested up to'] : []),
    ];
    const place = archive === undefined ? `\`tests/.wordpress/${name}\`` : 'packages';
    return `| ${release} | ${place} | ${notes.join('; ')} |`;
  });
  const head = ['| release | files | what |', '| --- | --- | --- |'];
  return page.replace(TABLE, (_, begin, end) => [begin, ...head, ...rows, '', end].join('\n'));
}
