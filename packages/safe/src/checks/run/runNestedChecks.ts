import type { SafeTransaction } from '../../transaction/SafeTransaction.ts'
import type { AccountSettings } from '../AccountState.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { checkContractAge } from '../age/checkContractAge.ts'
import { inspectCalls } from '../calls/inspectCalls.ts'
import { checkContractControl } from '../control/checkContractControl.ts'
import { checkDelegatecalls } from '../calls/checkDelegatecalls.ts'
import { checkInputs } from '../inputs/checkInputs.ts'
import { checkOnChainApprovals } from '../inputs/checkOnChainApprovals.ts'
import { checkMessagesOnChain } from '../messages/checkMessagesOnChain.ts'
import { checkTokenApprovals } from '../money/checkTokenApprovals.ts'
import { checkHoldings } from '../money/checkHoldings.ts'
import { coinOf } from './coinOf.ts'
import { checkRecipients } from '../money/checkRecipients.ts'
import { checkNestedRefunds, checkRefund } from '../money/checkRefund.ts'
import { isKnownToken } from './isKnownToken.ts'
import { checkTokens } from '../money/checkTokens.ts'
import { accountChangesOf } from '../settings/AccountChange.ts'
import { checkGuards } from '../settings/checkGuards.ts'
import { checkModuleLists } from '../settings/checkModuleLists.ts'
import { checkOwnerLists } from '../settings/checkOwnerLists.ts'
import { checkSettings } from '../settings/checkSettings.ts'
import { checkOwnersAfter } from './checkOwnersAfter.ts'
import type { ReviewInputs } from './ReviewInputs.ts'
import { runMessages as messages } from './runMessages.ts'

/**
 * The inputs for the checks of an approved transaction, read beforehand.
 *
 * @example
 * const inputs: NestedInputs = { ...reviewInputs, state: { ok: true, value: childState } }
 */
export type NestedInputs = Pick<
  ReviewInputs,
  | 'book'
  | 'known'
  | 'isContract'
  | 'balanceOf'
  | 'earlier'
  | 'tokenOnChain'
  | 'tokenClaimed'
  | 'genuine'
  | 'nativeCurrency'
  | 'childOf'
  | 'isLimitModule'
  | 'controlOf'
  | 'nestedHashes'
  | 'ownerGraph'
  | 'lockedIn'
> & {
  /** The other account, from the chain. */
  readonly state: Read<AccountSettings>
}

/**
 * S7–S10, S12, S13, S16, S21 for a transaction of another account that is approved by its hash. Its bytes are not
 * part of what is signed here, so the other checks do not see them, but its effects happen nevertheless. Returns
 * findings only; empty for a safe one.
 *
 * @param reviewed the approved transaction, rebuilt from its fields and equal to the approved hash
 * @example
 * runNestedChecks(reviewed, { ...inputs, state: chainState })
 */
export function runNestedChecks(reviewed: SafeTransaction, inputs: NestedInputs): Check[] {
  const { chainId, safe, version, transaction, safeTxHash } = reviewed
  const { book, state, isContract, known } = inputs
  const calls = inspectCalls(safe, transaction)
  const changes = accountChangesOf(calls, book)
  // The other account's payments are not known here, so only findings that do not depend on them count.
  const recipients = checkRecipients(calls, { safe, known, paidBefore: { ok: true, value: [] }, isContract })
  const found = [
    ...checkDelegatecalls(calls, book),
    ...checkSettings(calls, { safe, state, book, childOf: inputs.childOf, isLimitModule: inputs.isLimitModule }),
    ...checkModuleLists(changes, { safe, state, nonce: transaction.nonce, childOf: inputs.childOf }),
    ...checkOwnerLists(changes, { safe, state, nonce: transaction.nonce, childOf: inputs.childOf }),
    ...checkGuards(changes, { safe, version, guardFacts: () => undefined }),
    ...checkOwnersAfter(changes, { ...inputs, reviewed }),
    ...checkContractControl(calls, inputs),
    ...checkRefund(transaction, { version, isSetHere: false, unit: null }),
    ...checkNestedRefunds(calls),
    ...recipients.filter(({ verdict }) => verdict === 'danger'),
    ...checkHoldings(calls, { ...inputs, safe, coin: coinOf(inputs) }),
    ...checkTokens(calls, {
      chainOf: inputs.tokenOnChain,
      claimOf: inputs.tokenClaimed,
      genuine: inputs.genuine,
      nativeSymbol: (inputs.nativeCurrency.known ?? inputs.nativeCurrency.reported).symbol,
    }),
    ...checkTokenApprovals(calls, { chainId, isContract, tokenOnChain: inputs.tokenOnChain }),
    ...checkInputs(calls, { isContract, isToken: (address) => isKnownToken(address, inputs) }),
    ...checkContractAge(calls, { ...inputs, safe }),
    ...checkOnChainApprovals(calls, inputs.nestedHashes),
    ...checkMessagesOnChain(calls, book),
  ]
  return found
    .filter(({ verdict }) => verdict !== 'verified')
    .map((check) => ({
      ...check,
      field: `nested.${safeTxHash}.${check.field ?? 'transaction'}`,
      reason: messages.nested({ hash: safeTxHash, account: safe, reason: check.reason }),
    }))
}
