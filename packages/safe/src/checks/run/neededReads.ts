import { type Address, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import type { SafeTransaction } from '../../transaction/SafeTransaction.ts'
import type { CodeBook } from '../calls/CodeBook.ts'
import { inspectCalls } from '../calls/inspectCalls.ts'
import { outflowsOf, type Outflow } from '../money/outflowsOf.ts'
import { recipientsOf } from '../money/recipientsOf.ts'
import { readTokenCall } from '../money/TokenCall.ts'
import { tokensOf } from '../money/checkTokens.ts'
import { creationCallsOf } from '../creation/creationCallsOf.ts'
import { readNewRecoveries } from '../../recovery/readNewRecoveries.ts'
import { accountChangesOf } from '../settings/AccountChange.ts'

/**
 * The values to read from the chain before `runChecks`, each address once.
 *
 * @example
 * const { code, contracts, tokens, children, newOwners } = neededReads(reviewed, book)
 */
export type NeededReads = {
  /**
   * Addresses whose code hash is compared: delegatecall targets, new modules, guards and handlers, contracts that
   * create a new account.
   */
  readonly code: readonly Address[]
  /** Addresses for which it matters whether they have code: called targets, recipients, spenders. */
  readonly contracts: readonly Address[]
  readonly tokens: readonly Address[]
  /** The assets that are paid, with their payers: the payers' balances are compared. */
  readonly holdings: readonly Pick<Outflow, 'owner' | 'token'>[]
  /** Other accounts whose settings change. */
  readonly children: readonly Address[]
  readonly newOwners: readonly Address[]
}

/**
 * Lists the reads that the checks of a transaction need, from its bytes alone. The account's own modules, guard and
 * handler come with its state.
 *
 * @example
 * neededReads(reviewed, book).tokens // [usdc]
 */
export function neededReads(
  { safe, transaction }: Pick<SafeTransaction, 'safe' | 'transaction'>,
  book: CodeBook,
): NeededReads {
  const calls = inspectCalls(safe, transaction)
  const changes = accountChangesOf(calls, book)
  const powers = changes.flatMap(({ change }): Address[] => {
    switch (change.type) {
      case 'ENABLE_MODULE':
        return [change.module]
      case 'SET_GUARD':
        return [change.guard]
      case 'SET_MODULE_GUARD':
        return [change.moduleGuard]
      case 'SET_FALLBACK_HANDLER':
        return [change.handler]
      case 'CHANGE_IMPLEMENTATION':
        return [change.implementation]
      case 'MIGRATION':
        return [change.singleton, change.handler].filter((address) => address !== undefined && address !== null)
      default:
        return []
    }
  })
  const creations = creationCallsOf(calls, book)
  const created = creations.flatMap(({ account }) => (account === null ? [] : [account]))
  const recoveries = readNewRecoveries(
    calls.filter(({ caller }) => isSameAddress(caller, safe)),
    safe,
  )
  const spenders = calls.flatMap((call) => {
    const meaning = readTokenCall(call)
    return meaning?.kind === 'token-approval' ? [meaning.spender] : []
  })
  const { gasToken } = transaction
  return {
    code: unique([
      ...calls.filter(({ operation }) => operation === 1).map(({ to }) => to),
      ...powers,
      ...recoveries.flatMap(({ factory, masterCopy }) => [factory, masterCopy]),
      ...creations.map(({ call }) => call.to),
      ...created.flatMap(({ singleton, setup }) => [singleton, ...(setup ? [setup.fallbackHandler] : [])]),
    ]),
    contracts: unique([
      ...calls.filter(({ data, to, caller }) => data !== '0x' && to !== caller).map(({ to }) => to),
      ...recipientsOf(calls).map(({ to }) => to),
      ...spenders,
      ...created.map(({ address }) => address),
    ]),
    tokens: unique([...tokensOf(calls), ...(gasToken === ZERO_ADDRESS ? [] : [gasToken])]),
    holdings: outflowsOf(safe, calls).map(({ owner, token }) => ({ owner, token })),
    children: unique(changes.map(({ account }) => account).filter((account) => account !== safe)),
    newOwners: unique(
      changes.flatMap(({ change }) =>
        change.type === 'ADD_OWNER' ? [change.owner] : change.type === 'SWAP_OWNER' ? [change.newOwner] : [],
      ),
    ),
  }
}

function unique(addresses: readonly Address[]): Address[] {
  const seen = new Map(addresses.map((address) => [address.toLowerCase(), address]))
  return [...seen.values()]
}
