import { demoOwners, deploySafe, hashOnChain, signSafeHash, spareKeys } from '@countersign/devchain'
import { join } from 'node:path'
import type { Address, Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyDatabaseTemplate } from './testing/copyDatabaseTemplate.ts'
import { startServiceProcess, type ServiceProcess } from './testing/serviceProcess.ts'
import { createTestDatabase, dropTestDatabase } from './testing/testDatabase.ts'
import { buildTestConfig, createTestFolder, startTestChain, type TestChain } from './testing/testService.ts'

/** A few here; many under `npm run test:soak`. */
const CRASHES = Number(process.env['CRASH_ROUNDS'] ?? 3)
const [owner1, owner2] = demoOwners

let chain: TestChain
let safe: Address
let database: { databaseUrl?: string } = {}
const folder = createTestFolder()
const dataDir = join(folder.path, 'data')
beforeAll(async () => {
  database = await createTestDatabase()
  await copyDatabaseTemplate(dataDir)
  chain = await startTestChain()
  safe = (await deploySafe(chain.rpcUrl, { owners: [owner1.address, owner2.address], threshold: 2 })).address
})
afterAll(async () => {
  await chain?.devchain.stop({ snapshot: false })
  folder.remove()
  await dropTestDatabase(database)
})

const config = () => buildTestConfig(chain, { dataDir, ...database })
const path = (url: string, rest: string) => `${url}/v1/chains/${chain.chainId}/${rest}`

async function waitForAccount(url: string): Promise<void> {
  await expect.poll(async () => (await fetch(path(url, `safes/${safe}`))).status, { timeout: 20_000 }).toBe(200)
}

/** Resolves with the hash only when the service has said that it keeps the proposal. */
async function propose(url: string, nonce: bigint): Promise<Hex> {
  const transaction = await hashOnChain(chain.rpcUrl, safe, { to: spareKeys[0].address, value: nonce, nonce })
  const body = {
    ...Object.fromEntries(
      Object.entries(transaction).map(([key, value]) => [key, typeof value === 'bigint' ? `${value}` : value]),
    ),
    sender: owner1.address,
    signature: await signSafeHash(transaction.safeTxHash, [owner1]),
  }
  const response = await fetch(path(url, `transactions/${safe}/propose`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return transaction.safeTxHash
}

test(
  'behavior: no acknowledged proposal is lost, however often the process is killed',
  async () => {
    const kept: Hex[] = []
    let nonce = 0n
    for (let crash = 0; crash <= CRASHES; crash += 1) {
      const service: ServiceProcess = await startServiceProcess(config())
      await waitForAccount(service.url)
      // All of them at the end; in between only those of the last crashes, so that a long run stays linear.
      const asked = crash === CRASHES ? kept : kept.slice(-100)
      for (const hash of asked) expect((await fetch(path(service.url, `transactions/${hash}`))).status).toBe(200)
      if (crash === CRASHES) {
        // Several processes may share a PostgreSQL; the embedded database has one.
        if (database.databaseUrl === undefined)
          await expect(startServiceProcess(config())).rejects.toThrow(/is in use by process \d+\. Stop that process/)
        expect(await service.end('SIGTERM')).toBe(0)
        break
      }
      const enough = kept.length + 4 + (crash % 10) * 3
      let killed: Promise<unknown> | null = null
      const writers = Array.from({ length: 3 }, async () => {
        while (!killed) {
          const hash = await propose(service.url, nonce++).catch((error: unknown) => {
            if (!killed) throw error
            return null
          })
          if (hash) kept.push(hash)
          // With two more requests under way: the kill falls into the middle of writing.
          if (kept.length >= enough) killed ??= service.end('SIGKILL')
        }
      })
      await Promise.all(writers)
      await killed
    }
    expect(kept.length).toBeGreaterThan(15)
  },
  60_000 * (CRASHES + 1),
)
