import { BaseError } from '@countersign/primitives'
import { repairJournal } from './journal/repair/repairJournal.ts'
import { operatorMessages } from './errors/operatorMessages.ts'

const USAGE = `npm run repair-journal -- <data directory>

  Joins the branches of a journal that two services wrote at the same time, and keeps every entry of both.
  Stop the services first. The file as it was stays beside the repaired one.
`

/** Exit code 0: the journal is complete now; 1: it could not be repaired; 2: wrong arguments. */
async function main(): Promise<void> {
  const [dataDir, ...more] = process.argv.slice(2)
  if (dataDir === undefined || dataDir.startsWith('-') || more.length > 0) {
    process.stderr.write(USAGE)
    process.exitCode = 2
    return
  }
  const result = await repairJournal(dataDir)
  process.stdout.write(
    `${result.kind === 'unbroken' ? operatorMessages.nothingToRepair(result) : operatorMessages.repaired(result)}\n`,
  )
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof BaseError ? error.message : String(error)}\n`)
  process.exitCode = 1
})
