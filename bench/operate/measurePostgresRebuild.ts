import { demoOwners, deploySafe } from '@countersign/devchain'
import { createReadStream, mkdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { type JournalTable, openJournalTable } from '../../apps/service/src/testing/openJournalTable.ts'
import { startPostgres } from '../../apps/service/src/testing/startPostgres.ts'
import { startServiceProcess } from '../../apps/service/src/testing/startServiceProcess.ts'
import { buildTestConfig, createTestFolder, type TestChain } from '../../apps/service/src/testing/testService.ts'
import { say } from '../service/say.ts'
import { measureStart, type StartMeasure } from './measureStart.ts'
import { readFamilyCpuTime, readParent } from '../../apps/service/src/testing/readCpuTime.ts'
import { writeJournal } from '../../apps/service/src/testing/writeJournal.ts'

/** `database`: computing time of the server's processes, in seconds. */
export type PostgresStart = StartMeasure & { readonly database: number }
export type PostgresRebuildMeasure = { readonly rebuild: PostgresStart; readonly warm: PostgresStart }

const PER_INSERT = 2000

/** The journal is a table that stays; the projection is gone, as for a new version of its tables. Then the same again with the projection. */
export async function measurePostgresRebuild(
  chain: TestChain,
  entries: number,
  accounts: number,
): Promise<PostgresRebuildMeasure> {
  const server = await startPostgres()
  const folder = createTestFolder()
  let journal: JournalTable | null = null
  try {
    const dataDir = join(folder.path, 'data')
    mkdirSync(dataDir)
    const owners = [demoOwners[0].address]
    const deploy = (saltNonce: bigint) => deploySafe(chain.rpcUrl, { owners, threshold: 1, saltNonce })
    const deployed = [(await deploy(403n)).address, (await deploy(404n)).address] as const
    const config = buildTestConfig(chain, { dataDir, databaseUrl: server.url, rateLimitPerMinute: 100_000_000 })
    // Creates the tables that stay.
    await (await startServiceProcess(config)).end('SIGTERM')
    say('writing the journal into PostgreSQL')
    const path = join(folder.path, 'journal.jsonl')
    await writeJournal(path, { chainId: chain.chainId, entries, accounts, deployed })
    journal = await openJournalTable(server.url)
    await insertJournal(journal, path)
    await journal.dropProjection()
    const serverPid = readParent(await journal.readProcess())
    const start = async (): Promise<PostgresStart> => {
      const before = readFamilyCpuTime(serverPid)
      const measured = await measureStart(config, chain, deployed)
      return { ...measured, database: readFamilyCpuTime(serverPid) - before }
    }
    say('rebuilding on PostgreSQL')
    const rebuild = await start()
    say('starting again on PostgreSQL')
    return { rebuild, warm: await start() }
  } finally {
    await journal?.close()
    await server.stop()
    folder.remove()
  }
}

async function insertJournal(journal: JournalTable, path: string): Promise<void> {
  let lines: string[] = []
  for await (const line of createInterface({ input: createReadStream(path) })) {
    lines.push(line)
    if (lines.length < PER_INSERT) continue
    await journal.insert(lines)
    lines = []
  }
  if (lines.length > 0) await journal.insert(lines)
}
