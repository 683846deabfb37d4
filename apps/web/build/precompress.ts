import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { listFiles } from './listFiles.ts'

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|wasm)$|(^|\/)SHA256SUMS$/

/** Writes .br and .gz beside every text file of the build, so that serving costs no CPU. */
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
    closeBundle() {
      // It is called after a failed build as well, whose error is the one to show.
      if (!isWritten) return
      for (const name of listFiles(folder).filter((file) => COMPRESSIBLE.test(file))) {
        const path = join(folder, name)
        const content = readFileSync(path)
        const quality = content.length > 400_000 ? 9 : 11
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
        )
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
