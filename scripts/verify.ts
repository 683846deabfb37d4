import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { freshBuild } from './verify/freshBuild.ts'
import { buildOf, readSums } from './verify/readSums.ts'
import { verifyInstance } from './verify/verifyInstance.ts'

const USAGE = `npm run verify -- <URL> [--sums <SHA256SUMS>] [--files-only]

  <URL>         where an instance of Countersign runs, as in https://wallet.example
  --sums        the list of a build you trust; without it the page is built anew from these sources and compared with that
  --files-only  the host sends no headers (IPFS, a plain file server): compare files alone

  Exit code 0: the same; 1: something differs; 2: it could not be compared.
`

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { sums: { type: 'string' }, 'files-only': { type: 'boolean' } },
  })
  const [place = ''] = positionals
  if (!URL.canParse(place) || positionals.length !== 1) {
    process.stderr.write(USAGE)
    return 2
  }
  const from = resolve(process.env['INIT_CWD'] ?? process.cwd(), values.sums ?? '.')
  if (values.sums === undefined) console.log('Building the page from these sources …')
  const root = fileURLToPath(new URL('..', import.meta.url))
  const sums = readSums(await (values.sums === undefined ? freshBuild(root) : readFile(from, 'utf8')))
  console.log(`Comparing ${place} with ${values.sums ?? 'a fresh build'}, build ${buildOf(sums)}`)
  const { same, lines } = await verifyInstance(place, sums, values['files-only'] ?? false)
  for (const line of lines) console.log(line)
  return same ? 0 : 1
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
    process.stderr.write(`Not compared: ${error instanceof Error ? error.message : String(error)}${cause}\n`)
    process.exitCode = 2
  },
)
