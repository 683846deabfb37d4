import { BaseError } from '@countersign/primitives'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { operatorMessages } from '../errors/operatorMessages.ts'
import { readPageLinks, type PageLinks } from './readPageLinks.ts'

/** The page with absolute paths. index.html is the same document for hosts that only serve files. */
export const PAGE_FILE = 'root.html'

type Loaded = {
  modifiedMs: number
  html: string
  packed: Buffer
  links: PageLinks
}
export type IndexPage = { read(): Promise<Loaded> }

/** The page's document. It is read again when the page is rebuilt while the service runs. */
export function createIndexPage(pageDir: string): IndexPage {
  const file = join(pageDir, PAGE_FILE)
  let loaded: Loaded | undefined
  return {
    async read() {
      const { mtimeMs } = await stat(file).catch((cause: unknown) => {
        throw new BaseError({
          code: 'page/missing',
          message: operatorMessages.noPage({ file }),
          meta: { file },
          cause,
        })
      })
      if (loaded?.modifiedMs === mtimeMs) return loaded
      const html = await readFile(file, 'utf8')
      const links = await readPageLinks(pageDir, html)
      loaded = { modifiedMs: mtimeMs, html, packed: brotliCompressSync(html), links }
      return loaded
    },
  }
}
