import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { listFiles } from './listFiles.ts'

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|wasm)$|(^|\/)SHA256SUMS$/

/** Writes .br and .gz files for every text file of the build, so that serving needs no compression. */
export function precompress(): Plugin {
  let folder = ''
  let isWritten = false
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle() {
      isWritten = true
    },
    async closeBundle() {
      // Also called after a failed build, whose own error must be shown.
      if (!isWritten) return
      const names = listFiles(folder).filter((file) => COMPRESSIBLE.test(file))
      // In parallel, on every core.
      await Promise.all(names.map((name) => compress(join(folder, name))))
    },
  }
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  const quality = content.length > 1_000_000 ? 9 : 11
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    toGzip(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}
