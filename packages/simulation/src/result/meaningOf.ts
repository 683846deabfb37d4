import { SENTINEL_ADDRESS } from '@countersign/primitives'
import type { AccountChange, StorageWrite } from '../values/AccountWrites.ts'
import { toAddress } from './readMovements.ts'

/** The effect of one write on the account; empty for a write that only maintains a linked list. */
export function meaningOf({ name, before, after }: StorageWrite): AccountChange[] {
  const isGone = BigInt(after) === 0n
  const isNew = BigInt(before) === 0n
  switch (name?.kind) {
    case 'singleton':
    case 'guard':
    case 'moduleGuard':
    case 'fallbackHandler':
    case 'implementation':
    case 'beacon':
    case 'admin':
      return [{ kind: name.kind, before: toAddress(before), after: toAddress(after) }]
    case 'threshold':
      return [{ kind: 'threshold', before: BigInt(before), after: BigInt(after) }]
    case 'owners':
      if (name.key === SENTINEL_ADDRESS || isGone === isNew) return []
      return [{ kind: isNew ? 'ownerAdded' : 'ownerRemoved', owner: name.key }]
    case 'modules':
      if (name.key === SENTINEL_ADDRESS || isGone === isNew) return []
      return [{ kind: isNew ? 'moduleEnabled' : 'moduleDisabled', module: name.key }]
    default:
      return []
  }
}
