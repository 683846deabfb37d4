import { isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import { checkAccountCode } from '../account/checkAccountCode.ts'
import { checkAccountState } from '../account/checkAccountState.ts'
import { checkPowers } from '../account/checkPowers.ts'
import { checkContractAge } from '../age/checkContractAge.ts'
import { judgeCode, type CodeBook } from '../calls/CodeBook.ts'
import { inspectCalls } from '../calls/inspectCalls.ts'
import type { InspectedCall } from '../calls/InspectedCall.ts'
import { checkContractControl } from '../control/checkContractControl.ts'
import { checkNewAccounts } from '../creation/checkNewAccounts.ts'
import { creationCallsOf } from '../creation/creationCallsOf.ts'
import { checkDelegatecalls } from '../calls/checkDelegatecalls.ts'
import { checkNonce } from '../checkNonce.ts'
import { checkRepeats } from '../checkRepeats.ts'
import { checkOutcome } from '../checkOutcome.ts'
import { checkNativeCurrency } from '../environment/checkNativeCurrency.ts'
import { checkNode } from '../environment/checkNode.ts'
import { checkChainBinding } from '../hashes/checkChainBinding.ts'
import {
  checkContractDomain,
  checkContractHash,
  checkServiceHash,
  checkTypedData,
  checkWitness,
} from '../hashes/checkHashes.ts'
import { callsOfNewModules } from '../settings/callsOfNewModules.ts'
import { checkInputs } from '../inputs/checkInputs.ts'
import { checkMessagesOnChain } from '../messages/checkMessagesOnChain.ts'
import { checkOnChainApprovals } from '../inputs/checkOnChainApprovals.ts'
import { checkTokenApprovals } from '../money/checkTokenApprovals.ts'
import { checkHoldings } from '../money/checkHoldings.ts'
import { coinOf } from './coinOf.ts'
import { checkRecipients, type KnownAddress } from '../money/checkRecipients.ts'
import { checkNestedRefunds, checkRefund } from '../money/checkRefund.ts'
import { isKnownToken } from './isKnownToken.ts'
import { checkTokens } from '../money/checkTokens.ts'
import { accountChangesOf, type AccountChange } from '../settings/AccountChange.ts'
import { checkGuards } from '../settings/checkGuards.ts'
import { checkModuleLists } from '../settings/checkModuleLists.ts'
import { checkOwnerLists } from '../settings/checkOwnerLists.ts'
import { checkNewOwners } from '../settings/checkNewOwners.ts'
import { checkOwnersAfter } from './checkOwnersAfter.ts'
import { checkSettings } from '../settings/checkSettings.ts'
import { checkContractOwners } from '../signatures/checkContractOwners.ts'
import { checkSignatures } from '../signatures/checkSignatures.ts'
import { countedSignatures } from '../signatures/judgeSignatures.ts'
import type { ReviewInputs } from './ReviewInputs.ts'
import { runMessages as messages } from './runMessages.ts'

/**
 * S1–S13, S16, S17, S21: runs every check of one transaction in a fixed order: what is signed, the account, the
 * effects, the signatures. The same for the review, before signing, before executing, and for each item of a bulk
 * execution. It reads nothing itself; a value that could not be read gives `unchecked`.
 *
 * @example
 * const checks = worstFirst(runChecks(inputs))
 */
export function runChecks(inputs: ReviewInputs): Check[] {
  const { reviewed, state, book, claimed } = inputs
  const { chainId, safe, version, transaction } = reviewed
  const calls = inspectCalls(safe, transaction)
  const changes = accountChangesOf(calls, book)
  const current = state.ok ? { ok: true as const, value: state.value.nonce } : state
  const { isContract, handed = reviewed.typedData } = inputs
  return [
    checkServiceHash(reviewed.safeTxHash, { claimed: claimed?.hash ?? null, asked: inputs.asked }, 'transaction'),
    checkWitness(reviewed),
    checkContractHash(reviewed.safeTxHash, inputs.contractHash),
    checkContractDomain(reviewed.domainHash, inputs.contractDomain),
    checkTypedData(reviewed, handed),
    checkChainBinding({ ...reviewed, typedData: handed }, 'transaction'),
    ...(inputs.node === null ? [] : [checkNode(inputs.node)]),
    ...checkAccountState({ chainId, safe }, state, inputs.service),
    checkAccountCode(state, inputs.singletons),
    ...checkPowers(state, book, inputs.seenPowers, inputs.ownChanges),
    checkNonce({ nonce: transaction.nonce, current, queued: othersOf(inputs) }),
    ...checkRepeats({ safe, transaction, queued: othersOf(inputs) }),
    ...(claimed?.outcome
      ? [checkOutcome({ nonce: transaction.nonce, current, claimed: claimed.outcome, recorded: null })]
      : []),
    ...checkDelegatecalls(calls, book),
    ...checkSettings(calls, { safe, state, book, childOf: inputs.childOf, isLimitModule: inputs.isLimitModule }),
    ...checkModuleLists(changes, { safe, state, nonce: transaction.nonce, childOf: inputs.childOf }),
    ...checkOwnerLists(changes, { safe, state, nonce: transaction.nonce, childOf: inputs.childOf }),
    ...checkGuards(changes, { safe, version, guardFacts: (kind) => inputs.guardFacts?.(kind) }),
    ...checkContractControl(calls, inputs),
    ...newOwnersOf(changes, inputs),
    ...checkOwnersAfter(changes, inputs),
    ...checkRefund(transaction, { version, isSetHere: inputs.isSetHere, unit: refundUnit(inputs) }),
    ...checkNestedRefunds(calls),
    ...checkNewAccounts(calls, { ...inputs, safe }),
    ...checkRecipients(calls, {
      safe,
      known: [...inputs.known, ...createdHere(calls, book)],
      paidBefore: inputs.paidBefore,
      isContract,
    }),
    ...checkHoldings(calls, { ...inputs, safe, coin: coinOf(inputs) }),
    ...checkTokens(calls, {
      chainOf: inputs.tokenOnChain,
      claimOf: inputs.tokenClaimed,
      genuine: inputs.genuine,
      nativeSymbol: (inputs.nativeCurrency.known ?? inputs.nativeCurrency.reported).symbol,
    }),
    ...checkNativeCurrency(
      inputs.nativeCurrency.reported,
      inputs.nativeCurrency.known,
      calls.some(({ value }) => value > 0n),
    ),
    ...checkTokenApprovals(calls, { chainId, isContract, tokenOnChain: inputs.tokenOnChain }),
    ...checkInputs(calls, {
      isContract,
      isToken: (address) => isKnownToken(address, inputs),
      created: callsOfNewModules(calls, safe, book),
    }),
    ...checkContractAge(calls, { ...inputs, safe }),
    ...checkOnChainApprovals(calls, inputs.nestedHashes),
    ...checkMessagesOnChain(calls, book, inputs.shownMessages),
    ...checkSignatures(inputs.signatures),
    ...checkContractOwners(inputs.contracts, {
      signed: countedSignatures(inputs.signatures).map(({ owner }) => owner),
      isSupported: inputs.isContractSupported,
    }),
    ...inputs.further,
  ]
}

/** New owners of this account, and of each account whose transaction is executed inside. */
function newOwnersOf(changes: readonly AccountChange[], { reviewed, state, childOf, proofOf }: ReviewInputs): Check[] {
  const accounts = [...new Map(changes.map(({ account }) => [account.toLowerCase(), account])).values()]
  return accounts.flatMap((account) => {
    const unread = { ok: false, reason: messages.notRead } as const
    return checkNewOwners(account, changes, {
      state: isSameAddress(account, reviewed.safe) ? state : (childOf(account) ?? unread),
      proofOf: (owner) => proofOf(owner, account),
    })
  })
}

/** Accounts that the published factory creates in this transaction: their addresses were computed from its bytes. */
const createdHere = (calls: readonly InspectedCall[], book: CodeBook): KnownAddress[] =>
  creationCallsOf(calls, book).flatMap(({ call, account }) =>
    account !== null && judgeCode(call.to, book).kind === 'published'
      ? [{ address: account.address, name: messages.newAccount, source: 'created' }]
      : [],
  )

function refundUnit({ reviewed, nativeCurrency, tokenOnChain }: ReviewInputs) {
  const { gasToken } = reviewed.transaction
  if (isSameAddress(gasToken, ZERO_ADDRESS)) return coinOf({ nativeCurrency })
  const facts = tokenOnChain(gasToken)
  return facts?.ok === true && facts.value.decimals !== null
    ? { symbol: facts.value.symbol, decimals: facts.value.decimals }
    : null
}

/** Once proposed, a draft is in the queue itself. */
const othersOf = ({ queued, reviewed }: ReviewInputs): ReviewInputs['queued'] =>
  queued.ok ? { ok: true, value: queued.value.filter(({ hash }) => hash !== reviewed.safeTxHash) } : queued
