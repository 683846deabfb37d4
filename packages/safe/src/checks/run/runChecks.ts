import { ZERO_ADDRESS } from '../../address/constants.ts'
import { isSameAddress } from '../../address/isSameAddress.ts'
import type { AccountSettings } from '../AccountState.ts'
import type { Check } from '../Check.ts'
import { checkAccountCode } from '../account/checkAccountCode.ts'
import { checkAccountState } from '../account/checkAccountState.ts'
import { checkPowers } from '../account/checkPowers.ts'
import { checkContractAge } from '../age/checkContractAge.ts'
import { inspectCalls } from '../calls/inspectCalls.ts'
import { checkContractControl } from '../control/checkContractControl.ts'
import { checkDelegatecalls } from '../checkDelegatecalls.ts'
import { checkNonce } from '../checkNonce.ts'
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
import { checkInputs } from '../inputs/checkInputs.ts'
import { checkMessagesOnChain } from '../messages/checkMessagesOnChain.ts'
import { checkNestedApprovals } from '../inputs/checkNestedApprovals.ts'
import { checkApprovals } from '../money/checkApprovals.ts'
import { checkHoldings } from '../money/checkHoldings.ts'
import { coinOf } from '../money/coinOf.ts'
import { checkRecipients } from '../money/checkRecipients.ts'
import { checkNestedRefunds, checkRefund } from '../money/checkRefund.ts'
import { isKnownToken } from '../money/isKnownToken.ts'
import { checkTokens } from '../money/checkTokens.ts'
import { accountChangesOf, type AccountChange } from '../settings/AccountChange.ts'
import { applyChange } from '../settings/applyChange.ts'
import { checkNewOwners } from '../settings/checkNewOwners.ts'
import { checkOwnerGraph, type OwnerNode } from '../settings/checkOwnerGraph.ts'
import { checkSettings } from '../settings/checkSettings.ts'
import { checkContractOwners } from '../signatures/checkContractOwners.ts'
import { checkSignatures } from '../signatures/checkSignatures.ts'
import { countedSignatures } from '../signatures/judgeSignatures.ts'
import type { ReviewInputs } from './ReviewInputs.ts'

/**
 * S1–S13, S16, S17, S21: every question about one transaction, in one order: what is signed, whose account it is, what it does, who
 * agreed. The same on review, before signing, before executing, and for each item of a bulk execution. Nothing is read here; what
 * could not be read gives `unchecked`.
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
    ...checkPowers(state, book, inputs.seenPowers),
    checkNonce({ nonce: transaction.nonce, current, queued: othersOf(inputs) }),
    ...(claimed?.outcome
      ? [checkOutcome({ nonce: transaction.nonce, current, claimed: claimed.outcome, recorded: null })]
      : []),
    ...checkDelegatecalls(calls, book),
    ...checkSettings(calls, { safe, state, book, childOf: inputs.childOf, isLimitModule: inputs.isLimitModule }),
    ...checkContractControl(calls, inputs),
    ...checkNewOwners(safe, changes, { state, proofOf: inputs.proofOf }),
    ...graphAfter(inputs, changes),
    ...checkRefund(transaction, { version, isSetHere: inputs.isSetHere, unit: refundUnit(inputs) }),
    ...checkNestedRefunds(calls),
    ...checkRecipients(calls, { safe, known: inputs.known, paidBefore: inputs.paidBefore, isContract }),
    ...checkHoldings(calls, { ...inputs, safe, coin: coinOf(inputs) }),
    ...checkTokens(calls, {
      chainOf: inputs.tokenOnChain,
      claimOf: inputs.tokenClaimed,
      genuine: inputs.genuine,
      nativeSymbol: (inputs.nativeCurrency.known ?? inputs.nativeCurrency.told).symbol,
    }),
    ...checkNativeCurrency(
      inputs.nativeCurrency.told,
      inputs.nativeCurrency.known,
      calls.some(({ value }) => value > 0n),
    ),
    ...checkApprovals(calls, { isContract }),
    ...checkInputs(calls, { isContract, isToken: (address) => isKnownToken(address, inputs) }),
    ...checkContractAge(calls, { ...inputs, safe }),
    ...checkNestedApprovals(calls, inputs.nestedHashes),
    ...checkMessagesOnChain(calls, book, inputs.shownMessages),
    ...checkSignatures(inputs.signatures),
    ...checkContractOwners(inputs.contracts, {
      signed: countedSignatures(inputs.signatures).map(({ owner }) => owner),
      isSupported: inputs.isContractSupported,
    }),
    ...inputs.further,
  ]
}

const OWNERSHIP: readonly AccountChange['change']['type'][] = [
  'ADD_OWNER',
  'REMOVE_OWNER',
  'SWAP_OWNER',
  'CHANGE_THRESHOLD',
]

/** Only where this transaction changes who signs: nobody can help an account that is locked already. */
function graphAfter({ reviewed, state, ownerGraph }: ReviewInputs, changes: readonly AccountChange[]): Check[] {
  const own = changes.filter(
    ({ account, change }) => isSameAddress(account, reviewed.safe) && OWNERSHIP.includes(change.type),
  )
  if (own.length === 0) return []
  const after: AccountSettings | null = state.ok
    ? own.reduce<AccountSettings>((settings, { change }) => applyChange(settings, change), state.value)
    : null
  const root: OwnerNode =
    after === null
      ? { kind: 'unknown', reason: state.ok ? '' : state.reason }
      : { kind: 'account', owners: after.owners, threshold: after.threshold }
  return checkOwnerGraph(reviewed.safe, new Map([...ownerGraph, [reviewed.safe.toLowerCase(), root]]))
}

function refundUnit({ reviewed, nativeCurrency, tokenOnChain }: ReviewInputs) {
  const { gasToken } = reviewed.transaction
  if (isSameAddress(gasToken, ZERO_ADDRESS)) return coinOf({ nativeCurrency })
  const facts = tokenOnChain(gasToken)
  return facts?.ok === true && facts.value.decimals !== null
    ? { symbol: facts.value.symbol, decimals: facts.value.decimals }
    : null
}

/** Once proposed, a draft stands in the queue itself. */
const othersOf = ({ queued, reviewed }: ReviewInputs): ReviewInputs['queued'] =>
  queued.ok ? { ok: true, value: queued.value.filter(({ hash }) => hash !== reviewed.safeTxHash) } : queued
