/** Writes the readme of a release: the facts that only the publisher knows are settings of the build. */

/** @typedef {{ sourceUrl: string, contributors: string }} Publisher '' for what is not known */

/**
 * Reads the publisher's settings.
 *
 * @param {Readonly<Record<string, unknown>>} packageJson `repository` is the address of the source, unless
 *   ATOLL_SOURCE_URL is set
 * @param {Readonly<Record<string, string | undefined>>} environment ATOLL_CONTRIBUTORS lists names of users of
 *   WordPress.org, with commas
 * @returns {Publisher}
 * @throws {Error} if a setting is invalid
 */
export function readPublisher(packageJson, environment) {
  const { repository } = packageJson;
  const listed =
    typeof repository === 'object' && repository !== null ? Reflect.get(repository, 'url') : repository;
  const sourceUrl = environment['ATOLL_SOURCE_URL'] || String(listed ?? '').replace(/^git\+/, '');
  const names = (environment['ATOLL_CONTRIBUTORS'] ?? '').split(',').map((name) => name.trim());
  const contributors = names.filter(Boolean);
  if (sourceUrl && !/^https:\/\/[^\s{}]+$/.test(sourceUrl))
    throw new Error(`The address of the source must start with https://: ${sourceUrl}`);
  const invalid = contributors.filter((name) => !/^[a-z0-9_-]+$/.test(name));
  if (invalid.length > 0) throw new Error(`Not a name of a user of WordPress.org: ${invalid.join(', ')}`);
  return { sourceUrl, contributors: contributors.join(', ') };
}

/**
 * @param {string} readme with `{source}` and `{contributors}`
 * @param {Publisher} publisher
 * @returns {string} without the lines of settings that are not known
 */
export function releaseReadme(readme, { sourceUrl, contributors }) {
  return readme
    .split('\n')
    .filter(
      (line) =>
        (sourceUrl || !line.includes('{source}')) && (contributors || !line.includes('{contributors}')),
    )
    .join('\n')
    .replaceAll('{source}', sourceUrl)
    .replaceAll('{contributors}', contributors);
}
