import type { Hex } from '../../hex/Hex.ts'
import type { TypedData } from '../../message/TypedData.ts'
import type { SafeDomain } from '../../transaction/hashDomain.ts'
import { witnessMessage, witnessText } from '../../witness/witnessMessage.ts'
import type { Check } from '../Check.ts'
import { compareWithWitness } from './compareWithWitness.ts'

/**
 * A message of an account with the hashes the first implementation computed.
 *
 * @example
 * const message: HashedMessage = buildReviewedMessage(input)
 */
export type HashedMessage = SafeDomain & {
  readonly content: string | TypedData
  /** EIP-191 of a text, EIP-712 of typed data. */
  readonly payloadHash: Hex
  readonly domainHash: Hex
  readonly messageHash: Hex
  readonly safeMessageHash: Hex
}

/**
 * S3. The hashes of a message by the second implementation; of a text its payload, too.
 *
 * @example
 * checkMessageWitness(reviewed)
 */
export const checkMessageWitness = (reviewed: HashedMessage): Check =>
  compareWithWitness(() => {
    const { content, payloadHash } = reviewed
    const hashes = witnessMessage({ ...reviewed, bytes: payloadHash })
    return [
      ...(typeof content === 'string' ? [['payload hash', payloadHash, witnessText(content)] as const] : []),
      ['domain hash', reviewed.domainHash, hashes.domainHash],
      ['message hash', reviewed.messageHash, hashes.messageHash],
      ['safeMessageHash', reviewed.safeMessageHash, hashes.hash],
    ]
  })
