export { explainClosedNonce, toNonces } from './account/toNonces.ts'
export { publishedVersion, toSafeState } from './account/toSafeState.ts'
export { toUnreadOverview } from './account/toUnreadOverview.ts'
export { decodeMulticall } from './calls/decodeMulticall.ts'
export { createExecutionCallFinder, type ExecutionCallFinder } from './calls/createExecutionCallFinder.ts'
export { coinsOfCall, flattenCall } from './calls/flattenCall.ts'
export { decodeSafeCall, findCallsOf, findSafeCalls, type SafeCall } from './calls/SafeCall.ts'
export { decodeData, innerCallsOf } from './decode/decodeData.ts'
export { hasNestedDelegateCall, isTrustedForDelegateCall } from './decode/trustedDelegateCall.ts'
export {
  describeOrigin,
  explainLongOrigin,
  fitOrigin,
  fitsOrigin,
  MOST_ORIGIN_CHARACTERS,
  normalizeOrigin,
  noteToSend,
  originText,
} from './details/Origin.ts'
export { parseTransactionId } from './details/parseTransactionId.ts'
export { toDetails } from './details/toDetails.ts'
export { toProposedTransaction } from './details/toProposedTransaction.ts'
export { toMultisigExecution } from './details/toMultisigExecution.ts'
export { toSettingsInfo } from './describe/toSettingsInfo.ts'
export { addressesInData, toTransactionData } from './describe/toTransactionData.ts'
export {
  addressesOfCall,
  directionOf,
  NO_REFUND,
  toTransactionInfo,
  type AccountCall,
  type Call,
  type Refund,
} from './describe/toTransactionInfo.ts'
export { EXPORT_FIELDS, type ExportRow } from './exports/ExportRow.ts'
export { BYTE_ORDER_MARK, toCsvLine } from './exports/toCsvLine.ts'
export { toCreationRow, toModuleRow, toMultisigRow, toTransferRow } from './exports/toExportRow.ts'
export { createHistoryMatch, isEmptyFilter, type GivenFilter } from './history/createHistoryMatch.ts'
export type { HistoryEntry, HistoryMove, TokenUnits } from './history/HistoryEntry.ts'
export { parseDayOrTime } from './history/parseDayOrTime.ts'
export { NO_FACTS, toHistoryEntry, type EntryFacts } from './history/toHistoryEntry.ts'
export { buildQueueItems } from './lists/buildQueueItems.ts'
export { createDayOf, type DayOf } from './lists/withDayLabels.ts'
export { groupBy } from './lists/groupBy.ts'
export { withDayLabels } from './lists/withDayLabels.ts'
export { approvalTopics, readApprovalLog, type NamedApproval } from './logs/approvalLogs.ts'
export type { ChainLog } from './logs/ChainLog.ts'
export { decodeSafeLog } from './logs/decodeSafeLog.ts'
export { createModuleOutcomes } from './logs/createModuleOutcomes.ts'
export { createOutcomeFinder, type OutcomeFinder } from './logs/createOutcomeFinder.ts'
export type { LogPosition, SafeLog, SafeLogOf } from './logs/SafeLog.ts'
export {
  safeLogNames,
  safeTopics,
  TRANSFER_BATCH_TOPIC,
  TRANSFER_SINGLE_TOPIC,
  TRANSFER_TOPIC,
  type SafeLogName,
} from './logs/safeTopics.ts'
export { readTokenItems, readTokenParties, tokenTransferId } from './logs/tokenMoves.ts'
export { prepareSignature } from './messages/prepareSignature.ts'
export { toMessage } from './messages/toMessage.ts'
export {
  contractAddress,
  contractAddressOrNull,
  contractName,
  plainAddress,
  tokenOrContractAddress,
} from './names/addressInfo.ts'
export { countedConfirmations } from './rows/toMultisigTransaction.ts'
export type { AccountFacts, ConfirmationFacts, MultisigFacts } from './rows/MultisigFacts.ts'
export { toCreationTransaction, type CreationFacts } from './rows/toCreationTransaction.ts'
export {
  isUnknownModuleCall,
  moduleId,
  toModuleTransaction,
  unknownModuleCall,
  type ModuleFacts,
} from './rows/toModuleTransaction.ts'
export { multisigId, toMultisigTransaction } from './rows/toMultisigTransaction.ts'
export {
  addressesOfTransfer,
  toMovedAsset,
  toTransferTransaction,
  transferId,
  type TransferFacts,
} from './rows/toTransferTransaction.ts'
export type { LedgerToken, TokenIndex } from './tokens/LedgerToken.ts'
export { toNativeTokenInfo, toTokenInfo, wireTokenType, type NativeCurrency } from './tokens/toTokenInfo.ts'
