export type {
  Evidence,
  EvidenceCheck,
  EvidenceExecution,
  EvidenceFact,
  EvidenceJournal,
  EvidenceOverride,
  EvidenceSignature,
  MessageEvidence,
  TransactionEvidence,
} from './exchange/Evidence.ts'
export { printEvidenceFile, readEvidenceFile } from './exchange/evidenceFile.ts'
export { oneLine, plainLines } from './exchange/plainLines.ts'
export { printEvidenceText } from './exchange/printEvidenceText.ts'
export { verifyEvidence, type EvidenceFinding } from './exchange/verifyEvidence.ts'
export { printExchangeFile, readExchangeFile } from './exchange/exchangeFile.ts'
export { mergeProposals, type MergedProposal } from './exchange/mergeProposals.ts'
export { messageContentOf, printMessageContent } from './exchange/messageContent.ts'
export type { MessageProposal, MessageReply } from './exchange/MessageProposal.ts'
export type { OwnerProofAnswer, OwnerProofRequest } from './exchange/OwnerProof.ts'
export { packExchange, unpackExchange } from './exchange/packExchange.ts'
export { parseExchange } from './exchange/parseExchange.ts'
export type { SharedAccount } from './exchange/SharedAccount.ts'
export type { SharedDraft, SharedDraftCall } from './exchange/SharedDraft.ts'
export type { PlannedAccount, PlanStep, SeenSetup, SharedPlan } from './exchange/SharedPlan.ts'
export { decodeBase64url, encodeBase64url } from './exchange/base64url.ts'
export { needsPassphrase, openSealed, sealWithPassphrase } from './exchange/seal.ts'
export { buildShareFragment, openShareFragment, parseShareFragment, type ShareFragment } from './exchange/shareLink.ts'
export type {
  AccountFacts,
  ExchangeItem,
  FactSource,
  SharedMessage,
  SharedProposal,
  SignatureReply,
  TokenClaim,
} from './exchange/SharedProposal.ts'
export {
  judgeSignatures,
  verifyProposal,
  type ImportedSignature,
  type VerifiedProposal,
} from './exchange/verifyProposal.ts'
export { judgeMessageSignatures, verifyMessage, type VerifiedMessage } from './exchange/verifyMessage.ts'
