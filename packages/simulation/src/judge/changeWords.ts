import { findContractByAddress } from '@countersign/chains'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import type { AccountChange } from '../values/AccountWrites.ts'

const orNone = (address: Address) => (address === ZERO_ADDRESS ? 'none' : address)

/** Describes a change, with both values, for the end of a sentence. */
export function changeWords(change: AccountChange): string {
  switch (change.kind) {
    case 'ownerAdded':
      return `${change.owner} becomes an owner`
    case 'ownerRemoved':
      return `${change.owner} stops being an owner`
    case 'moduleEnabled':
      return `${change.module} becomes a module, which can move all funds without signatures`
    case 'moduleDisabled':
      return `${change.module} stops being a module`
    case 'threshold':
      return `the threshold goes from ${change.before} to ${change.after}`
    case 'singleton':
      return `the master copy (slot 0) goes from ${change.before} to ${change.after}, ${ruleWords(change.after)}`
    default:
      return `the ${NAMES[change.kind]} goes from ${orNone(change.before)} to ${orNone(change.after)}`
  }
}

/** Describes which code controls the account afterwards. By address only: another check compares the code. */
function ruleWords(masterCopy: Address): string {
  const published = findContractByAddress(masterCopy).find(({ name }) => name === 'Safe' || name === 'SafeL2')
  return published
    ? `where ${published.name} ${published.version} is published`
    : 'so other code would control the account'
}

const NAMES = {
  guard: 'transaction guard',
  moduleGuard: 'module guard',
  fallbackHandler: 'fallback handler',
  implementation: 'implementation',
  beacon: 'beacon',
  admin: 'proxy’s admin',
  contractOwner: 'contract’s owner',
} as const
