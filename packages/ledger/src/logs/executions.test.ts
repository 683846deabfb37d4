import { safeAbi } from '@countersign/chains'
import type { Address, Hex } from '@countersign/primitives'
import { encodeMultiSend, hashSafeTransaction } from '@countersign/safe'
import { encodeAbiParameters, encodeFunctionData, pad, parseAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { createExecutionCallFinder } from '../calls/createExecutionCallFinder.ts'
import { findCallsOf } from '../calls/SafeCall.ts'
import { NO_REFUND } from '../describe/toTransactionInfo.ts'
import type { ChainLog } from './ChainLog.ts'
import { decodeSafeLog } from './decodeSafeLog.ts'
import { createModuleOutcomes } from './createModuleOutcomes.ts'
import { createOutcomeFinder } from './createOutcomeFinder.ts'
import { safeTopics } from './safeTopics.ts'

const safe: Address = '0x41675C099F32341bf84BFc5382aF534df5C7461a'
const friend: Address = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
const module: Address = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526'
const transaction = { ...NO_REFUND, to: friend, value: 5n, data: '0x', operation: 0, nonce: 7n } as const
const hash = hashSafeTransaction({ chainId: 1n, safe, version: '1.4.1', transaction })
const log = (logIndex: number, topics: readonly Hex[], data: Hex): ChainLog => ({
  address: safe,
  topics,
  data,
  blockNumber: 5,
  transactionHash: `0x${'12'.repeat(32)}`,
  logIndex,
})
const word = (value: bigint) => pad(`0x${value.toString(16)}`)
const multisig = (logIndex: number) =>
  log(
    logIndex,
    [safeTopics.safeMultiSigTransaction],
    encodeAbiParameters(
      parseAbiParameters('address, uint256, bytes, uint8, uint256, uint256, uint256, address, address, bytes, bytes'),
      [
        ...([transaction.to, transaction.value, transaction.data, transaction.operation] as const),
        ...([0n, 0n, 0n, NO_REFUND.gasToken, NO_REFUND.refundReceiver] as const),
        '0x1234',
        encodeAbiParameters(parseAbiParameters('uint256, address, uint256'), [7n, friend, 2n]),
      ],
    ),
  )
const outcome = (logIndex: number, safeTxHash: Hex, topic: Hex = safeTopics.executionSuccess) =>
  log(logIndex, [topic, safeTxHash], word(9n))
const decode = (logs: readonly ChainLog[]) => logs.flatMap((one) => decodeSafeLog(one) ?? [])
const other: Hex = `0x${'ab'.repeat(32)}`

test('behavior: an execution that an L2 singleton logged is matched with its outcome by hash', () => {
  const logs = decode([multisig(1), outcome(2, other), outcome(3, hash, safeTopics.executionFailure)])
  const [event] = logs
  if (event?.name !== 'safeMultiSigTransaction') throw new Error('The event was not decoded.')
  expect(event).toMatchObject({ ...transaction, threshold: 2, signatures: '0x1234' })
  const around = { chainId: '1', version: '1.4.1', isRecorded: () => false }
  expect(createOutcomeFinder(logs)(event, around)).toMatchObject({
    outcome: { name: 'executionFailure', payment: 9n },
    safeTxHash: hash,
    isProven: true,
  })
})

test('error: an outcome whose hash does not match the parameters is not proven', () => {
  const logs = decode([multisig(1), outcome(2, other)])
  const [event] = logs
  if (event?.name !== 'safeMultiSigTransaction') throw new Error('The event was not decoded.')
  const around = { chainId: '1', version: '1.4.1', isRecorded: () => false }
  expect(createOutcomeFinder(logs)(event, around)).toMatchObject({ safeTxHash: other, isProven: false })
  expect(createOutcomeFinder(logs)(event, { ...around, isRecorded: () => true }).outcome).toBeUndefined()
})

test('behavior: an execution inside a batch of a relayer is found in the calldata by its hash', () => {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = transaction
  const call = encodeFunctionData({
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, '0x1234'],
  })
  const input = encodeMultiSend([{ operation: 0, to: safe, value: 0n, data: call }])
  const calls = findCallsOf({ from: friend, to: module, input })
  const account = { address: safe, version: '1.4.1', nonce: 10 }
  const findCall = createExecutionCallFinder('1', calls)
  expect(findCall(account, hash)).toMatchObject({ nonce: 7, call: { signatures: '0x1234' } })
  expect(findCall(account, other)).toBeNull()
})

test('behavior: the second outcome of a module belongs to its second call', () => {
  const called = (logIndex: number) =>
    log(
      logIndex,
      [safeTopics.safeModuleTransaction],
      encodeAbiParameters(parseAbiParameters('address, address, uint256, bytes, uint8'), [module, friend, 1n, '0x', 0]),
    )
  const ended = (logIndex: number, topic: Hex) => log(logIndex, [topic, pad(module)], '0x')
  const logs = decode([
    called(1),
    ended(2, safeTopics.executionFromModuleSuccess),
    called(3),
    ended(4, safeTopics.executionFromModuleFailure),
  ])
  const events = logs.flatMap((one) => (one.name === 'safeModuleTransaction' ? [one] : []))
  expect(events.map(createModuleOutcomes(logs))).toEqual([false, true])
})

test('error: a log with the topic but not the layout of an event is ignored', () => {
  expect(decodeSafeLog(log(1, [safeTopics.safeMultiSigTransaction], '0x1234'))).toBeNull()
  expect(decodeSafeLog(log(1, [other], '0x'))).toBeNull()
})

const FLOOD = 10_000
/** Computing, which does not depend on other processes. One pass takes a second or two, a pass for each event minutes. */
const MOST_SECONDS = 15
const secondsOf = (from: NodeJS.CpuUsage): number => process.cpuUsage(from).user / 1e6
const floodHash = (index: number): Hex => pad(`0x${(index + 1).toString(16)}`)

test('error: thousands of outcomes that belong to none of thousands of calls end, and later batches are still found', () => {
  const account = { address: safe, version: '1.4.1', nonce: 7 }
  const call = { kind: 'execution', safe, ...transaction, signatures: '0x' } as const
  const calls = Array.from({ length: 3_000 }, (_, index) => ({ ...call, value: BigInt(index) }))
  const findCall = createExecutionCallFinder('1', calls)
  const from = process.cpuUsage()
  for (let index = 0; index < FLOOD; index += 1) expect(findCall(account, floodHash(index))).toBeNull()
  expect(secondsOf(from)).toBeLessThan(MOST_SECONDS)
}, 60_000)

test('behavior: each execution of a batch of a thousand is found at its nonce', () => {
  const size = 1_000
  const calls = Array.from({ length: size }, (_, index) => ({
    kind: 'execution' as const,
    safe,
    ...transaction,
    value: BigInt(index),
    signatures: '0x' as const,
  }))
  const hashes = calls.map((call, index) =>
    hashSafeTransaction({
      chainId: 1n,
      safe,
      version: '1.4.1',
      transaction: { ...call, nonce: BigInt(index + 40) },
    }),
  )
  const findCall = createExecutionCallFinder('1', calls)
  // The tracked nonce is behind at first, and right after the first execution.
  let nonce = 3
  const found = hashes.map((expected) => {
    const one = findCall({ address: safe, version: '1.4.1', nonce }, expected)
    nonce = (one?.nonce ?? nonce) + 1
    return one && [one.nonce, one.call.value]
  })
  expect(found).toEqual(calls.map((call, index) => [index + 40, call.value]))
}, 60_000)

test('behavior: an outcome of unknown parameters is the first one behind its call that no other has', () => {
  const logs = decode([multisig(1), outcome(2, other), multisig(3), outcome(4, other), outcome(5, floodHash(1))])
  const events = logs.flatMap((one) => (one.name === 'safeMultiSigTransaction' ? [one] : []))
  const findOutcome = createOutcomeFinder(logs)
  const recorded = new Set<Hex>()
  const found = events.map((event) => {
    const { safeTxHash } = findOutcome(event, {
      chainId: '1',
      version: '1.4.1',
      isRecorded: (one) => recorded.has(one),
    })
    recorded.add(safeTxHash)
    return safeTxHash
  })
  expect(found).toEqual([other, floodHash(1)])
})

test('error: thousands of logged executions and outcomes in one transaction cost one pass', () => {
  const logs = decode(
    Array.from({ length: FLOOD }, (_, index) => [multisig(2 * index), outcome(2 * index + 1, floodHash(index))]).flat(),
  )
  const recorded = new Set<Hex>()
  const findOutcome = createOutcomeFinder(logs)
  const around = { chainId: '1', version: '1.4.1', isRecorded: (one: Hex) => recorded.has(one) }
  const from = process.cpuUsage()
  const found = logs.flatMap((event) => {
    if (event.name !== 'safeMultiSigTransaction') return []
    const { safeTxHash } = findOutcome(event, around)
    recorded.add(safeTxHash)
    return [safeTxHash]
  })
  expect(secondsOf(from)).toBeLessThan(MOST_SECONDS)
  expect(found).toEqual(Array.from({ length: FLOOD }, (_, index) => floodHash(index)))
}, 60_000)
