import { plainLines } from '@countersign/safe/exchange'
import { parseArgs } from 'node:util'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BACKUP_FILE } from './backup/readBackup.ts'
import { verifyBackup } from './backup/verifyBackup.ts'
import { verifyJournal } from './journal/verify/verifyJournal.ts'

const USAGE = `npm run verify-journal -- <file or URL> [--key <public key>] [--journal <journal.jsonl>] [--archive <folder>]…

  <file or URL>   .../v1/chains/<id>/safes/<address>/journal, .../journal/export, a saved page or export,
                  or journal.jsonl of a data directory, or the folder of a backup
  --key           the service's public key (journalKey at /about); asked for there when a URL is given
  --journal       journal.jsonl, to look every record up in the journal of all accounts
  --archive       a folder to which segments of the backup were moved; may be given several times
`

const isBackup = (place: string) => existsSync(join(place, BACKUP_FILE))

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
  const { ok, words } = isBackup(place) ? await verifyBackup(place, values.archive) : await verifyJournal(place, values)
  process.stdout.write(`${plainLines(words)}\n`)
  process.exitCode = ok ? 0 : 1
}

main().catch((error: unknown) => {
  process.stderr.write(`${plainLines(error instanceof Error ? error.message : String(error))}\n${USAGE}`)
  process.exitCode = 2
})
