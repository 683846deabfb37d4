export type { AccountSettings, AccountState } from './checks/AccountState.ts'
export { checkAccountCode } from './checks/account/checkAccountCode.ts'
export { checkAccountState, type ClaimedAccount } from './checks/account/checkAccountState.ts'
export { checkPowers, type Powers } from './checks/account/checkPowers.ts'
export { checkContractAge } from './checks/age/checkContractAge.ts'
export type { EarlierCode } from './checks/age/EarlierCode.ts'
export { unfamiliarCalls, type UnfamiliarContext } from './checks/age/unfamiliarCalls.ts'
export { judgeCode, type CodeBook, type CodeJudgement, type PublishedCode } from './checks/calls/CodeBook.ts'
export { inspectCalls } from './checks/calls/inspectCalls.ts'
export { fieldOf, placeOf, type InspectedCall } from './checks/calls/InspectedCall.ts'
export type { Check, Fact, Remedy } from './checks/Check.ts'
export { checkContractControl } from './checks/control/checkContractControl.ts'
export type { ContractControl } from './checks/control/ContractControl.ts'
export { handoversOf, isHandoverMethod, type Handover } from './checks/control/Handover.ts'
export { checkDelegatecalls } from './checks/calls/checkDelegatecalls.ts'
export { checkExecution, type TriedExecution } from './checks/checkExecution.ts'
export type { CheckId } from './checks/CheckId.ts'
export { checkNonce, type QueuedNonce } from './checks/checkNonce.ts'
export { checkRepeats } from './checks/checkRepeats.ts'
export { checkOutcome, type ClaimedOutcome, type RecordedOutcome } from './checks/checkOutcome.ts'
export { checkDecoding, type CallReading } from './checks/decoding/checkDecoding.ts'
export { checkFee } from './checks/environment/checkFee.ts'
export { checkSendCost, usualPerGas, worstCost, type SendCost } from './checks/environment/checkSendCost.ts'
export { mostPerGas, type FeePlan, type Fees } from './checks/fees/Fees.ts'
export { judgeFees, type FeeBounds, type FeeField, type FeeFinding } from './checks/fees/judgeFees.ts'
export { minimumReplacement, replacementFees } from './checks/fees/replacementFees.ts'
export { checkDeployment } from './checks/creation/checkDeployment.ts'
export { checkNewContract } from './checks/creation/checkNewContract.ts'
export { checkNames, type TypedName } from './checks/environment/checkNames.ts'
export { checkNativeCurrency } from './checks/environment/checkNativeCurrency.ts'
export { checkHead, type Head } from './checks/environment/checkHead.ts'
export { checkNetworkName, type NamedNetwork } from './checks/environment/checkNetworkName.ts'
export { checkNode } from './checks/environment/checkNode.ts'
export { checkChainBinding, type BoundToChain } from './checks/hashes/checkChainBinding.ts'
export {
  checkContractDomain,
  checkContractHash,
  checkServiceHash,
  checkTypedData,
  checkWitness,
} from './checks/hashes/checkHashes.ts'
export { checkMessageWitness, type HashedMessage } from './checks/hashes/checkMessageWitness.ts'
export { checkInputs, fixedLength } from './checks/inputs/checkInputs.ts'
export { checkOnChainApprovals } from './checks/inputs/checkOnChainApprovals.ts'
export { amountWords, type Unit } from './checks/money/amountWords.ts'
export { checkTokenApprovals } from './checks/money/checkTokenApprovals.ts'
export { checkHoldings, isAlmostAll } from './checks/money/checkHoldings.ts'
export { outflowsOf, type Outflow } from './checks/money/outflowsOf.ts'
export { checkRecipients, type KnownAddress, type RecipientContext } from './checks/money/checkRecipients.ts'
export { checkNestedRefunds, checkRefund, worstRefund } from './checks/money/checkRefund.ts'
export { checkTokens, tokensOf, type TokenContext, type TokenFacts } from './checks/money/checkTokens.ts'
export { checkTypedAmounts, type TypedAmount } from './checks/money/checkTypedAmounts.ts'
export { genuineTokens, type GenuineToken } from './checks/money/genuineTokens.ts'
export { findLookAlike, weighLookAlike, type LookAlike } from './checks/money/lookAlike.ts'
export { recipientsOf, type Recipient } from './checks/money/recipientsOf.ts'
export { isUnlimitedAmount, readTokenCall, type TokenCall } from './checks/money/TokenCall.ts'
export { ableToSign } from './checks/owners/ableToSign.ts'
export { advisedThresholds } from './checks/owners/advisedThresholds.ts'
export { checkOwnerGraph } from './checks/owners/checkOwnerGraph.ts'
export { checkOwnerTarget } from './checks/owners/checkOwnerTarget.ts'
export { compareOwnerPlan, type OwnerPlanMatch } from './checks/owners/compareOwnerPlan.ts'
export { countKeys, type KeyCount, type KeyRange } from './checks/owners/countKeys.ts'
export { findOwnerCycle } from './checks/owners/findOwnerCycle.ts'
export type { Ownership } from './checks/owners/Ownership.ts'
export type { OwnerGraph, OwnerNode } from './checks/owners/OwnerNode.ts'
export {
  nonceBehindWaiting,
  queueAfterChange,
  type QueueEffect,
  type SignatureCount,
  type WaitingTransaction,
} from './checks/owners/queueAfterChange.ts'
export { sharedKeys, type SharedKey } from './checks/owners/sharedKeys.ts'
export {
  blockingChecks,
  isOverridable,
  isOverrideOf,
  isOverrideTyped,
  matchingCharacters,
  overrideSentence,
  recordOverride,
  type OverrideRecord,
} from './checks/override/override.ts'
export { attempt, type Read } from './checks/Read.ts'
export { neededReads, type NeededReads } from './checks/run/neededReads.ts'
export type { ReviewInputs } from './checks/run/ReviewInputs.ts'
export { runChecks } from './checks/run/runChecks.ts'
export { runNestedChecks, type NestedInputs } from './checks/run/runNestedChecks.ts'
export { accountChangesOf, type AccountChange } from './checks/settings/AccountChange.ts'
export { applyChange } from './checks/settings/applyChange.ts'
export {
  asksGuard,
  checkGuards,
  hasGuard,
  type GuardFacts,
  type GuardKind,
  type GuardTrial,
} from './checks/settings/checkGuards.ts'
export { checkNewOwners, type ContractAnswer, type OwnerProof } from './checks/settings/checkNewOwners.ts'
export { ownershipAfter, type OwnershipChange } from './checks/settings/ownershipAfter.ts'
export { ownerChallenge } from './checks/settings/ownerChallenge.ts'
export { checkSettings, type SettingsContext } from './checks/settings/checkSettings.ts'
export { checkContractOwners } from './checks/signatures/checkContractOwners.ts'
export { checkReturnedSignature, type ReturnedSignature } from './checks/signatures/checkReturnedSignature.ts'
export { checkSignatures } from './checks/signatures/checkSignatures.ts'
export type { Confirmation, JudgedSignature } from './checks/signatures/JudgedSignature.ts'
export { countedSignatures, judgeSignatures, type Signable } from './checks/signatures/judgeSignatures.ts'
export { worsened } from './checks/worsened.ts'
export { dangersOf, worstFirst } from './checks/worstFirst.ts'
export { checkBareHash, isBareHash } from './checks/messages/checkBareHash.ts'
export { checkSignedPermissions } from './checks/messages/checkSignedPermissions.ts'
export {
  addressOf,
  numberOf,
  primaryTypeOf,
  readPermit,
  type Allowance,
  type Permit,
} from './checks/messages/readPermit.ts'
export { signedPart, type SignedPart } from './typed-data/signedPart.ts'
