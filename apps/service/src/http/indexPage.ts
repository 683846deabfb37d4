import { BaseError } from '@countersign/safe/light'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { ServiceConfig } from '../config/serviceConfig.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'

type Loaded = { modifiedMs: number; html: string; packed: Buffer; policy: string }
export type IndexPage = { read(): Promise<Loaded> }

/** index.html with its policy; read again when the page was rebuilt while the service runs. */
export function createIndexPage(pageDir: string, config: ServiceConfig): IndexPage {
  const file = join(pageDir, 'index.html')
  let loaded: Loaded | undefined
  return {
    async read() {
      const { mtimeMs } = await stat(file).catch((cause: unknown) => {
        throw new BaseError({
          code: 'page/missing',
          message: `There is no built page at ${file}. Build it (npm run build), or remove pageDir from the configuration.`,
          meta: { file },
          cause,
        })
      })
      if (loaded?.modifiedMs === mtimeMs) return loaded
      const html = await readFile(file, 'utf8')
      const policy = contentSecurityPolicy(config, html)
      loaded = { modifiedMs: mtimeMs, html, packed: brotliCompressSync(html), policy }
      return loaded
    },
  }
}
