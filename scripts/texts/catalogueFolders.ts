/** Source folders whose texts for users are in catalogues. */
export const CATALOGUE_FOLDERS: readonly string[] = [
  'apps/web/src',
  'packages/chain-client/src',
  'packages/connect/src',
  'packages/describe/src',
  'packages/primitives/src',
  'packages/safe/src',
  'packages/simulation/src',
  'packages/ui/src',
]

/**
 * Folders and files whose catalogues have no German: operators read them in a terminal or a log. All operators of a service read the same
 * words, so that they can search for them.
 */
const ENGLISH_ONLY: readonly string[] = [
  'apps/cli/src',
  'apps/service/src/chain/probe',
  'apps/service/src/config',
  'apps/service/src/backup/backupMessages.ts',
  'apps/service/src/errors/operatorMessages.ts',
  'apps/service/src/token-list',
  'apps/service/src/journal/journalFileMessages.ts',
  'scripts/dev',
]

/** Not part of the product: tests, fixtures, specimens, generated files and what only developers see. */
const EXEMPT = /\.test\.tsx?$|\.gen\.ts$|\/(?:testing|generated|gallery|dev|boot)\/|(?:Fixture|TestKit)\.ts$/

export const hasTextsToCheck = (path: string): boolean =>
  /\.tsx?$/.test(path) && !EXEMPT.test(path) && CATALOGUE_FOLDERS.some((folder) => path.startsWith(`${folder}/`))

const isIn = (entries: readonly string[], path: string): boolean =>
  entries.some((entry) => path === entry || path.startsWith(`${entry}/`))

export const isEnglishOnly = (path: string): boolean => isIn(ENGLISH_ONLY, path)
