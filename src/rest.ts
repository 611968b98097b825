/** The module `atoll/rest`: the REST client for scripts of the site and of add-ons (docs/rest-client.md). */
export * from '../runtime/net/rest/public';
