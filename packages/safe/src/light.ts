export type { CreationContracts, CreationData } from './creation/CreationData.ts'
export { decodeMultiSend } from './batch/decodeMultiSend.ts'
export { ownElsewhereVerdict } from './checks/money/ownElsewhereVerdict.ts'
export { MULTISEND_SELECTOR, type MultiSendCall } from './batch/MultiSendCall.ts'
export { SafeError } from './errors/SafeError.ts'
export type { SafeErrorCode, SafeErrorMeta } from './errors/SafeErrorMeta.ts'
export { NO_SHARED_ENTRY } from './message/noSharedEntry.ts'
export { firstFreeNonce } from './nonce/firstFreeNonce.ts'
export { describeNonce, type NonceDescription, type NonceKind } from './nonce/describeNonce.ts'
export { findNonceGaps, type NonceGap } from './nonce/findNonceGaps.ts'
export { recommendNonce } from './nonce/recommendNonce.ts'
export { classifySettingsChange, isSettingsMethod } from './settings/classifySettingsChange.ts'
export { encodeOwnerSteps, type OwnerCall } from './settings/owners/encodeOwnerSteps.ts'
export { explainOwnerProblem } from './settings/owners/explainOwnerProblem.ts'
export { explainThresholdProblem } from './settings/owners/explainThresholdProblem.ts'
export type { OwnerStep } from './settings/owners/OwnerStep.ts'
export type { OwnerTarget } from './settings/owners/OwnerTarget.ts'
export { planOwners } from './settings/owners/planOwners.ts'
export type { SettingsChange } from './settings/SettingsChange.ts'
export {
  explainsDifference,
  settingsSince,
  type SeenSettings,
  type SettingsDifference,
} from './settings/settingsSince.ts'
export { explainModuleProblem } from './settings/powers/explainModuleProblem.ts'
export { packProofs } from './text/proofNote.ts'
export { splitNote } from './text/splitNote.ts'
export { isEmptyCall, isSameCall, type TransactionCall } from './transaction/isSameCall.ts'
export { isVersionBelow } from './transaction/isVersionBelow.ts'
export type { Operation, SafeTransactionData } from './transaction/SafeTransactionData.ts'
export {
  transactionStatus,
  type TransactionStatus,
  type TransactionStatusInput,
} from './transaction/transactionStatus.ts'
