import { type Address, isSameAddress } from '@countersign/primitives'
import { selectorOf, type InspectedCall } from '../calls/InspectedCall.ts'
import { readTokenCall } from './TokenCall.ts'

/**
 * The sum that one account pays of one asset, over all calls. `token` is null for the native currency.
 *
 * @example
 * const outflow: Outflow = { owner: safe, token: null, amount: 10n ** 18n, isAmountOnly: true }
 */
export type Outflow = {
  readonly owner: Address
  readonly token: Address | null
  readonly amount: bigint
  /** False if the number may be the id of a collectible: `transferFrom` accepts either. */
  readonly isAmountOnly: boolean
}

/**
 * The payments in native currency and by plain token transfers, from the account and from each account whose
 * transaction is executed inside. Amounts that a called contract takes are not in the bytes: the simulation shows
 * them.
 *
 * @param safe the account
 * @param calls every call of its transaction (`inspectCalls`)
 * @example
 * const assets = outflowsOf(safe, calls).map(({ owner, token }) => ({ owner, token }))
 */
export function outflowsOf(safe: Address, calls: readonly InspectedCall[]): Outflow[] {
  const accounts = new Set([safe, ...executedAccounts(calls)].map((address) => address.toLowerCase()))
  const sums = new Map<string, Outflow>()
  for (const found of calls.flatMap(outflowsOfCall)) {
    if (found.amount === 0n || !accounts.has(found.owner.toLowerCase())) continue
    const key = `${found.owner} ${found.token ?? 'native'}`.toLowerCase()
    const sum = sums.get(key)
    sums.set(
      key,
      sum ? { ...sum, amount: sum.amount + found.amount, isAmountOnly: sum.isAmountOnly && found.isAmountOnly } : found,
    )
  }
  return [...sums.values()]
}

const executedAccounts = (calls: readonly InspectedCall[]): Address[] =>
  calls.filter(({ container }) => container === 'execute').map(({ to }) => to)

/** transfer(address,uint256) */
const TRANSFER = '0xa9059cbb'

/**
 * Whether a call pays from the balance of an account that the bytes do not name.
 *
 * @example
 * calls.filter(hasUnknownPayer).length // 0
 */
export function hasUnknownPayer(call: InspectedCall): boolean {
  if (!call.isActorUnknown || call.operation === 1) return false
  const meaning = readTokenCall(call)
  return call.value > 0n || (meaning?.kind === 'transfer' && meaning.from === null)
}

function outflowsOfCall(call: InspectedCall): Outflow[] {
  if (call.operation === 1 || hasUnknownPayer(call)) return []
  // A batch contract before 1.5.0 pays the zero address itself, and its version is not known here.
  const isToItself = isSameAddress(call.to, call.caller) && call.isZeroTarget !== true
  const native: Outflow[] = isToItself
    ? []
    : [{ owner: call.caller, token: null, amount: call.value, isAmountOnly: true }]
  const meaning = readTokenCall(call)
  if (meaning?.kind !== 'transfer' || meaning.amount === null) return native
  const owner = meaning.from ?? call.caller
  if (isSameAddress(meaning.to, owner)) return native
  const isAmountOnly = selectorOf(call.data) === TRANSFER
  return [...native, { owner, token: meaning.token, amount: meaning.amount, isAmountOnly }]
}
