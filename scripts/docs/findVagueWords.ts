import type { FalseStatement } from './findFalseStatements.ts'

/** The changelog says what was written at its time; the other files are generated or quote the words. */
const EXEMPT = /(?:^|\/)CHANGELOG|\/generated\/|\.gen\.ts$|^THIRD-PARTY-NOTICES\.md$|^docs\/style\.md$|^scripts\/docs\//

const WORD = /\b(?:nobody|somebody|whoever|anybody)\b/gi

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

function isWholeString(line: string, at: number, length: number): boolean {
  const quote = line[at - 1]
  return (quote === "'" || quote === '"') && line[at + length] === quote
}
