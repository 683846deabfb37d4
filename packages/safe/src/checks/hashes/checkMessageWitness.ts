import type { Hex } from '@countersign/primitives'
import type { TypedData } from '../../typed-data/TypedData.ts'
import type { SafeDomain } from '../../transaction/hashDomain.ts'
import { witnessMessage } from '../../witness/witnessMessage.ts'
import { witnessPayload } from '../../witness/witnessPayload.ts'
import type { Check } from '../Check.ts'
import { compareWithWitness } from './compareWithWitness.ts'

/**
 * A message of an account with the hashes that the first implementation computed.
 *
 * @example
 * const message: HashedMessage = buildReviewedMessage(input)
 */
export type HashedMessage = SafeDomain & {
  readonly content: string | TypedData
  /** EIP-191 hash of a text, EIP-712 hash of typed data. */
  readonly payloadHash: Hex
  readonly domainHash: Hex
  readonly messageHash: Hex
  readonly safeMessageHash: Hex
}

/**
 * S3. Computes all hashes of a message with the second implementation, starting from its text or typed data.
 *
 * @example
 * checkMessageWitness(buildSafeMessage({ chainId: 1n, safe, version: '1.4.1', content: 'Hello' })).verdict // 'verified'
 */
export const checkMessageWitness = (reviewed: HashedMessage): Check =>
  compareWithWitness(() => {
    const { content, payloadHash } = reviewed
    const payload = witnessPayload(content)
    const hashes = witnessMessage({ ...reviewed, bytes: payload })
    return [
      ['payload hash', payloadHash, payload], // no message: as devices show it
      ['domain hash', reviewed.domainHash, hashes.domainHash], // no message: as devices show it
      ['message hash', reviewed.messageHash, hashes.messageHash], // no message: as devices show it
      ['safeMessageHash', reviewed.safeMessageHash, hashes.hash],
    ]
  })
