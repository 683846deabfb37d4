import { findSafeDeployment, safeAbi } from '@countersign/chains'
import type { Address, Hex } from '@countersign/primitives'
import {
  approvedHashSignature,
  buildTransaction,
  encodeErc20Transfer,
  encodeExecTransaction,
  encodeMultiSend,
  packSignatures,
  type MultiSendCall,
  type SafeTransactionData,
} from '@countersign/safe'
import { spareKeys, testBadgeAbi, testTokenAbi, revertingTargetAbi, demoOwners } from '@countersign/devchain'
import { encodeFunctionData } from 'viem'
import { SAFE_SLOT } from '../src/values/safeSlots.ts'
import { addressWord, writeCalldata } from './bytecode.ts'
import { places, type Scene } from './startScene.ts'

export type CorpusEntry = { readonly title: string; readonly safe: Address; readonly transaction: SafeTransactionData }

/** A small seeded random generator, so that a failing entry can be reproduced. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Transactions of every relevant kind, on accounts of four versions. Some must fail. */
export function buildCorpus(scene: Scene, size: number, seed: number): CorpusEntry[] {
  const random = seededRandom(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  return Array.from({ length: size }, (_, index) => {
    const safe = pick([scene.safe, scene.safe111, scene.safe130, scene.safe150, scene.child])
    const kind = KINDS[index % KINDS.length] ?? 'native'
    const nonce = random() < 0.2 ? 3n : 0n
    const safeTxGas = random() < 0.25 ? 150_000n : 0n
    const call = oneCall(kind, { scene, safe, random, pick })
    const refund =
      random() < 0.15
        ? {
            gasPrice: 2_000_000_000n,
            baseGas: 30_000n,
            ...(random() < 0.5 ? { gasToken: scene.contracts.testUsd, gasPrice: 10n } : {}),
          }
        : {}
    return { title: `${index} ${kind}`, safe, transaction: buildTransaction({ ...call, nonce, safeTxGas, ...refund }) }
  })
}

const KINDS = [
  'native',
  'erc20',
  'batch',
  'approve',
  'badge',
  'addOwner',
  'module',
  'threshold',
  'revert',
  'write',
  'nested',
  'clock',
  'deepBatch',
  'selfdestruct',
  'ownable',
  'fakeTransfer',
] as const
const UNKNOWN_SLOT: Hex = `0x${'ab'.repeat(32)}`
type Kind = (typeof KINDS)[number]
type Dice = { scene: Scene; safe: Address; random: () => number; pick: <Item>(items: readonly Item[]) => Item }

function oneCall(kind: Kind, dice: Dice): MultiSendCall {
  const { scene, safe, random, pick } = dice
  const { contracts } = scene
  const recipient = pick([spareKeys[0].address, spareKeys[1].address, scene.child])
  const call = (to: Address, data: Hex = '0x', value = 0n, operation: 0 | 1 = 0): MultiSendCall => ({
    to,
    data,
    value,
    operation,
  })
  const self = (data: Hex) => call(safe, data)
  const members = () => Array.from({ length: 1 + Math.floor(random() * 4) }, () => oneCall(pick(PLAIN), dice))
  switch (kind) {
    case 'native':
      return call(recipient, '0x', pick([0n, 1n, 10n ** 17n, 2n * 10n ** 18n]))
    case 'erc20':
      return call(contracts.testUsd, encodeErc20Transfer(recipient, pick([0n, 5_000_000n, 10n ** 15n])))
    case 'approve':
      return call(
        contracts.testUsd,
        encodeFunctionData({
          abi: testTokenAbi,
          functionName: 'approve',
          args: [recipient, pick([0n, 2n ** 256n - 1n])],
        }),
      )
    case 'badge':
      return call(
        contracts.badges,
        encodeFunctionData({
          abi: testBadgeAbi,
          functionName: 'safeTransferFrom',
          args: [safe, spareKeys[0].address, pick([1n, 3n, 4n])],
        }),
      )
    case 'addOwner':
      return self(
        encodeFunctionData({
          abi: safeAbi,
          functionName: 'addOwnerWithThreshold',
          args: [pick([spareKeys[2].address, demoOwners[0].address]), pick([1n, 2n, 9n])],
        }),
      )
    case 'module':
      return self(encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [contracts.demoModule] }))
    case 'threshold':
      return self(encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [pick([1n, 2n, 3n, 4n])] }))
    case 'revert':
      return call(
        contracts.revertingTarget,
        encodeFunctionData({ abi: revertingTargetAbi, functionName: pick(['fail', 'failWithCustomError'] as const) }),
      )
    case 'write':
      return call(
        places.storageWriter,
        writeCalldata('0x8f283970', [
          [
            pick([SAFE_SLOT.singleton, SAFE_SLOT.guard, SAFE_SLOT.threshold, UNKNOWN_SLOT]),
            addressWord(spareKeys[0].address),
          ],
        ]),
        0n,
        1,
      )
    case 'fakeTransfer':
      return call(places.fakeTransfer, encodeErc20Transfer(spareKeys[0].address, 0n), 0n, 1)
    case 'nested': {
      const inner = oneCall(pick(['native', 'erc20', 'revert']), { ...dice, safe: scene.child })
      const transaction = buildTransaction({ ...inner, nonce: 0n, safeTxGas: pick([0n, 100_000n]) })
      return call(scene.child, encodeExecTransaction(transaction, packSignatures([approvedHashSignature(safe)])))
    }
    case 'clock':
      return call(places.clockReader, '0x', 0n)
    case 'selfdestruct':
      return call(
        places.selfdestruct,
        writeCalldata('0x00f55d9d', [[addressWord(recipient), addressWord(recipient)]]),
        pick([0n, 5n]),
      )
    case 'ownable':
      return call(places.ownable, writeCalldata('0xf2fde38b', [[addressWord(recipient), addressWord(recipient)]]))
    case 'batch':
      return call(multiSendOf(safe, scene, 'MultiSendCallOnly'), encodeMultiSend(members()), 0n, 1)
    case 'deepBatch': {
      const to = multiSendOf(safe, scene, 'MultiSend')
      const inner = call(to, encodeMultiSend([...members(), oneCall('write', dice)]), 0n, 1)
      return call(to, encodeMultiSend([...members(), inner]), 0n, 1)
    }
  }
}

const PLAIN = [
  'native',
  'erc20',
  'approve',
  'badge',
  'addOwner',
  'module',
  'threshold',
  'nested',
  'clock',
  'revert',
] as const

function multiSendOf(safe: Address, scene: Scene, name: 'MultiSend' | 'MultiSendCallOnly'): Address {
  const version = safe === scene.safe150 ? '1.5.0' : safe === scene.safe130 ? '1.3.0' : '1.4.1'
  const deployment = findSafeDeployment(version, name)
  if (!deployment) throw new Error(`There is no ${name} ${version}.`)
  return deployment.address
}
