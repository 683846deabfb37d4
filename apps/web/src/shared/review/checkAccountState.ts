import type { SafeState } from '@countersign/api'
import type { Hex } from '@countersign/safe/light'
import type { ChainState } from '../rpc/readChainState.ts'
import type { Check, Read } from './Check.ts'

/** What the service says about the account against the chain, field by field. */
export function checkAccountState(chain: ChainState, service: Read<SafeState>): Check {
  const id = 'account-state'
  const block = `block ${chain.block}`
  if (!service.ok)
    return {
      id,
      verdict: 'unchecked',
      title: 'Account as the service tells it',
      reason: `Read from chain at ${block}; the service could not be asked to compare: ${service.reason}.`,
    }
  const differences = compare(chain, service.value)
  return differences.length === 0
    ? {
        id,
        verdict: 'verified',
        title: 'Owners, threshold, nonce, modules and guard match',
        reason: `The service says what the chain says at ${block}.`,
      }
    : {
        id,
        verdict: 'danger',
        title: 'The service contradicts the chain',
        reason: `${differences.join(' ')} The chain’s values at ${block} are used here.`,
      }
}

function compare(chain: ChainState, service: SafeState): string[] {
  const fields: [name: string, chain: string, service: string][] = [
    ['Owners', list(chain.owners), list(service.owners.map(({ value }) => value))],
    ['Threshold', String(chain.threshold), String(service.threshold)],
    ['Modules', list(chain.modules), list((service.modules ?? []).map(({ value }) => value))],
    ['Guard', list(chain.guard ? [chain.guard] : []), list(service.guard ? [service.guard.value] : [])],
    ['Master copy', list([chain.masterCopy]), list([service.implementation.value])],
  ]
  // The service may lag by a block; it must never be ahead of the chain.
  if (BigInt(service.nonce) > chain.nonce) fields.push(['Nonce', String(chain.nonce), String(service.nonce)])
  return fields
    .filter(([, first, second]) => first !== second)
    .map(([name, first, second]) => `${name}: the chain says ${first}, the service says ${second}.`)
}

const list = (addresses: readonly string[]) =>
  addresses.length === 0
    ? 'none'
    : addresses
        .map((address) => address.toLowerCase())
        .toSorted()
        .join(', ')

/** The code the account runs, by address and by code hash. */
export function checkAccountCode(state: ChainState, published: readonly { name: string; codeHash: Hex }[]): Check {
  const id = 'account-code'
  const match = published.find(({ codeHash }) => codeHash === state.masterCopyHash)
  if (match)
    return {
      id,
      verdict: 'verified',
      title: 'Published account code',
      reason: `The account runs ${match.name}, checked by code hash.`,
    }
  return published.length > 0
    ? {
        id,
        verdict: 'danger',
        title: 'The account’s code was changed',
        reason: `The code at ${state.masterCopy} hashes to ${state.masterCopyHash}, published is ${published[0]?.codeHash ?? ''}.`,
      }
    : {
        id,
        verdict: 'caution',
        title: 'Unknown account code',
        reason: `The account runs ${state.masterCopy}, which is no published Safe contract. Its rules may differ from what is shown.`,
      }
}
