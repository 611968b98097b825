/** The version in package.json, inserted by the build. */
declare const __ATOLL_VERSION__: string;
