import type { Address, Hex } from '@countersign/primitives'
import type { SlotName } from '../values/AccountWrites.ts'
import {
  approvedHashSlot,
  moduleSlot,
  ownerSlot,
  PROXY_SLOT,
  SAFE_SLOT,
  signedMessageSlot,
} from '../values/safeSlots.ts'

/** Values that storage keys may be derived from. */
export type SlotCandidates = {
  readonly addresses: Iterable<Address>
  readonly hashes: Iterable<Hex>
  readonly onChainApprovals: readonly { readonly owner: Address; readonly hash: Hex }[]
}

/** Names slots. Mapping keys cannot be inverted, so candidates are tried until every slot has a name. */
export function nameSlots(slots: Iterable<Hex>, candidates: SlotCandidates): Map<Hex, SlotName> {
  const names = new Map<Hex, SlotName>()
  const open = new Set(slots)
  const offer = (slot: Hex, name: SlotName) => {
    if (open.delete(slot)) names.set(slot, name)
  }
  for (const [kind, slot] of entries(SAFE_SLOT)) offer(slot, { kind })
  for (const [kind, slot] of entries(PROXY_SLOT)) offer(slot, { kind })
  for (const { owner, hash } of candidates.onChainApprovals)
    if (open.size > 0) offer(approvedHashSlot(owner, hash), { kind: 'approvedHashes', owner, hash })
  for (const key of candidates.addresses) {
    if (open.size === 0) break
    offer(ownerSlot(key), { kind: 'owners', key })
    offer(moduleSlot(key), { kind: 'modules', key })
  }
  for (const hash of candidates.hashes) {
    if (open.size === 0) break
    offer(signedMessageSlot(hash), { kind: 'signedMessages', hash })
  }
  return names
}

/** The slot in words. */
export function labelSlot(slot: Hex, name: SlotName | null): string {
  if (name === null) return `unknown slot ${slot}`
  switch (name.kind) {
    case 'owners':
    case 'modules':
      return `${name.kind}[${BigInt(name.key) === 1n ? 'first' : name.key}]`
    case 'signedMessages':
      return `signed message ${name.hash}`
    case 'approvedHashes':
      return `approval of ${name.hash} by ${name.owner}`
    default:
      return LABELS[name.kind]
  }
}

const LABELS = {
  singleton: 'master copy (slot 0)',
  ownerCount: 'number of owners',
  threshold: 'threshold',
  nonce: 'nonce',
  guard: 'transaction guard',
  moduleGuard: 'module guard',
  fallbackHandler: 'fallback handler',
  implementation: 'implementation',
  beacon: 'beacon',
  admin: 'admin',
} as const

/** The records passed here have no keys besides those of their type. */
const entries = <Key extends string>(record: Readonly<Record<Key, Hex>>) => Object.entries(record) as [Key, Hex][]
