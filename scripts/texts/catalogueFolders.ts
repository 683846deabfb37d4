/** Source folders whose texts for users are in catalogues. */
export const CATALOGUE_FOLDERS: readonly string[] = [
  'apps/web/src',
  'packages/chain-client/src',
  'packages/describe/src',
  'packages/primitives/src',
  'packages/safe/src',
  'packages/simulation/src',
  'packages/ui/src',
]

/** Folders and files with texts that are still to move. The list only gets shorter: move them and remove the entry. */
export const STILL_SCATTERED: readonly string[] = [
  'apps/web/src/data',
  'apps/web/src/parts',
  'apps/web/src/routes',
  'apps/web/src/screens',
  'apps/web/src/shell',
  'apps/web/src/signing',
  'apps/web/src/verifier',
  'packages/chain-client/src',
  'packages/describe/src',
  'packages/ui/src',
]

/** Not part of the product: tests, fixtures, specimens, generated files and what only developers see. */
const EXEMPT = /\.test\.tsx?$|\.gen\.ts$|\/(?:testing|generated|gallery|dev|boot)\/|Fixture\.ts$/

export const hasTextsToCheck = (path: string): boolean =>
  /\.tsx?$/.test(path) && !EXEMPT.test(path) && CATALOGUE_FOLDERS.some((folder) => path.startsWith(`${folder}/`))

export const isStillScattered = (path: string): boolean =>
  STILL_SCATTERED.some((entry) => path === entry || path.startsWith(`${entry}/`))
