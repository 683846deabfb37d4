import { findContractByAddress } from '@countersign/chains'
import { isSameAddress, ZERO_ADDRESS, type Address } from '@countersign/safe'
import type { AccountChange as DeclaredChange } from '@countersign/safe/checks'
import type { AccountChange } from '../result/AccountWrites.ts'

type Declared = DeclaredChange['change']

/** Whether an observed change is exactly what one of the account's own settings calls says. */
export function isDeclared(change: AccountChange, declared: readonly Declared[]): boolean {
  return declared.some((call) => matches(change, call))
}

function matches(change: AccountChange, call: Declared): boolean {
  switch (change.kind) {
    case 'singleton':
      return (
        (call.type === 'CHANGE_IMPLEMENTATION' && isSameAddress(call.implementation, change.after)) ||
        (call.type === 'MIGRATION' && isPublished(change.after))
      )
    case 'fallbackHandler':
      return (
        (call.type === 'SET_FALLBACK_HANDLER' && isSameAddress(call.handler, change.after)) ||
        (call.type === 'MIGRATION' && isPublished(change.after))
      )
    case 'guard':
      return (
        (call.type === 'SET_GUARD' && isSameAddress(call.guard, change.after)) ||
        (call.type === 'DELETE_GUARD' && change.after === ZERO_ADDRESS)
      )
    case 'moduleGuard':
      return (
        (call.type === 'SET_MODULE_GUARD' && isSameAddress(call.moduleGuard, change.after)) ||
        (call.type === 'DELETE_MODULE_GUARD' && change.after === ZERO_ADDRESS)
      )
    case 'threshold':
      return 'threshold' in call && BigInt(call.threshold) === change.after
    case 'ownerAdded':
      return (
        (call.type === 'ADD_OWNER' && isSameAddress(call.owner, change.owner)) ||
        (call.type === 'SWAP_OWNER' && isSameAddress(call.newOwner, change.owner))
      )
    case 'ownerRemoved':
      return (
        (call.type === 'REMOVE_OWNER' && isSameAddress(call.owner, change.owner)) ||
        (call.type === 'SWAP_OWNER' && isSameAddress(call.oldOwner, change.owner))
      )
    case 'moduleEnabled':
      return call.type === 'ENABLE_MODULE' && isSameAddress(call.module, change.module)
    case 'moduleDisabled':
      return call.type === 'DISABLE_MODULE' && isSameAddress(call.module, change.module)
    default:
      return false
  }
}

const isPublished = (address: Address) => findContractByAddress(address).length > 0
