import { findContractByAddress } from '@countersign/chains'
import { isSameAddress } from '@countersign/primitives'
import type { SimulationResult } from '../values/SimulationResult.ts'
import type { EffectVerdict } from './EffectVerdict.ts'
import { verdictOf } from './verdictOf.ts'

/**
 * S14: finds foreign code that ran with the account's storage and funds, including code that no calldata shows, such
 * as a module's delegatecall.
 */
export function judgeDelegatecalls({ delegatecalls, selfdestructs, writes, inner }: SimulationResult): EffectVerdict {
  if (!delegatecalls.known || !selfdestructs.known || !inner.known)
    return verdictOf(
      'delegatecall',
      'unchecked',
      'Delegatecalls are not known',
      delegatecalls.known ? 'The call tree is not known.' : delegatecalls.reason,
    )
  const accounts = [
    inner.value.account,
    ...(writes.known ? writes.value.filter(({ role }) => role === 'nested').map(({ account }) => account) : []),
  ]
  const isAccount = (address: `0x${string}`) => accounts.some((account) => isSameAddress(account, address))
  const own = delegatecalls.value.filter(({ account, isProxy }) => isAccount(account) && !isProxy)
  const foreign = own.filter(({ code }) => findContractByAddress(code).length === 0)
  const destroyed = selfdestructs.value.filter(({ contract }) => isAccount(contract))
  if (destroyed.length > 0)
    return verdictOf(
      'delegatecall',
      'danger',
      'Destroys the account',
      `${destroyed.map(({ contract, beneficiary }) => `${contract} destroys itself in favour of ${beneficiary}`).join('; ')}. Do not sign it.`,
    )
  if (foreign.length > 0)
    return verdictOf(
      'delegatecall',
      'danger',
      'Foreign code runs as the account',
      `${foreign.map(({ code, account, selector }) => `${code} (method ${selector}) runs with the storage and funds of ${account}`).join('; ')}. It is not a published Safe contract. Do not sign it.`,
    )
  const names = new Set(
    own.flatMap(({ code }) => findContractByAddress(code).map(({ name, version }) => `${name} ${version}`)),
  )
  return verdictOf(
    'delegatecall',
    'verified',
    'No foreign code runs as the account',
    names.size === 0
      ? 'Only the account’s own code ran.'
      : `Besides the account’s own code, code at published addresses ran: ${[...names].join(', ')}.`,
  )
}
