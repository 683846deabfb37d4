import { safeAbi } from '@countersign/chains'
import type { Address, Hex } from '@countersign/primitives'
import { encodeMultiSend, hashSafeTransaction } from '@countersign/safe'
import { encodeAbiParameters, encodeFunctionData, pad, parseAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { findExecutionCall } from '../calls/findExecutionCall.ts'
import { findCallsOf } from '../calls/SafeCall.ts'
import { NO_REFUND } from '../describe/toTransactionInfo.ts'
import type { ChainLog } from './ChainLog.ts'
import { decodeSafeLog } from './decodeSafeLog.ts'
import { findExecutionOutcome, isFailedModuleCall } from './findExecutionOutcome.ts'
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
  const around = { chainId: '1', version: '1.4.1', logs, isRecorded: () => false }
  expect(findExecutionOutcome(event, around)).toMatchObject({
    outcome: { name: 'executionFailure', payment: 9n },
    safeTxHash: hash,
    isProven: true,
  })
})

test('error: an outcome whose hash does not match the parameters is not proven', () => {
  const logs = decode([multisig(1), outcome(2, other)])
  const [event] = logs
  if (event?.name !== 'safeMultiSigTransaction') throw new Error('The event was not decoded.')
  const around = { chainId: '1', version: '1.4.1', logs, isRecorded: () => false }
  expect(findExecutionOutcome(event, around)).toMatchObject({ safeTxHash: other, isProven: false })
  expect(findExecutionOutcome(event, { ...around, isRecorded: () => true }).outcome).toBeUndefined()
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
  expect(findExecutionCall('1', account, hash, calls)).toMatchObject({ nonce: 7, call: { signatures: '0x1234' } })
  expect(findExecutionCall('1', account, other, calls)).toBeNull()
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
  expect(events.map((event) => isFailedModuleCall(event, logs))).toEqual([false, true])
})

test('error: a log with the topic but not the layout of an event is ignored', () => {
  expect(decodeSafeLog(log(1, [safeTopics.safeMultiSigTransaction], '0x1234'))).toBeNull()
  expect(decodeSafeLog(log(1, [other], '0x'))).toBeNull()
})
