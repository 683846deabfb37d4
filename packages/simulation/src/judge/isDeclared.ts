import { findContractByAddress } from '@countersign/chains'
import { type Address, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import type { AccountChange as DeclaredChange } from '@countersign/safe/checks'
import type { AccountChange } from '../values/AccountWrites.ts'

type Declared = DeclaredChange['change']

/** Whether an observed change is exactly the change that one of the account's own settings calls declares. */
export function isDeclared(change: AccountChange, declared: readonly Declared[]): boolean {
  return declared.some((call) => matches(change, call))
}

/**
 * Only the exact code, or handler, that the migration's method sets, and only if it is published. The migration
 * declares no other change.
 */
const isMigration = (call: Declared, part: 'singleton' | 'handler', after: Address): boolean => {
  const said = call.type === 'MIGRATION' ? call[part] : null
  return said !== null && said !== undefined && isSameAddress(said, after) && isPublished(after)
}

/** By kind of change: whether a call declares it. Kinds without an entry are not settings of an account. */
const MATCHERS: { readonly [Kind in AccountChange['kind']]?: Matcher<Kind> } = {
  singleton: ({ after }, call) =>
    isMigration(call, 'singleton', after) ||
    (call.type === 'CHANGE_IMPLEMENTATION' && isSameAddress(call.implementation, after)),
  fallbackHandler: ({ after }, call) =>
    isMigration(call, 'handler', after) || (call.type === 'SET_FALLBACK_HANDLER' && isSameAddress(call.handler, after)),
  guard: ({ after }, call) =>
    call.type === 'SET_GUARD'
      ? isSameAddress(call.guard, after)
      : call.type === 'DELETE_GUARD' && after === ZERO_ADDRESS,
  moduleGuard: ({ after }, call) =>
    call.type === 'SET_MODULE_GUARD'
      ? isSameAddress(call.moduleGuard, after)
      : call.type === 'DELETE_MODULE_GUARD' && after === ZERO_ADDRESS,
  threshold: ({ after }, call) => 'threshold' in call && BigInt(call.threshold) === after,
  ownerAdded: ({ owner }, call) =>
    call.type === 'SWAP_OWNER'
      ? isSameAddress(call.newOwner, owner)
      : call.type === 'ADD_OWNER' && isSameAddress(call.owner, owner),
  ownerRemoved: ({ owner }, call) =>
    call.type === 'SWAP_OWNER'
      ? isSameAddress(call.oldOwner, owner)
      : call.type === 'REMOVE_OWNER' && isSameAddress(call.owner, owner),
  moduleEnabled: ({ module }, call) => call.type === 'ENABLE_MODULE' && isSameAddress(call.module, module),
  moduleDisabled: ({ module }, call) => call.type === 'DISABLE_MODULE' && isSameAddress(call.module, module),
}

type Matcher<Kind extends AccountChange['kind']> = (
  change: Extract<AccountChange, { kind: Kind }>,
  call: Declared,
) => boolean

function matches<Kind extends AccountChange['kind']>(
  change: Extract<AccountChange, { kind: Kind }>,
  call: Declared,
): boolean {
  const matcher: Matcher<Kind> | undefined = MATCHERS[change.kind as Kind]
  return matcher?.(change, call) ?? false
}

const isPublished = (address: Address) => findContractByAddress(address).length > 0
