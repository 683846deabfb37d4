import { demoOwners, deploySafe, spareKeys } from '@countersign/devchain'
import { createApiClient } from '@countersign/api/client'
import {
  buildDelegateTypedData,
  buildDeleteRequestTypedData,
  deleteRequestTotp,
  hashSafeMessage,
  hashTypedData,
} from '@countersign/safe'
import type { Address, Hex } from '@countersign/primitives'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpServer } from './http/createHttpServer.ts'
import { verifyJournal } from './journal/verify/verifyJournal.ts'
import { openContext } from './openContext.ts'
import { buildProposal } from './testing/buildProposal.ts'
import { copyDatabaseTemplate } from './testing/copyDatabaseTemplate.ts'
import { buildTestConfig, createTestFolder, startTestChain, type TestChain } from './testing/testService.ts'

/*
 * Only fsynced bytes survive a power loss with certainty. So this test records how much of the journal was fsynced at the moment each 2xx
 * answer arrived.
 */
const [alice, bob] = demoOwners
const PROPOSALS = 5

let chain: TestChain
let safe: Address
const folder = createTestFolder()
const dataDir = join(folder.path, 'live')
const journal = join(dataDir, 'journal.jsonl')
/** Bytes on disk by inode. */
const synced = new Map<number, number>()
let restoreSync = () => {}

type Acknowledged = { what: string; bytes: number; isThere(read: (path: string) => Promise<string>): Promise<boolean> }
const acknowledged: Acknowledged[] = []

beforeAll(async () => {
  chain = await startTestChain()
  const owners = [alice.address, bob.address]
  safe = (await deploySafe(chain.rpcUrl, { owners, threshold: 2 })).address
  await copyDatabaseTemplate(dataDir)
  restoreSync = await watchSyncs()
  await writeEverything()
})
afterAll(async () => {
  restoreSync()
  await chain?.devchain.stop({ snapshot: false })
  folder.remove()
})

async function watchSyncs(): Promise<() => void> {
  const any = await open(folder.path, 'r')
  const prototype: Pick<FileHandle, 'datasync'> = Object.getPrototypeOf(any)
  await any.close()
  const real = prototype.datasync
  prototype.datasync = async function (this: FileHandle) {
    // The size at the call of fsync is guaranteed to be on disk, not bytes that are written during it.
    const { ino, size } = await this.stat()
    await real.call(this)
    synced.set(ino, Math.max(size, synced.get(ino) ?? 0))
  }
  return () => void (prototype.datasync = real)
}

async function run<T>(path: string, visit: (url: string) => Promise<T>): Promise<T> {
  const { context, close } = await openContext(buildTestConfig(chain, { dataDir: path }))
  const app = await createHttpServer(context)
  try {
    await context.chains.get(chain.chainId)?.indexer.sync()
    return await visit(await app.listen({ port: 0, host: '127.0.0.1' }))
  } finally {
    await app.close()
    await close()
  }
}

async function writeEverything(): Promise<void> {
  const { chainId } = chain
  const sign = (key: typeof alice, hash: Hex) => privateKeyToAccount(key.privateKey).sign({ hash })
  const keep = async (what: string, asked: Promise<unknown>, isThere: Acknowledged['isThere']) => {
    await asked
    acknowledged.push({ what, bytes: synced.get(statSync(journal).ino) ?? 0, isThere })
  }
  const has = (path: string, text: string) => async (read: (path: string) => Promise<string>) =>
    (await read(path)).includes(text)
  await run(dataDir, async (url) => {
    const api = createApiClient({ baseUrl: url })
    for (let nonce = 0; nonce < PROPOSALS; nonce += 1) {
      const body = await buildProposal(
        chain.rpcUrl,
        safe,
        { to: spareKeys[0].address, value: 1n, nonce: BigInt(nonce) },
        [alice],
      )
      const { safeTxHash } = body
      const path = `transactions/${safeTxHash}`
      await keep(
        `proposal ${nonce}`,
        api.proposeTransaction({ params: { chainId, safe }, body }),
        has(path, alice.address),
      )
      const signature = await sign(bob, safeTxHash)
      await keep(
        `confirmation ${nonce}`,
        api.confirmTransaction({ params: { chainId, safeTxHash }, body: { signature } }),
        has(path, signature.slice(2)),
      )
    }
    const message = 'kept for good'
    const messageHash = hashSafeMessage({ chainId: BigInt(chainId), safe, version: '1.4.1', message })
    const create = { message, signature: await sign(alice, messageHash) }
    await keep(
      'message',
      api.createMessage({ params: { chainId, safe }, body: create }),
      has(`messages/${messageHash}`, message),
    )
    const second = await sign(bob, messageHash)
    await keep(
      'confirmation of the message',
      api.confirmMessage({ params: { chainId, messageHash }, body: { signature: second } }),
      has(`messages/${messageHash}`, second.slice(2)),
    )
    const delegate = spareKeys[1].address
    const totp = deleteRequestTotp(Date.now() / 1000)
    const typed = buildDelegateTypedData({ chainId: BigInt(chainId), delegate, totp })
    const delegation = {
      safe,
      delegate,
      delegator: alice.address,
      label: 'helper',
      signature: await sign(alice, hashTypedData(typed)),
    }
    await keep(
      'delegate',
      api.createDelegate({ params: { chainId }, body: delegation }),
      has(`delegates?safe=${safe}`, delegate),
    )
    const gone = await buildProposal(
      chain.rpcUrl,
      safe,
      { to: spareKeys[0].address, value: 1n, nonce: 0n, data: '0x01' },
      [alice],
    )
    await api.proposeTransaction({ params: { chainId, safe }, body: gone })
    const request = buildDeleteRequestTypedData({ chainId: BigInt(chainId), safe, safeTxHash: gone.safeTxHash, totp })
    await keep(
      'deletion',
      api.deleteTransaction({
        params: { chainId, safeTxHash: gone.safeTxHash },
        body: { signature: await sign(alice, hashTypedData(request)) },
      }),
      async (read) => !(await read(`safes/${safe}/multisig-transactions`)).includes(gone.safeTxHash),
    )
  })
}

/** The disk after a power loss: the journal up to its fsynced size, cut in the middle of the next bytes. */
function buildRemains(name: string, { bytes }: Acknowledged): string {
  const path = join(folder.path, name)
  mkdirSync(path)
  const whole = readFileSync(journal)
  writeFileSync(join(path, 'journal.jsonl'), whole.subarray(0, Math.min(whole.length, bytes + 137)))
  return path
}

async function expectKept(path: string, last: number): Promise<void> {
  await run(path, async (url) => {
    const read = async (rest: string) => (await fetch(`${url}/v1/chains/${chain.chainId}/${rest}`)).text()
    const missing: string[] = []
    for (const fact of acknowledged.slice(0, last + 1)) if (!(await fact.isThere(read))) missing.push(fact.what)
    expect(missing, path).toEqual([])
  })
}

const filesOf = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

test('behavior: every answer came after its bytes were on disk', () => {
  expect(acknowledged).toHaveLength(PROPOSALS * 2 + 4)
  const lines = readFileSync(journal, 'utf8').split('\n')
  acknowledged.forEach(({ what, bytes }, index) => {
    const kept = readFileSync(journal).subarray(0, bytes).toString('utf8')
    expect(kept.endsWith('\n'), what).toBe(true)
    // One line for each fact, and one more for the proposal that the last fact deletes.
    const expected = index + 1 + (what === 'deletion' ? 1 : 0)
    expect(kept.trimEnd().split('\n'), what).toEqual(lines.slice(0, expected))
  })
})

const THIRD = Math.floor((PROPOSALS * 2 + 4) / 3)
test.each([
  ['the database is gone', THIRD, () => undefined],
  [
    'files of the database are of different moments, and the machine was started again',
    2 * THIRD,
    (path: string) => {
      cpSync(join(dataDir, 'database'), join(path, 'database'), { recursive: true })
      writeFileSync(join(path, 'database.json'), JSON.stringify({ boot: 'an earlier one', isSettled: false, since: 0 }))
      // The database would open, with rows that were never durable.
      expect(filesOf(join(path, 'database')).length).toBeGreaterThan(100)
    },
  ],
  [
    'the database does not open',
    PROPOSALS * 2 + 3,
    (path: string) => {
      cpSync(join(dataDir, 'database'), join(path, 'database'), { recursive: true })
      for (const file of filesOf(join(path, 'database'))) if (/pg_control|pg_wal/.test(file)) truncateSync(file, 100)
    },
  ],
] as const)('behavior: nothing acknowledged is missing when %s', { timeout: 120_000 }, async (_title, last, damage) => {
  const fact = acknowledged[last]
  if (!fact) throw new Error('Fewer facts than expected were acknowledged.')
  const path = buildRemains(`remains-${last}`, fact)
  damage(path)
  await expectKept(path, last)
  // The cut line does not count.
  expect(await verifyJournal(join(path, 'journal.jsonl'))).toMatchObject({ ok: true })
  rmSync(path, { recursive: true, force: true })
})

test('behavior: a database that was closed properly is opened again without a rebuild, after any restart of the machine', async () => {
  const path = join(folder.path, 'settled')
  cpSync(dataDir, path, { recursive: true })
  const mark = join(path, 'database.json')
  expect(JSON.parse(readFileSync(mark, 'utf8'))).toMatchObject({ isSettled: true })
  writeFileSync(mark, JSON.stringify({ boot: 'an earlier one', isSettled: true, since: 0 }))
  const version = readFileSync(join(path, 'database', 'PG_VERSION'))
  const inode = statSync(join(path, 'database', 'PG_VERSION')).ino
  await expectKept(path, acknowledged.length - 1)
  expect(readFileSync(join(path, 'database', 'PG_VERSION'))).toEqual(version)
  expect(statSync(join(path, 'database', 'PG_VERSION')).ino).toBe(inode)
  expect(existsSync(join(path, 'database.damaged'))).toBe(false)
})
