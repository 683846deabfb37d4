import { type Address, type Hex, keccakHex } from '@countersign/primitives'
import { deepFreeze } from '../transaction/deepFreeze.ts'
import { hashDomain } from '../transaction/hashDomain.ts'
import { buildSafeMessageTypedData } from './buildSafeMessageTypedData.ts'
import { encodeSafeMessage } from './encodeSafeMessage.ts'
import { hashMessagePayload } from './hashMessagePayload.ts'
import type { TypedData } from '../typed-data/TypedData.ts'

/**
 * The one value a message's page derives from: what is shown, the checks, and the very object the wallet is handed.
 * Frozen, so that nothing can differ between what is read and what is signed.
 *
 * @example
 * const reviewed: SafeMessage = buildSafeMessage({ chainId: 1n, safe, version: '1.4.1', content: 'Hello' })
 */
export type SafeMessage<Content extends string | TypedData = string | TypedData> = {
  readonly chainId: bigint
  readonly safe: Address
  /** What the contract's `VERSION()` answered. */
  readonly version: string
  readonly content: Content
  /** The EIP-191 hash of a text, the EIP-712 hash of typed data: what an app asks `isValidSignature` about. */
  readonly payloadHash: Hex
  readonly domainHash: Hex
  /** Of the struct `SafeMessage(bytes message)`: what a device shows beside the domain. */
  readonly messageHash: Hex
  readonly safeMessageHash: Hex
  /** The 66 bytes whose keccak is the safeMessageHash. */
  readonly preimage: Hex
  readonly typedData: TypedData
}

/**
 * Computes everything that follows from a message, the account and its version, and freezes it to the last level.
 *
 * @throws SafeError `message/malformed`, `version/unknown`
 * @example
 * buildSafeMessage({ chainId: 1n, safe, version: '1.4.1', content: 'Hello' }).safeMessageHash
 */
export function buildSafeMessage<Content extends string | TypedData>(
  input: Pick<SafeMessage<Content>, 'chainId' | 'safe' | 'version' | 'content'>,
): SafeMessage<Content> {
  const { chainId, safe, version } = input
  // A copy, so that freezing does not reach into what the caller holds.
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
