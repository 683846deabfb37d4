import { type Address, type Hex, SENTINEL_ADDRESS } from '@countersign/primitives'
import type { SlotName } from '../values/AccountWrites.ts'
import {
  approvedHashSlot,
  moduleSlot,
  ownerSlot,
  PROXY_SLOT,
  SAFE_SLOT,
  signedMessageSlot,
} from '../values/safeSlots.ts'
import { resultMessages as messages } from '../messages/resultMessages.ts'

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
  if (name === null) return messages.unknownSlot(slot)
  switch (name.kind) {
    case 'owners':
      return name.key === SENTINEL_ADDRESS ? messages.firstOwner : messages.ownerEntry(name.key)
    case 'modules':
      return name.key === SENTINEL_ADDRESS ? messages.firstModule : messages.moduleEntry(name.key)
    case 'signedMessages':
      return messages.signedMessage(name.hash)
    case 'approvedHashes':
      return messages.approval({ hash: name.hash, owner: name.owner })
    default:
      return messages[name.kind]
  }
}

/** The records passed here have no keys besides those of their type. */
const entries = <Key extends string>(record: Readonly<Record<Key, Hex>>) => Object.entries(record) as [Key, Hex][]
