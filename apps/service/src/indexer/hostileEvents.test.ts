import { safeTopics, TRANSFER_TOPIC } from '@countersign/ledger'
import {
  demoOwners,
  deploySafe,
  devClient,
  executeSafeTransaction,
  fund,
  spareKeys,
  testTokenAbi,
} from '@countersign/devchain'
import { eq } from 'drizzle-orm'
import {
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  numberToHex,
  pad,
  parseAbiParameters,
  type Address,
  type Hex,
} from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { multisigTransactions, safes, transfers } from '../db/schema/schema.ts'
import { createHttpServer } from '../http/createHttpServer.ts'
import { emitLog, loggingCode } from '../testing/emitLog.ts'
import { openTestContext, startTestChain, type TestChain, type TestContext } from '../testing/testService.ts'

/** Any contract may emit any event; no such event may stop the index of all accounts. */
const [owner] = demoOwners
const MOST_UINT = 2n ** 256n - 1n

let chain: TestChain
let service: TestContext
let safe: Address
beforeAll(async () => {
  chain = await startTestChain()
  service = await openTestContext(chain)
  safe = (await deploySafe(chain.rpcUrl, { owners: [owner.address], threshold: 1 })).address
})
afterAll(async () => {
  await service?.close()
  await chain?.devchain.stop({ snapshot: false })
})

const sync = () => service.chain.indexer.sync()
/** Checks that indexing continues with current activity. */
async function expectAlive(): Promise<void> {
  const value = BigInt(Date.now())
  await fund(chain.rpcUrl, safe, { native: value })
  await sync()
  const rows = await service.context.db.drizzle.select().from(transfers).where(eq(transfers.value, value))
  expect(rows).toHaveLength(1)
}

test('error: a transfer of amount zero beside a valid one does not stop the index', async () => {
  const { testUsd } = chain.contracts
  const data = encodeFunctionData({ abi: testTokenAbi, functionName: 'transfer', args: [spareKeys[0].address, 0n] })
  const { safeTxHash } = await executeSafeTransaction(chain.rpcUrl, { safe, to: testUsd, data, signers: [owner] })
  await sync()
  const { drizzle } = service.context.db
  const rows = await drizzle.select().from(multisigTransactions).where(eq(multisigTransactions.safeTxHash, safeTxHash))
  expect(rows).toMatchObject([{ failed: false }])
  expect(await drizzle.select().from(transfers).where(eq(transfers.token, testUsd))).toEqual([])
  await expectAlive()
})

test('error: nonces and thresholds too large for their columns do not stop the index', async () => {
  const impostor: Address = '0x2000000000000000000000000000000000000007'
  const setup = (threshold: bigint) =>
    encodeAbiParameters(parseAbiParameters('address[], uint256, address, address'), [
      [owner.address],
      threshold,
      owner.address,
      owner.address,
    ])
  const multisig = (nonce: bigint, threshold: bigint) =>
    encodeAbiParameters(
      parseAbiParameters('address, uint256, bytes, uint8, uint256, uint256, uint256, address, address, bytes, bytes'),
      [
        safe,
        MOST_UINT,
        '0x',
        0,
        0n,
        0n,
        0n,
        safe,
        safe,
        '0x',
        encodeAbiParameters(parseAbiParameters('uint256, address, uint256'), [nonce, safe, threshold]),
      ],
    )
  const { rpcUrl } = chain
  await emitLog(rpcUrl, impostor, [safeTopics.safeSetup, pad(owner.address)], setup(MOST_UINT))
  await emitLog(rpcUrl, impostor, [safeTopics.safeSetup, pad(owner.address)], setup(1n))
  await emitLog(rpcUrl, impostor, [safeTopics.safeMultiSigTransaction], multisig(2n ** 200n, 1n))
  await emitLog(rpcUrl, impostor, [safeTopics.safeMultiSigTransaction], multisig(2n ** 31n - 1n, 1n))
  await emitLog(rpcUrl, impostor, [safeTopics.safeMultiSigTransaction], multisig(1n, 2n ** 31n))
  await emitLog(rpcUrl, impostor, [safeTopics.changedThreshold], pad('0xffffffffff'))
  await sync()
  await expectAlive()
})

test('error: an account with a nonce that foreign code wrote does not stop the index', async () => {
  const { rpcUrl } = chain
  const victim = (await deploySafe(rpcUrl, { owners: [owner.address], threshold: 1, saltNonce: 8n })).address
  await sync()
  await devClient(rpcUrl).setStorageAt({ address: victim, index: 5, value: pad('0xffffffffffff') })
  await executeSafeTransaction(rpcUrl, { safe: victim, to: owner.address, signers: [owner] })
  await sync()
  const known = await service.context.db.drizzle.select({ address: safes.address }).from(safes)
  expect(known).toEqual([{ address: safe }])
  await expectAlive()
})

test('behavior: a write of a delegatecall without an event is indexed after a request for the account', async () => {
  const { rpcUrl, chainId } = chain
  const owners = [owner.address, demoOwners[1].address]
  const silent = (await deploySafe(rpcUrl, { owners, threshold: 1, saltNonce: 9n })).address
  await sync()
  const app = await createHttpServer(service.context)
  onTestFinished(() => app.close())
  const threshold = async () => (await app.inject({ url: `/v1/chains/${chainId}/safes/${silent}` })).json().threshold
  expect(await threshold()).toBe(1)
  await devClient(rpcUrl).setStorageAt({ address: silent, index: 4, value: pad('0x02') })
  // The account was compared a moment ago, so the chain is not read again so soon.
  await expect.poll(() => sync().then(threshold), { timeout: 15_000, interval: 250 }).toBe(2)
})

/** A contract that returns these words for every call. */
const answering = (...words: bigint[]): Hex => {
  const stored = words.map((word, index) => `7f${numberToHex(word, { size: 32 }).slice(2)}61${hex2(index * 32)}52`)
  return `0x${stored.join('')}61${hex2(words.length * 32)}6000f3`
}
const hex2 = (value: number) => numberToHex(value, { size: 2 }).slice(2)

test('error: a contract with an endless list of modules does not stop the index', async () => {
  const endless: Address = '0x2000000000000000000000000000000000000009'
  const client = devClient(chain.rpcUrl)
  const { reader } = service.chain
  for (const modules of [1n, 50n]) {
    const own = Array.from({ length: Number(modules) }, (_none, index) => 0x5000n + BigInt(index))
    await client.setCode({ address: endless, bytecode: answering(0x40n, 0x1234n, modules, ...own) })
    expect(await reader.readSafe(endless)).toBeNull()
  }
  const setup = encodeAbiParameters(parseAbiParameters('address[], uint256, address, address'), [
    [owner.address],
    1n,
    endless,
    endless,
  ])
  await emitLog(chain.rpcUrl, endless, [safeTopics.safeSetup, pad(owner.address)], setup)
  await client.setCode({ address: endless, bytecode: answering(0x40n, 0x1234n, 1n, 0x5000n) })
  await sync()
  await expectAlive()
})

test('error: a transfer to an address that only ends like the account, during an execution, is not a row of the account', async () => {
  const impostor: Address = '0x00000000000000000000000000000000d1127000'
  await devClient(chain.rpcUrl).setCode({ address: impostor, bytecode: loggingCode(3) })
  const dirty: Hex = `0xff${pad(safe).slice(4)}`
  const run = (to: Hex) =>
    executeSafeTransaction(chain.rpcUrl, {
      safe,
      to: impostor,
      data: concat([TRANSFER_TOPIC, pad(owner.address), to, numberToHex(7n, { size: 32 })]),
      signers: [owner],
    })
  await run(dirty)
  const clean = await run(pad(safe))
  await sync()
  const rows = await service.context.db.drizzle.select().from(transfers).where(eq(transfers.value, 7n))
  expect(rows.map(({ transactionHash, to }) => [transactionHash, to])).toEqual([[clean.transactionHash, safe]])
  await expectAlive()
})
