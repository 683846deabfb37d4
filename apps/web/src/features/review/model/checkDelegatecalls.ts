import {
  decodeMultiSend,
  MULTISEND_SELECTOR,
  type Address,
  type Hex,
  type SafeTransactionData,
} from '@countersign/safe/light'
import type { Check, Read } from '../../../shared/review/Check.ts'

/** A published contract that is safe to delegatecall, with the hash its code must have. */
export type DelegateTarget = { readonly name: string; readonly version: string; readonly codeHash: Hex }
export type DelegateTargets = {
  find(address: Address): readonly DelegateTarget[]
  /** Keccak-256 of the code found at the address. */
  codeHash(address: Address): Read<Hex> | undefined
}

/** A delegatecall runs foreign code with the account's own storage: only published code may, and nothing inside a batch. */
export function checkDelegatecalls(transaction: SafeTransactionData, targets: DelegateTargets): Check {
  const id = 'delegatecall'
  const addresses = delegatecallsOf(transaction)
  if (addresses === null)
    return {
      id,
      verdict: 'danger',
      title: 'A batch cannot be read',
      reason: 'Its bytes do not decode to the end, so what it runs is unknown.',
    }
  if (addresses.length === 0)
    return {
      id,
      verdict: 'verified',
      title: 'No delegatecall',
      reason: 'No foreign code runs with the account’s own storage.',
    }
  const found = addresses.map((address) => judge(address, targets))
  const worst =
    found.find(({ verdict }) => verdict === 'danger') ??
    found.find(({ verdict }) => verdict === 'unchecked') ??
    found[0]
  return worst ? { id, ...worst } : { id, verdict: 'unchecked', title: 'Delegatecall', reason: 'Nothing was judged.' }
}

function judge(address: Address, targets: DelegateTargets): Omit<Check, 'id'> {
  const known = targets.find(address)
  const [first] = known
  if (first === undefined)
    return {
      verdict: 'danger',
      title: 'Delegatecall to unknown code',
      reason: `The code at ${address} could do anything with this account. It is no published Safe contract.`,
    }
  const name = `${first.name} ${first.version}`
  const code = targets.codeHash(address)
  if (code === undefined || !code.ok)
    return {
      verdict: 'unchecked',
      title: `Delegatecall to ${name}`,
      reason: `Known by its address; its code was not read.`,
    }
  return known.some(({ codeHash }) => codeHash === code.value)
    ? {
        verdict: 'verified',
        title: `Delegatecall to ${name} only`,
        reason: 'Published code, checked by address and code hash.',
      }
    : {
        verdict: 'danger',
        title: `The code of ${name} is not the published one`,
        reason: `At ${address} the code hashes to ${code.value}; published is ${first.codeHash}.`,
      }
}

const MAX_DEPTH = 16

/** Everything that is delegatecalled, in order; null when a batch cannot be read to its end. */
export function delegatecallsOf({
  operation,
  to,
  data,
}: Pick<SafeTransactionData, 'operation' | 'to' | 'data'>): Address[] | null {
  return operation === 0 ? [] : walk(to, data, 0)
}

function walk(to: Address, data: Hex, depth: number): Address[] | null {
  if (data.slice(0, 10).toLowerCase() !== MULTISEND_SELECTOR) return [to]
  const calls = depth < MAX_DEPTH ? decodeMultiSend(data) : null
  if (calls === null) return null
  const inner = calls.filter(({ operation }) => operation === 1).map((call) => walk(call.to, call.data, depth + 1))
  const read = inner.filter((targets) => targets !== null)
  return read.length === inner.length ? [to, ...read.flat()] : null
}
