import type { MessageContent } from '@countersign/api'
import {
  buildSafeMessageTypedData,
  deepFreeze,
  encodeSafeMessage,
  hashDomain,
  hashMessagePayload,
  hashSafeMessage,
  type Address,
  type Hex,
  type TypedData,
} from '@countersign/safe'

/**
 * The one value everything on a message's page derives from: what is shown, the checks, and the very object the wallet is
 * handed. Frozen, so that nothing can differ between what is read and what is signed.
 */
export type ReviewedMessage = {
  readonly chainId: bigint
  readonly safe: Address
  /** What the contract's `VERSION()` answered. */
  readonly version: string
  readonly content: MessageContent
  /** The EIP-191 hash of a text, the EIP-712 hash of typed data: what an app asks `isValidSignature` about. */
  readonly payloadHash: Hex
  readonly domainHash: Hex
  /** Of the struct `SafeMessage(bytes message)`: what a device shows beside the domain. */
  readonly messageHash: Hex
  readonly safeMessageHash: Hex
  readonly preimage: Hex
  readonly typedData: TypedData
}

/** @throws SafeError `message/malformed`, `version/unknown` */
export function buildReviewedMessage(
  input: Pick<ReviewedMessage, 'chainId' | 'safe' | 'version' | 'content'>,
): ReviewedMessage {
  const { chainId, safe, version } = input
  // A copy, so that freezing does not reach into the answer of the service.
  const content = structuredClone(input.content)
  const domain = { chainId, safe, version }
  const payloadHash = hashMessagePayload(content)
  const preimage = encodeSafeMessage({ ...domain, bytes: payloadHash })
  return deepFreeze({
    ...domain,
    content,
    payloadHash,
    domainHash: hashDomain(domain),
    messageHash: lastWord(preimage),
    safeMessageHash: hashSafeMessage({ ...domain, message: content }),
    preimage,
    typedData: buildSafeMessageTypedData({ ...domain, bytes: payloadHash }),
  })
}

/** The preimage is 0x1901, the domain's hash, the struct's hash. */
const lastWord = (preimage: Hex): Hex => `0x${preimage.slice(-64)}`
