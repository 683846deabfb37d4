import { findSafeDeployment, safeAbi } from '@countersign/chains'
import { revertingTargetAbi, spareKeys, type TestContracts, testBadgeAbi, testTokenAbi } from '@countersign/devchain'
import { concat, encodeFunctionData, encodePacked, size, type Address, type Hex } from 'viem'
import { KEYS, type Live, type World } from './modelWorld.ts'
import type { TransactionFields } from './signedRequests.ts'

type Call = Pick<TransactionFields, 'to' | 'value' | 'data' | 'operation' | 'safeTxGas'>
const call = (to: Address, data: Hex = '0x', more: Partial<Call> = {}): Call => ({
  to,
  data,
  value: 0n,
  operation: 0,
  safeTxGas: 0n,
  ...more,
})
const SENTINEL = '0x0000000000000000000000000000000000000001'

/** A random call that the account can execute in its current state. */
export function choosePayload(
  { random, safe }: Pick<World, 'random' | 'safe'>,
  live: Live,
  contracts: TestContracts,
  other: Address,
): Call {
  const { owners, threshold, modules } = live
  const friend = (): Address => random.pick([spareKeys[0].address, spareKeys[1].address, other])
  const encode = (functionName: 'transfer' | 'transferFrom', args: readonly unknown[]) =>
    functionName === 'transfer'
      ? encodeFunctionData({ abi: testTokenAbi, functionName, args: [args[0] as Address, args[1] as bigint] })
      : encodeFunctionData({ abi: testBadgeAbi, functionName, args: [safe, args[0] as Address, args[1] as bigint] })
  const token = () => random.pick([contracts.testUsd, contracts.testDai])
  const payments: (() => Call)[] = [
    () => call(friend(), '0x', { value: BigInt(1 + random.integer(1000)) }),
    () => call(token(), encode('transfer', [friend(), BigInt(1 + random.integer(50))])),
  ]
  const owner = random.integer(owners.length)
  const previous = owners[owner - 1] ?? SENTINEL
  const present = owners[owner] ?? SENTINEL
  const strangers = KEYS.map(({ address }) => address).filter((address) => !owners.includes(address))
  const newThreshold = (count: number) => BigInt(1 + random.integer(Math.min(count, 3)))
  const settings: (() => Call)[] = [
    () =>
      call(
        safe,
        encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [newThreshold(owners.length)] }),
      ),
    ...(strangers.length > 0
      ? [
          () =>
            call(
              safe,
              encodeFunctionData({
                abi: safeAbi,
                functionName: 'addOwnerWithThreshold',
                args: [
                  random.pick(strangers),
                  random.chance(0.5) ? BigInt(threshold) : newThreshold(owners.length + 1),
                ],
              }),
            ),
          () =>
            call(
              safe,
              encodeFunctionData({
                abi: safeAbi,
                functionName: 'swapOwner',
                args: [previous, present, random.pick(strangers)],
              }),
            ),
        ]
      : []),
    ...(owners.length > 2
      ? [
          () =>
            call(
              safe,
              encodeFunctionData({
                abi: safeAbi,
                functionName: 'removeOwner',
                args: [previous, present, newThreshold(owners.length - 1)],
              }),
            ),
        ]
      : []),
    ...(modules.length === 0
      ? [
          () =>
            call(
              safe,
              encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [contracts.demoModule] }),
            ),
        ]
      : []),
  ]
  const batch = () => {
    const parts = Array.from({ length: 1 + random.integer(3) }, () => random.pick(payments)())
    const packed = concat(
      parts.map(({ to, value, data }) =>
        encodePacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [0, to, value, BigInt(size(data)), data]),
      ),
    )
    return call(multiSend(), encodeFunctionData({ abi: MULTI_SEND, functionName: 'multiSend', args: [packed] }), {
      operation: 1,
    })
  }
  const failing = () =>
    call(contracts.revertingTarget, encodeFunctionData({ abi: revertingTargetAbi, functionName: 'fail' }), {
      safeTxGas: 60_000n,
    })
  const choice = random.integer(10)
  if (choice < 4) return random.pick(settings)()
  if (choice < 7) return random.pick(payments)()
  if (choice < 8) return batch()
  return choice < 9 ? failing() : call(safe)
}

const MULTI_SEND = [
  {
    type: 'function',
    name: 'multiSend',
    stateMutability: 'payable',
    inputs: [{ name: 'transactions', type: 'bytes' }],
    outputs: [],
  },
] as const

function multiSend(): Address {
  const deployment = findSafeDeployment('1.4.1', 'MultiSendCallOnly')
  if (!deployment) throw new Error('1.4.1 has a MultiSendCallOnly.')
  return deployment.address
}
