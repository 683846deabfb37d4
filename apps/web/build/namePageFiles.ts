import type { Plugin } from 'vite'
import { chunkClosure } from './chunkClosure.ts'
import { orderPageFiles } from './orderPageFiles.ts'

/** The file of a page below the frame of all pages. */
const ROUTE = /\/src\/routes\/_app\/(.+)\.tsx\?tsr-split/
/** The frame of an account's pages, and the page of every unknown address. */
const NO_PAGES: readonly string[] = ['safes.$safe', '$']

/**
 * Writes `pages.json`: the scripts and style sheets that each page needs in addition to those of the document. A service that knows the
 * address names them in a header, so that they arrive together with the entry instead of after it.
 */
export function namePageFiles(): Plugin {
  return {
    name: 'name-page-files',
    apply: 'build',
    generateBundle: {
      // When no script without content is left of a style sheet.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
        const closureOf = chunkClosure(bundle)
        const sizeOf = (name: string): number => {
          const file = bundle[name]
          return file === undefined ? 0 : file.type === 'chunk' ? file.code.length : file.source.length
        }
        const entry = chunks.find(({ isEntry }) => isEntry)
        const inDocument = entry ? closureOf(entry.fileName) : new Set<string>()
        const pages = chunks.flatMap((chunk) =>
          Object.keys(chunk.modules).flatMap((id) => {
            const [, name = ''] = ROUTE.exec(id) ?? []
            const files = [...closureOf(chunk.fileName)].filter((file) => !inDocument.has(file))
            const styles = chunks
              .filter(({ fileName }) => files.includes(fileName))
              .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
            const named = orderPageFiles([...files, ...styles].map((file) => ({ name: file, size: sizeOf(file) })))
            return name === '' || NO_PAGES.includes(name) ? [] : [[addressOf(name), named] as const]
          }),
        )
        this.emitFile({
          type: 'asset',
          fileName: 'pages.json',
          source: JSON.stringify(Object.fromEntries(pages.toSorted(([left], [right]) => (left < right ? -1 : 1)))),
        })
      },
    },
  }
}

/** The address of a page, with `*` for each part that differs: the file of `setup/owners` names a page of every account. */
const addressOf = (name: string): string => {
  const parts = name.split(/[./]/).filter((part) => part !== 'index')
  return `/${parts.map((part) => (part.startsWith('$') ? '*' : part.replace(/_$/, ''))).join('/')}`
}
