import { parseSignatures, recoverSignatures, type Signature } from '@countersign/safe'
import { type Address, type Hex, InputError } from '@countersign/primitives'
import type { ChainReader } from '../../chain/reader/createChainReader.ts'

/**
 * The address of `allowed` that signed one of the hashes: with a key, or as a contract that accepts the signature (EIP-1271). Null when
 * none of them did.
 */
export async function readConsent(
  reader: ChainReader,
  blob: Hex,
  hashes: readonly Hex[],
  allowed: readonly Address[],
): Promise<Address | null> {
  for (const hash of hashes) {
    const signature = await readSingle(blob, hash)
    if (!signature || !allowed.includes(signature.owner)) continue
    if (signature.kind === 'eoa' || signature.kind === 'ethSign') return signature.owner
    // On-chain approvals are for transactions; nothing else can be approved on chain.
    if (
      signature.kind === 'contract' &&
      (await reader.isValidSignature(signature.owner, hash, hash, signature.contractSignature))
    )
      return signature.owner
  }
  return null
}

async function readSingle(signatures: Hex, hash: Hex): Promise<Signature | null> {
  try {
    // Counted before any recovery: recovering thousands of signatures for each of the hashes would take minutes.
    if (parseSignatures(signatures).length !== 1) return null
    return (await recoverSignatures({ signatures, hash }))[0] ?? null
  } catch (error) {
    if (error instanceof InputError) return null
    throw error
  }
}
