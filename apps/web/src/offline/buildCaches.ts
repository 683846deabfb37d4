/** Names of the caches that keep a build begin so. */
export const buildCaches = 'countersign-build-'
