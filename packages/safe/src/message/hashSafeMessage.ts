import { type Hex } from '@countersign/primitives'
import { keccakHex } from '../keccak/keccakHex.ts'
import type { SafeDomain } from '../transaction/hashDomain.ts'
import { encodeSafeMessage } from './encodeSafeMessage.ts'
import { hashMessagePayload } from './hashMessagePayload.ts'
import type { TypedData } from '../typed-data/TypedData.ts'

/**
 * The hash owners sign so that the account signs a message (`getMessageHash` of the contracts over the payload hash).
 *
 * @throws SafeError `version/unknown`, `message/malformed`
 * @example
 * hashSafeMessage({ chainId: 1n, safe, version: '1.4.1', message: 'Hello' })
 */
export function hashSafeMessage(input: SafeDomain & { readonly message: string | TypedData }): Hex {
  return keccakHex(encodeSafeMessage({ ...input, bytes: hashMessagePayload(input.message) }))
}
