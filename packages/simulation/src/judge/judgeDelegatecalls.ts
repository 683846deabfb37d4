import { findContractByAddress } from '@countersign/chains'
import { isSameAddress } from '@countersign/primitives'
import type { SimulationResult } from '../values/SimulationResult.ts'
import type { EffectVerdict } from './EffectVerdict.ts'
import { verdictOf } from './verdictOf.ts'
import { judgeMessages as messages } from './judgeMessages.ts'

/**
 * S14: finds foreign code that ran with the account's storage and funds, including code that no calldata shows, such
 * as a module's delegatecall.
 */
export function judgeDelegatecalls({ delegatecalls, selfdestructs, writes, inner }: SimulationResult): EffectVerdict {
  if (!delegatecalls.known || !selfdestructs.known || !inner.known)
    return verdictOf(
      'delegatecall',
      'unchecked',
      messages.delegatecallsUnknown,
      delegatecalls.known ? messages.callTreeUnknown : delegatecalls.reason,
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
      messages.destroysAccount,
      messages.destroys(destroyed.map(messages.destroysFor).join('; ')),
    )
  if (foreign.length > 0)
    return verdictOf(
      'delegatecall',
      'danger',
      messages.foreignCode,
      messages.foreignRuns(foreign.map(messages.runsWith).join('; ')),
    )
  const names = new Set(
    own.flatMap(({ code }) => findContractByAddress(code).map(({ name, version }) => `${name} ${version}`)),
  )
  return verdictOf(
    'delegatecall',
    'verified',
    messages.noForeignCode,
    names.size === 0 ? messages.onlyOwnCode : messages.publishedCode([...names].join(', ')),
  )
}
