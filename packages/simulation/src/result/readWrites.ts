import { findContractByAddress } from '@countersign/chains'
import { type Address, checksumAddress, type Hex, SENTINEL_ADDRESS, ZERO_ADDRESS } from '@countersign/primitives'
import type { Plan } from '../values/Plan.ts'
import { walkFrames } from '../engine/readFrames.ts'
import type { Frame, StorageDiff, Trace } from '../values/Trace.ts'
import type { AccountChange, AccountWrites, StorageWrite } from '../values/AccountWrites.ts'
import { meaningOf } from './meaningOf.ts'
import { labelSlot, nameSlots, type SlotCandidates } from './nameSlots.ts'
import { PROXY_SLOT, SAFE_SLOT } from '../values/safeSlots.ts'
import { toAddress } from './readMovements.ts'

/**
 * Methods of accounts. Modifier contracts between modules and accounts have them too, so the code behind must be an
 * account's.
 */
const ACCOUNT_METHODS = new Set(['0x6a761202', '0x468721a7', '0x5229073f'])
const APPROVE_HASH = '0xd4d9bdcd'
/** OwnershipTransferred(address,address) */
const OWNERSHIP_TRANSFERRED = '0x8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0'
const ENOUGH_CANDIDATES = 4000

/**
 * Names the writes, and describes their effect on the account, on nested accounts, and on the owners and code of
 * contracts.
 */
export function readWrites(plan: Plan, trace: Trace, storage: StorageDiff, root: Frame): AccountWrites[] {
  const { safe } = plan.request
  const nested = new Set<Address>()
  walkFrames(root, (frame) => {
    if (
      frame.kind === 'call' &&
      frame.to !== safe &&
      ACCOUNT_METHODS.has(frame.input.slice(0, 10)) &&
      runsAccountCode(frame)
    )
      nested.add(frame.to)
  })
  const candidates = collectCandidates(plan, trace, storage, root)
  const read = (account: Address, role: AccountWrites['role']): AccountWrites => {
    const slots = storage.get(account) ?? new Map<Hex, { before: Hex; after: Hex }>()
    const names = nameSlots(slots.keys(), candidates)
    const bySlot = [...slots]
      .filter(([slot, { after }]) => role !== 'self' || !isUsedUp(plan, slot, after))
      .toSorted(([first], [second]) => (first < second ? -1 : 1))
    const writes = bySlot.map(([slot, { before, after }]): StorageWrite => {
      const name = names.get(slot) ?? null
      return { slot, before, after, name, label: labelSlot(slot, name) }
    })
    return { account, role, writes, changes: writes.flatMap(meaningOf) }
  }
  return [
    read(safe, 'self'),
    ...[...nested].map((account) => read(account, 'nested')),
    ...readContracts(trace, storage, (account) => account === safe || nested.has(account), read),
  ]
}

/** Accounts before 1.3.0 delete the approval of a hash after use. Here the approval was only an override. */
function isUsedUp({ overrides, request }: Plan, slot: Hex, after: Hex): boolean {
  const assumed = overrides[request.safe]?.storage?.[slot]
  return assumed !== undefined && slot !== SAFE_SLOT.nonce && BigInt(after) === 0n
}

const runsAccountCode = ({ input, calls }: Frame): boolean =>
  calls.some(
    (call) =>
      call.kind === 'delegatecall' &&
      call.input === input &&
      findContractByAddress(call.to).some(({ name }) => name === 'Safe' || name === 'SafeL2'),
  )

/** Other contracts: only changes of their owner and code matter, not their own storage. */
function readContracts(
  trace: Trace,
  storage: StorageDiff,
  isAccount: (address: Address) => boolean,
  read: (account: Address, role: 'contract') => AccountWrites,
): AccountWrites[] {
  const owners = new Map<Address, AccountChange[]>()
  for (const { address, topics } of trace.logs) {
    const [topic, before, after] = topics
    if (topic === OWNERSHIP_TRANSFERRED && before && after && !isAccount(address))
      owners.set(address, [
        ...(owners.get(address) ?? []),
        { kind: 'contractOwner', before: toAddress(before), after: toAddress(after) },
      ])
  }
  const proxySlots = new Set<Hex>(Object.values(PROXY_SLOT))
  const changed = new Set(owners.keys())
  for (const [account, slots] of storage)
    if (!isAccount(account) && [...slots.keys()].some((slot) => proxySlots.has(slot))) changed.add(account)
  return [...changed].map((account) => {
    const all = read(account, 'contract')
    const writes = all.writes.filter(({ slot }) => proxySlots.has(slot))
    return { ...all, writes, changes: [...writes.flatMap(meaningOf), ...(owners.get(account) ?? [])] }
  })
}

/** Every address and hash in the execution: only these can have become a storage key. */
function collectCandidates(plan: Plan, trace: Trace, storage: StorageDiff, root: Frame): SlotCandidates {
  const { request, owners } = plan
  const addresses = new Set<Address>([
    SENTINEL_ADDRESS,
    ...owners,
    ...(request.knownAddresses ?? []).map(checksumAddress),
  ])
  const hashes = new Set<Hex>()
  const onChainApprovals: { owner: Address; hash: Hex }[] = []
  const offer = (word: string) => {
    if (word.length !== 64) return
    if (word.startsWith('0'.repeat(24))) addresses.add(checksumAddress(`0x${word.slice(24)}`))
    else hashes.add(`0x${word}`)
  }
  for (const slots of storage.values())
    for (const { before, after } of slots.values()) for (const word of [before, after]) offer(word.slice(2))
  for (const { topics } of trace.logs) for (const topic of topics) offer(topic.slice(2))
  walkFrames(root, ({ kind, from, to, input }) => {
    if (addresses.size + hashes.size > ENOUGH_CANDIDATES) return
    addresses.add(from)
    addresses.add(to)
    if (input.startsWith(APPROVE_HASH) && kind === 'call')
      onChainApprovals.push({ owner: from, hash: `0x${input.slice(10, 74)}` })
    for (let at = 10; at < input.length; at += 64) offer(input.slice(at, at + 64).toLowerCase())
  })
  addresses.delete(ZERO_ADDRESS)
  return { addresses, hashes, onChainApprovals }
}
