import { parseArgs } from 'node:util'
import { readEnvironment } from './config/readEnvironment.ts'
import { moveToPostgres } from './move/moveToPostgres.ts'

const USAGE = `npm run move-to-postgres -- [--from .countersign]     with DATABASE_URL=postgres://… of an empty database

Copies journal, keys and durable tables of a stopped service with the embedded database. Accounts, balances and history
come from the chains when the service starts with that DATABASE_URL.
`

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string', default: '.countersign' } } })
  const url = readEnvironment()['DATABASE_URL']
  if (url === undefined) throw new Error(`DATABASE_URL is not set, so there is no target database.\n\n${USAGE}`)
  const { records, secrets } = await moveToPostgres(values.from, url, Date.now())
  process.stdout.write(
    `Moved ${records} journal records and ${secrets} keys. ${values.from} was not changed: keep it as a backup.\n`,
  )
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
