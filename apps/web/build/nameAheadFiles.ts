import type { Plugin } from 'vite'
import { chunkClosure } from './chunkClosure.ts'

/** Own code. What a package imports itself, such as a wallet's SDK, is fetched when it is used. */
const OWN = /\/(?:apps\/web|packages\/[a-z-]+)\/src\//
/** Large, and needed by few: another language, the machine that simulates in the page, devices, dapps and the list of domains. */
export const LATE =
  /\/data\/language\/|\/src\/dev\/|\/node_modules\/(?:@ledgerhq|@walletconnect|@reown|@coinbase|@ethereumjs|tldts)/
/** The letters that most pages need; the complete typefaces are fetched when a page has another letter. */
const TYPEFACE = /packages\/ui\/src\/styles\/fonts\//

/**
 * Writes `ahead.json`: the files of pages and dialogs that the document does not load. The page fetches them when it is idle, so that
 * they also open without a connection.
 */
export function nameAheadFiles(): Plugin {
  return {
    name: 'name-ahead-files',
    apply: 'build',
    generateBundle: {
      // When no script without content is left of a style sheet.
      order: 'post',
      handler(_, bundle) {
        const chunks = new Map(
          Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
        )
        const closureOf = chunkClosure(bundle)
        const isLate = (name: string) => Object.keys(chunks.get(name)?.modules ?? {}).some((id) => LATE.test(id))
        const entry = [...chunks.values()].find(({ isEntry }) => isEntry)
        const inDocument = entry ? closureOf(entry.fileName) : new Set<string>()
        const found = new Set(inDocument)
        // A file is read once it is found, so the loop also visits those that are added meanwhile.
        for (const name of found)
          for (const target of chunks.get(name)?.dynamicImports ?? []) {
            const isOwn = Object.keys(chunks.get(target)?.modules ?? {}).some((id) => OWN.test(id))
            const added = [...closureOf(target)].filter((one) => !found.has(one))
            if (isOwn && !added.some(isLate)) for (const one of added) found.add(one)
          }
        const scripts = [...found].filter((name) => !inDocument.has(name))
        const styles = scripts.flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])])
        const typefaces = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.originalFileNames.some((name) => TYPEFACE.test(name)) ? [file.fileName] : [],
        )
        const source = JSON.stringify([...new Set([...scripts, ...styles, ...typefaces])].toSorted())
        this.emitFile({ type: 'asset', fileName: 'ahead.json', source })
      },
    },
  }
}
