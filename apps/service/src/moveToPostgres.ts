import { parseArgs } from 'node:util'
import { readEnvironment } from './config/readEnvironment.ts'
import { moveToPostgres } from './move/moveToPostgres.ts'
import { operatorMessages } from './errors/operatorMessages.ts'

const USAGE = `npm run move-to-postgres -- [--from .countersign]     with DATABASE_URL=postgres://… of an empty database

Copies journal, keys and durable tables of a stopped service with the embedded database. Accounts, balances and history
come from the chains when the service starts with that DATABASE_URL.
`

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string', default: '.countersign' } } })
  const url = readEnvironment()['DATABASE_URL']
  if (url === undefined) throw new Error(`${operatorMessages.noTarget}\n\n${USAGE}`)
  const { records, secrets } = await moveToPostgres(values.from, url, Date.now())
  process.stdout.write(`${operatorMessages.moved({ records, secrets, from: values.from })}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
