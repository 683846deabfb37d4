import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectionSchema } from '../migrate/projectionSchema.ts'
import { CHAIN_ID, type Fixture, startFixture } from '../../testing/startFixture.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.stop())

const ABSENT = '0x00000000000000000000000000000000000a11ce'
const UNKNOWN_TRANSACTION = `/v1/chains/${CHAIN_ID}/transactions/multisig_${ABSENT}_0x${'ab'.repeat(32)}`

/** Does the same as a newer version of the service that recreates the tables. */
async function supersede(): Promise<void> {
  const client = new pg.Client({ connectionString: fixture.context.config.databaseUrl })
  await client.connect()
  await client
    .query(
      `begin; set local search_path to ${projectionSchema()}; update schema_version set value = 'newer', number = number + 1; delete from multisig_transactions; commit`,
    )
    .finally(() => client.end())
}

test('error: once a newer version has emptied the tables, the first answer is 503, never "not found" and never an empty list', async () => {
  const list = `/v1/chains/${CHAIN_ID}/safes/${fixture.account.address}/transactions/queued`
  expect((await fixture.app.inject({ url: UNKNOWN_TRANSACTION })).statusCode).toBe(404)
  expect((await fixture.app.inject({ url: list })).statusCode).toBe(200)
  await supersede()
  const [transaction, queue] = await Promise.all([
    fixture.app.inject({ url: UNKNOWN_TRANSACTION }),
    fixture.app.inject({ url: list }),
  ])
  expect(transaction.statusCode).toBe(503)
  expect(transaction.json().detail).toContain('Another version of this service uses the database now')
  expect(queue.statusCode).toBe(503)
})
