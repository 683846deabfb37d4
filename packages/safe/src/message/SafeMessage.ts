import { type Address, type Hex } from '@countersign/primitives'
import { keccakHex } from '../keccak/keccakHex.ts'
import { deepFreeze } from '../transaction/deepFreeze.ts'
import { hashDomain } from '../transaction/hashDomain.ts'
import { buildSafeMessageTypedData } from './buildSafeMessageTypedData.ts'
import { encodeSafeMessage } from './encodeSafeMessage.ts'
import { hashMessagePayload } from './hashMessagePayload.ts'
import type { TypedData } from '../typed-data/TypedData.ts'

/**
 * The single value from which a message's page derives: the displayed content, the checks, and the object for the
 * wallet. Frozen, so that the displayed and the signed values cannot differ.
 *
 * @example
 * const reviewed: SafeMessage = buildSafeMessage({ chainId: 1n, safe, version: '1.4.1', content: 'Hello' })
 */
export type SafeMessage<Content extends string | TypedData = string | TypedData> = {
  readonly chainId: bigint
  readonly safe: Address
  /** The answer of the contract's `VERSION()`. */
  readonly version: string
  readonly content: Content
  /** The EIP-191 hash of a text or the EIP-712 hash of typed data, for which an app calls `isValidSignature`. */
  readonly payloadHash: Hex
  readonly domainHash: Hex
  /** The hash of the struct `SafeMessage(bytes message)`, which a device shows beside the domain hash. */
  readonly messageHash: Hex
  readonly safeMessageHash: Hex
  /** The 66 bytes whose keccak is the safeMessageHash. */
  readonly preimage: Hex
  readonly typedData: TypedData
}

/**
 * Computes everything that follows from a message, the account and its version, and deep-freezes it.
 *
 * @throws SafeError `message/malformed`, `version/unknown`
 * @example
 * buildSafeMessage({ chainId: 1n, safe, version: '1.4.1', content: 'Hello' }).safeMessageHash
 */
export function buildSafeMessage<Content extends string | TypedData>(
  input: Pick<SafeMessage<Content>, 'chainId' | 'safe' | 'version' | 'content'>,
): SafeMessage<Content> {
  const { chainId, safe, version } = input
  // A copy, so that freezing does not affect the caller's value.
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
    safeMessageHash: keccakHex(preimage),
    preimage,
    typedData: buildSafeMessageTypedData({ ...domain, bytes: payloadHash }),
  })
}

/** The preimage is 0x1901, the domain's hash, the struct's hash. */
const lastWord = (preimage: Hex): Hex => `0x${preimage.slice(-64)}`
