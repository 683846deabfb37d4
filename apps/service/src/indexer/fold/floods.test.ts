import type { SafeLog } from '@countersign/ledger'
import { checksumAddress, type Address } from '@countersign/primitives'
import { encodeMultiSend } from '@countersign/safe'
import { encodeFunctionData, numberToHex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { MOST_MODULES, MOST_OWNERS } from '../../chain/reader/readSafes.ts'
import { UNREAD } from '../../db/schema/IndexedAccount.ts'
import { buildSafeState } from '../../testing/buildSafeState.ts'
import { toIndexedAccount } from '../read/refreshAccounts.ts'
import { createBatch, foldTransaction } from './Batch.ts'
import type { ChainTransaction } from './decode/ChainTransaction.ts'

/** One Ethereum transaction of a contract can emit tens of thousands of account events. */
const FLOOD = 10_000
const safe = checksumAddress(`0x${'a'.repeat(40)}`)
const hash = `0x${'1'.repeat(64)}` as const
const transaction: ChainTransaction = {
  hash,
  blockNumber: 5,
  blockHash: `0x${'2'.repeat(64)}`,
  blockTime: 1000,
  transactionIndex: 0,
  from: safe,
  to: safe,
  input: '0x',
  value: 0n,
  gasUsed: 0n,
  effectiveGasPrice: 0n,
  succeeded: true,
}
const place = (logIndex: number) => ({ safe, blockNumber: 5, transactionHash: hash, logIndex })
const addressOf = (index: number): Address => numberToHex(index + 1, { size: 20 })
const flood = (of: (index: number) => SafeLog) => Array.from({ length: FLOOD }, (_none, index) => of(index))

async function fold(logs: readonly SafeLog[]) {
  const batch = createBatch(new Map([[safe, toIndexedAccount('1', buildSafeState(safe))]]))
  await foldTransaction(batch, '1', transaction, logs, undefined)
  return batch
}

test('error: an account that adds thousands of owners in a block has one status, and a list of limited length', async () => {
  const batch = await fold(flood((index) => ({ ...place(index), name: 'addedOwner', owner: addressOf(index) })))
  const account = batch.accounts.get(safe)
  expect(account?.owners).toHaveLength(MOST_OWNERS)
  expect(account?.stateBlock).toBe(UNREAD)
  expect([...batch.statuses.values()]).toMatchObject([{ blockNumber: 5, logIndex: MOST_OWNERS - 1 }])
})

test('error: an account that is set up with more owners than any account can have gets a list of limited length', async () => {
  const owners = Array.from({ length: FLOOD }, (_none, index) => addressOf(index))
  const setup = { initiator: safe, owners, threshold: 1, fallbackHandler: null }
  const batch = createBatch(new Map())
  await foldTransaction(batch, '1', transaction, [{ ...place(0), name: 'safeSetup', ...setup }], undefined)
  expect(batch.accounts.get(safe)?.owners).toEqual(owners.slice(0, MOST_OWNERS))
})

test('error: an account that enables thousands of modules has a list of limited length', async () => {
  const batch = await fold(flood((index) => ({ ...place(index), name: 'enabledModule', module: addressOf(index) })))
  expect(batch.accounts.get(safe)?.modules).toHaveLength(MOST_MODULES)
})

test('behavior: an owner who is removed repeatedly in a block has one removal, and a version one change of hashes', async () => {
  const owner = addressOf(0)
  const batch = await fold(
    flood((index) => ({ ...place(index), name: index % 2 === 0 ? 'removedOwner' : 'addedOwner', owner })),
  )
  expect([...batch.removedOwners.values()]).toEqual([{ safe, owner, blockNumber: 5, at: 1000 }])
  const [old, next] = [
    '0x34CfAC646f301356fAa8B21e94227e3583Fe3F5F',
    '0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552',
  ] as const
  const moved = await fold(
    flood((index) => ({ ...place(index), name: 'changedMasterCopy', singleton: index % 2 === 0 ? old : next })),
  )
  expect(moved.hashChanges.size).toBe(2)
})

/** Accounts that one Ethereum transaction can create; each setup is found in the same calldata. */
const CREATED = 500

test('error: hundreds of accounts that one transaction creates cost one reading of its calldata', async () => {
  const factory = addressOf(900_000)
  const call = (index: number) =>
    encodeFunctionData({
      abi: parseAbi(['function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce)']),
      args: [addressOf(1), numberToHex(index, { size: 300 }), BigInt(index)],
    })
  const input = encodeMultiSend(
    Array.from({ length: CREATED }, (_none, index) => ({ operation: 0, to: factory, value: 0n, data: call(index) })),
  )
  const logs = Array.from({ length: CREATED }, (_none, index): SafeLog[] => {
    const at = (offset: number) => ({ ...place(2 * index + offset), safe: addressOf(1_000 + index) })
    const setup = { initiator: safe, owners: [safe], threshold: 1, fallbackHandler: null }
    return [
      { ...at(0), name: 'safeSetup', ...setup },
      { ...at(1), name: 'proxyCreation', factory, singleton: addressOf(1) },
    ]
  }).flat()
  const batch = createBatch(new Map())
  const from = process.cpuUsage()
  await foldTransaction(batch, '1', { ...transaction, input }, logs, undefined)
  // One reading takes about a tenth of a second of computing, one for each account seven seconds.
  expect(process.cpuUsage(from).user / 1e6).toBeLessThan(3)
  expect(batch.accounts.get(addressOf(1_000 + CREATED - 1))).toMatchObject({
    factory,
    saltNonce: String(CREATED - 1),
    setupData: numberToHex(CREATED - 1, { size: 300 }),
  })
}, 120_000)
