import { plainLines } from '@countersign/safe/exchange'
import { parseArgs } from 'node:util'
import { verifyPlace } from './backup/verifyPlace.ts'

const USAGE = `npm run verify-journal -- <file or URL> [--key <public key>] [--journal <journal.jsonl>] [--archive <folder>]…

  <file or URL>   .../v1/chains/<id>/safes/<address>/journal, .../journal/export, a saved page or export,
                  or journal.jsonl of a data directory, or the folder of a backup
  --key           the service's public key (journalKey at /about); asked for there when a URL is given
  --journal       journal.jsonl, to look every record up in the journal of all accounts
  --archive       a folder to which segments of the backup were moved; may be given several times
`

/** Exit code 0: all checks passed; 1: one failed; 2: wrong arguments. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string' }, journal: { type: 'string' }, archive: { type: 'string', multiple: true } },
  })
  const [place] = positionals
  if (place === undefined) {
    process.stderr.write(USAGE)
    process.exitCode = 2
    return
  }
  const { ok, words } = await verifyPlace(place, values)
  process.stdout.write(`${plainLines(words)}\n`)
  process.exitCode = ok ? 0 : 1
}

main().catch((error: unknown) => {
  process.stderr.write(`${plainLines(error instanceof Error ? error.message : String(error))}\n${USAGE}`)
  process.exitCode = 2
})
