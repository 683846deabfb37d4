import type { FalseStatement } from './findFalseStatements.ts'

/** Folders that still contain these words. The list only gets shorter: clean a folder and remove it here. */
export const STILL_ALLOWED: readonly string[] = ['apps/web/src/screens', 'e2e']

/** The changelog says what was written at its time; the other files are generated or quote the words. */
const EXEMPT = /(?:^|\/)CHANGELOG|\/generated\/|\.gen\.ts$|^THIRD-PARTY-NOTICES\.md$|^docs\/style\.md$|^scripts\/docs\//

const WORD = /\b(?:nobody|somebody|whoever|anybody)\b/gi

/** Whether the words are refused in this file. */
export const isCheckedForWords = (path: string): boolean =>
  !STILL_ALLOWED.some((folder) => path.startsWith(`${folder}/`))

/**
 * Words that hide the actor of a sentence, in comments, test titles, texts, names and documents. A string that is exactly one of them is
 * a value of the program and is allowed.
 */
export function findVagueWords({ path, text }: { readonly path: string; readonly text: string }): FalseStatement[] {
  if (EXEMPT.test(path)) return []
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(WORD)]
      .filter(({ 0: word, index: at }) => !isWholeString(line, at, word.length))
      .map(({ 0: quote }) => ({
        path,
        line: index + 1,
        quote,
        reason: 'Name what acts: the page, the service, the node, the owner, the user (docs/style.md).',
      })),
  )
}

/**
 * Folders of the list in which no file contains the words any more.
 * @param pathsWithWords files in which `findVagueWords` found one
 */
export const cleanedFolders = (pathsWithWords: readonly string[]): readonly string[] =>
  STILL_ALLOWED.filter((folder) => !pathsWithWords.some((path) => path.startsWith(`${folder}/`)))

function isWholeString(line: string, at: number, length: number): boolean {
  const quote = line[at - 1]
  return (quote === "'" || quote === '"') && line[at + length] === quote
}
