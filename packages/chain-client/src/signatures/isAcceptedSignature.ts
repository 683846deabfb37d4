import type { Address, Hex } from '@countersign/primitives'
import { isVersionBelow } from '@countersign/safe'
import { signatureReads } from './signatureReads.ts'
import type { ReadableChain } from '../reads/ReadableChain.ts'

const MAGIC: Record<'bytes32' | 'bytes', Hex> = { bytes32: '0x1626ba7e', bytes: '0x20c13b0b' }

type Account = { readonly safe: Address; readonly version: string; readonly payloadHash: Hex }

/**
 * Whether the account's own `isValidSignature` accepts a complete signature for a message (EIP-1271).
 * @param account `payloadHash`: of the message itself, before the account wraps it
 * @example
 * await isAcceptedSignature(chain, { safe, version: '1.4.1', payloadHash: safeTxHash }, '0x')
 */
export async function isAcceptedSignature(
  chain: ReadableChain,
  { safe, version, payloadHash }: Account,
  signature: Hex,
): Promise<boolean> {
  const form = isVersionBelow(version, '1.3.0') ? 'bytes' : 'bytes32'
  const answer = await signatureReads(chain, safe).isValidSignature(safe, payloadHash, signature, form)
  return answer !== null && answer.toLowerCase().startsWith(MAGIC[form])
}
