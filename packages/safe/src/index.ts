export * from './light.ts'
export { buildBatch } from './batch/buildBatch.ts'
export { decodeMultiSendTree, type MultiSendNode } from './batch/decodeMultiSendTree.ts'
export { encodeMultiSend } from './batch/encodeMultiSend.ts'
export { MULTISEND_ABI } from './batch/multiSendAbi.ts'
export { chooseCreationContracts } from './creation/chooseCreationContracts.ts'
export { creationCode, type CreationCode, type CreationRole } from './creation/creationCode.ts'
export { decodeSetup } from './creation/decodeSetup.ts'
export { encodeCreateProxyWithNonce } from './creation/encodeCreateProxyWithNonce.ts'
export { encodeDeployAndExecute } from './creation/encodeDeployAndExecute.ts'
export { encodeSetup } from './creation/encodeSetup.ts'
export { explainSetupProblem } from './creation/explainSetupProblem.ts'
export { judgeAddress, judgeNetwork, type NetworkAnswer } from './creation/judgeNetwork.ts'
export { predictAccount } from './creation/predictAccount.ts'
export { predictSafeAddress } from './creation/predictSafeAddress.ts'
export { proveCreation, type CreationRecord, type ProvedCreation } from './creation/proveCreation.ts'
export { readNewAccount, type NewAccount } from './creation/readNewAccount.ts'
export type { SetupInput } from './creation/SetupInput.ts'
export type { AbiSource } from './decode/AbiSource.ts'
export { decodeCall } from './decode/decodeCall.ts'
export type { DecodedCall, DecodedInnerCall, DecodedParameter, DecodedValue } from './decode/DecodedCall.ts'
export { calldataDigest } from './digest/calldataDigest.ts'
export { buildDelegateTypedData } from './message/buildDelegateTypedData.ts'
export { buildDeleteRequestTypedData } from './message/buildDeleteRequestTypedData.ts'
export { buildSafeMessageTypedData } from './message/buildSafeMessageTypedData.ts'
export { buildSharedEntryTypedData, type SharedEntry } from './message/buildSharedEntryTypedData.ts'
export { deleteRequestTotp } from './message/deleteRequestTotp.ts'
export { encodeSafeMessage } from './message/encodeSafeMessage.ts'
export { hashMessagePayload } from './message/hashMessagePayload.ts'
export { hashSafeMessage } from './message/hashSafeMessage.ts'
export { hashTypedData, typedDataDigests, type TypedDataDigests } from './typed-data/hashTypedData.ts'
export { inferPrimaryType } from './typed-data/inferPrimaryType.ts'
export { buildSafeMessage, type SafeMessage } from './message/SafeMessage.ts'
export type { TypedData, TypedDataField } from './typed-data/TypedData.ts'
export { withDomainType } from './typed-data/withDomainType.ts'
export { planModuleRemoval } from './settings/powers/planModuleRemoval.ts'
export {
  disableModule,
  enableModule,
  setFallbackHandler,
  setGuard,
  setModuleGuard,
} from './settings/powers/powerCalls.ts'
export { approvedHashSignature } from './signature/approvedHashSignature.ts'
export { contractSignature } from './signature/contractSignature.ts'
export { fromWalletSignature } from './signature/fromWalletSignature.ts'
export { packSignatures } from './signature/packSignatures.ts'
export { parseSignatures } from './signature/parseSignatures.ts'
export { recoverSignature, type RecoverAddress } from './signature/recoverSignature.ts'
export { recoverSignatures } from './signature/recoverSignatures.ts'
export type {
  ApprovedHashSignature,
  ContractSignature,
  EcdsaSignature,
  ParsedSignature,
  Signature,
  SignatureKind,
} from './signature/Signature.ts'
export {
  verifySignature,
  type ContractSignatureForm,
  type SignatureReads,
  type SignatureVerdict,
} from './signature/verifySignature.ts'
export { buildRejection } from './transaction/buildRejection.ts'
export { buildSafeTransactionTypedData } from './transaction/buildSafeTransactionTypedData.ts'
export { buildSafeTransaction, type SafeTransaction } from './transaction/SafeTransaction.ts'
export { buildTransaction } from './transaction/buildTransaction.ts'
export { buildTransfers, type TransferInput } from './batch/buildTransfers.ts'
export { deepFreeze } from './transaction/deepFreeze.ts'
export { domainVersions } from './transaction/domainVersions.ts'
export { encodeErc20Transfer } from './transaction/encodeErc20Transfer.ts'
export { encodeExecTransaction } from './transaction/encodeExecTransaction.ts'
export { encodeSafeTransaction, type SafeTransactionOfAccount } from './transaction/encodeSafeTransaction.ts'
export { hashDomain, type SafeDomain } from './transaction/hashDomain.ts'
export { hashSafeTransaction } from './transaction/hashSafeTransaction.ts'
export { hashSafeTransactionMessage } from './transaction/hashSafeTransactionMessage.ts'
export { isVersionBelow } from './transaction/isVersionBelow.ts'
