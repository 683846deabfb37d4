import { BaseError } from '@countersign/primitives'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { operatorMessages } from '../errors/operatorMessages.ts'
import { inlineScriptHashes } from './inlineScriptHashes.ts'
import { readPacked, type Encoding } from './readPacked.ts'
import { readPageLinks, type PageLinks } from './readPageLinks.ts'

/** The page with absolute paths. index.html is the same document for hosts that only serve files. */
export const PAGE_FILE = 'root.html'

type Loaded = {
  content: Buffer
  packed: Readonly<Record<Encoding, Buffer>>
  /** Of its inline scripts, as sources of the policy. */
  scriptHashes: readonly string[]
  links: PageLinks
}
export type IndexPage = { read(): Promise<Loaded> }

/** The page's document. It is read again when the page is rebuilt while the service runs. */
export function createIndexPage(pageDir: string): IndexPage {
  const file = join(pageDir, PAGE_FILE)
  let last: { readonly modifiedMs: number; readonly loaded: Promise<Loaded> } | undefined
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
      // Requests that arrive while it is read wait for the same one.
      if (last?.modifiedMs !== mtimeMs) last = { modifiedMs: mtimeMs, loaded: load(pageDir, file) }
      const { loaded } = last
      return loaded.catch((error: unknown) => {
        if (last?.loaded === loaded) last = undefined
        throw error
      })
    },
  }
}

async function load(pageDir: string, file: string): Promise<Loaded> {
  const content = await readFile(file)
  const html = content.toString()
  const [br, gzip, links] = await Promise.all([
    readPacked(file, content, 'br'),
    readPacked(file, content, 'gzip'),
    readPageLinks(pageDir, html),
  ])
  return { content, packed: { br, gzip }, scriptHashes: inlineScriptHashes(html), links }
}
