import { createApiClient } from '@countersign/api/client'
import { demoOwners, deploySafe, spareKeys } from '@countersign/devchain'
import type { Address, Hex } from '@countersign/primitives'
import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Database } from './db/database/Database.ts'
import { openDatabase } from './db/open/openDatabase.ts'
import { PROJECTION_NUMBER } from './db/migrate/projection.ts'
import { journal } from './db/schema/schema.ts'
import { buildProposal } from './testing/buildProposal.ts'
import { startServiceProcess, type ServiceProcess } from './testing/startServiceProcess.ts'
import { createTestDatabase, dropTestDatabase } from './testing/testDatabase.ts'
import { buildTestConfig, createTestFolder, startTestChain, type TestChain } from './testing/testService.ts'

/** A rolling update: a newer version starts while the older one still serves and writes. */
const [alice] = demoOwners
const TAKEOVER_MS = 10_000

let chain: TestChain
let safe: Address
let db: Database
let place: { databaseUrl?: string }
const processes: ServiceProcess[] = []
const folder = createTestFolder()
beforeAll(async () => {
  chain = await startTestChain()
  safe = (await deploySafe(chain.rpcUrl, { owners: [alice.address], threshold: 1 })).address
  place = await createTestDatabase({ isEmpty: true })
  db = await openDatabase({ dataDir: folder.path, ...place })
})
afterAll(async () => {
  await Promise.all(processes.map((process) => process.end('SIGTERM')))
  await db?.close()
  await chain?.devchain.stop({ snapshot: false })
  folder.remove()
  await dropTestDatabase(place)
})

/** Changes the version number of the tables. */
function makeNewer(code: string): string {
  const before = `PROJECTION_NUMBER = ${PROJECTION_NUMBER};`
  if (!code.includes(before)) throw new Error(`The program does not say "${before}".`)
  return code.replace(before, `PROJECTION_NUMBER = ${PROJECTION_NUMBER + 1};`)
}

async function start(edit?: (code: string) => string): Promise<ServiceProcess> {
  const config = buildTestConfig(chain, { dataDir: `${folder.path}/data`, logLevel: 'silent', ...place })
  const process = await startServiceProcess(config, edit)
  processes.push(process)
  return process
}

const client = ({ url }: ServiceProcess) => createApiClient({ baseUrl: url })
let nonce = 0n
async function propose(process: ServiceProcess): Promise<Hex> {
  const input = { to: spareKeys[0].address, value: 1n, nonce: nonce++ }
  const body = await buildProposal(chain.rpcUrl, safe, input, [alice])
  await client(process).proposeTransaction({ params: { chainId: chain.chainId, safe }, body })
  return body.safeTxHash
}

const Leases = z.array(z.object({ holder: z.string() }))
async function readHolders(): Promise<number[]> {
  const rows = await db.drizzle.execute(sql`select holder from leases where held_until > clock_timestamp()`)
  return [...new Set(z.parse(Leases, rows).map(({ holder }) => Number(holder.split(' ').at(-2))))]
}

const ready = async ({ url }: ServiceProcess) => {
  const response = await fetch(`${url}/health/ready`)
  return { status: response.status, text: await response.text() }
}

test('behavior: the older of two versions stops writing, and loses nothing that it acknowledged', async () => {
  const older = await start()
  await expect.poll(() => ready(older), { timeout: 20_000 }).toMatchObject({ status: 200 })
  const kept = [await propose(older)]
  // The test writes continuously, also while the tables change.
  let refusal: unknown = null
  const writing = (async () => {
    while (refusal === null)
      await propose(older).then(
        (hash) => kept.push(hash),
        (error: unknown) => (refusal = error),
      )
  })()
  const newer = await start(makeNewer)
  await writing
  expect(refusal).toMatchObject({ statusCode: 503 })

  await expect.poll(() => ready(newer), { timeout: 20_000 }).toMatchObject({ status: 200 })
  const sentence = `its tables have version ${PROJECTION_NUMBER + 1}.`
  await expect
    .poll(() => ready(older), { timeout: 5000 })
    .toMatchObject({ status: 503, text: expect.stringContaining(sentence) })
  const read = await fetch(`${older.url}/v1/chains/${chain.chainId}/safes/${safe}/multisig-transactions`)
  expect(read.status).toBe(503)
  expect(await read.text()).toContain('Another version of this service uses the database now')
  await expect(propose(older)).rejects.toMatchObject({ statusCode: 503 })

  // The newer version holds the leases of the index, and has all data.
  await expect.poll(readHolders, { timeout: TAKEOVER_MS }).toEqual([newer.pid])
  kept.push(await propose(newer))
  for (const id of kept) await client(newer).getTransaction({ params: { chainId: chain.chainId, id } })
  const records = await db.drizzle.select().from(journal).orderBy(asc(journal.sequence))
  expect(records.map(({ sequence }) => sequence)).toEqual(records.map((_, index) => index + 1))
  const version = await db.drizzle.execute(sql`select number from schema_version`)
  expect(version).toEqual([{ number: PROJECTION_NUMBER + 1 }])
})

test('error: the older version does not start on tables of the newer one, and does not change them', async () => {
  const count = () => db.drizzle.$count(journal)
  const before = await count()
  await expect(start()).rejects.toThrow(
    new RegExp(`have form ${PROJECTION_NUMBER + 1}, this service knows forms up to ${PROJECTION_NUMBER}`),
  )
  expect(await count()).toBe(before)
  expect(await db.drizzle.execute(sql`select number from schema_version`)).toEqual([{ number: PROJECTION_NUMBER + 1 }])
})
