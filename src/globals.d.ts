/** The release, as package.json names it; put in by the build. */
declare const __ATOLL_VERSION__: string;
