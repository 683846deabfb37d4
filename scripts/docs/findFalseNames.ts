import type { Document, FalseStatement } from './findFalseStatements.ts'
import { lineAt, literalsIn } from './literalsIn.ts'

/** Bold words of the guide that no text of the page has. A part that depends on the case is written as "…". */
export function findFalseNames(document: Document, names: ReadonlySet<string>): FalseStatement[] {
  return [...document.text.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(({ 1: bold = '', index }) => {
    const quote = bold.replaceAll(/\s+/g, ' ')
    return names.has(quote)
      ? []
      : [
          {
            path: document.path,
            line: lineAt(document.text, index),
            quote,
            reason: 'No English catalogue has this text. The guide writes only names on screen in bold.',
          },
        ]
  })
}

/** The English catalogues of what the page shows. */
export const isCatalogue = (path: string): boolean => /^(?:apps\/web|packages\/[\w-]+)\/src\/.*Messages\.ts$/.test(path)

/** Texts of a catalogue without their markup; a counted text has the sign # for the number. */
export const namesIn = (catalogue: string): string[] =>
  literalsIn(catalogue).map(({ value }) =>
    value.replaceAll(/<\/?\w+\/?>/g, '').replaceAll(/^# | # /g, (sign) => sign.replace('#', '…')),
  )
