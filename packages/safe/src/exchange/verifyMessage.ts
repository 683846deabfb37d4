import type { Hex } from '@countersign/primitives'
import { buildSafeMessage, type SafeMessage } from '../message/SafeMessage.ts'
import type { MessageProposal } from './MessageProposal.ts'
import { messageContentOf } from './messageContent.ts'
import { judgeAgainst, type ImportedSignature, type KnownAccount } from './verifyProposal.ts'

/**
 * A shared message with its rebuilt hashes and judged signatures.
 *
 * @example
 * const { reviewed, signatures }: VerifiedMessage = await verifyMessage(proposal)
 */
export type VerifiedMessage = {
  readonly proposal: MessageProposal
  readonly reviewed: SafeMessage
  readonly signatures: readonly ImportedSignature[]
}

/**
 * Rebuilds the hashes of a shared message from its content and judges each of its signatures against them.
 *
 * @throws SafeError `version/unknown`, `message/malformed`, `exchange/malformed`
 * @example
 * const { signatures } = await verifyMessage(messageProposal, { owners })
 * signatures // []
 */
export async function verifyMessage(proposal: MessageProposal, known: KnownAccount = {}): Promise<VerifiedMessage> {
  const { chainId, safe, version, message } = proposal
  const reviewed = buildSafeMessage({ chainId, safe, version, content: messageContentOf(message) })
  return { proposal, reviewed, signatures: await judgeMessageSignatures(proposal.signatures, reviewed, known) }
}

/**
 * Judges imported signatures against a message known here.
 *
 * @example
 * const message = buildSafeMessage({ chainId: 1n, safe, version: '1.4.1', content: 'Hello' })
 * const judged = await judgeMessageSignatures([signature], message, { owners, read })
 */
export const judgeMessageSignatures = (
  signatures: readonly Hex[],
  { safeMessageHash, preimage, version }: Pick<SafeMessage, 'safeMessageHash' | 'preimage' | 'version'>,
  known: KnownAccount,
): Promise<ImportedSignature[]> => judgeAgainst(signatures, { hash: safeMessageHash, preimage, version }, known)
