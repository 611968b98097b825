/**
 * The tier of a run: `default` is what `npm test` runs, `full` is `npm test -- --full`, for releases and nights. Tests
 * that run alone belong to the default tier.
 */
export const IS_FULL_TIER = process.env['ATOLL_TEST_TIER'] === 'full';
