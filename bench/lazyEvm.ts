import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'

/*
 * Bytes that a page loads only to run the EVM itself, compared with those of the simulation without it.
 */
const entry = (path: string) => fileURLToPath(new URL(`../packages/simulation/src/${path}`, import.meta.url))

for (const [name, path] of [
  ['the EVM (worker)', 'worker/evmWorker.ts'],
  ['simulate, judge, prove', 'index.ts'],
] as const) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry(path),
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: path === 'worker/evmWorker.ts' ? false : true },
      },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunk = outputs.find((output) => output.type === 'chunk' && output.isEntry)
  if (chunk?.type !== 'chunk') throw new Error(`${path} did not become a chunk.`)
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)
  console.log(
    `  ${name.padEnd(28)} ${kilobytes(chunk.code.length)} raw ${kilobytes(gzipSync(chunk.code).length)} gzip ${kilobytes(brotliCompressSync(chunk.code).length)} brotli`,
  )
}
