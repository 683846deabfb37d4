import { type Address, checksumAddress, type Hex, InputError, isHex } from '@countersign/primitives'
import { parseSignatures, verifySignature } from '@countersign/safe'
import { signatureReads } from './signatureReads.ts'
import { refusal } from '../context/ChainOnlyContext.ts'
import type { LocalSignature } from '../local/LocalProposal.ts'
import type { ReadableChain } from '../reads/ReadableChain.ts'
import { readMessages as messages } from '../reads/readMessages.ts'

type Subject = { readonly safe: Address; readonly hash: Hex; readonly preimage: Hex; readonly version: string }

/**
 * The signatures in these bytes, each verified: by recovering the key, by asking the contract, or by the on-chain approval.
 * @throws {ApiError} 422 when one is not valid
 */
export async function readSignatures(
  chain: ReadableChain,
  bytes: string,
  subject: Subject,
  now: number,
): Promise<LocalSignature[]> {
  const { safe, hash, preimage, version } = subject
  if (!isHex(bytes)) throw refusal(422, 'signature/malformed', messages.noWholeBytes)
  try {
    const verdicts = await Promise.all(
      parseSignatures(bytes).map(async (signature) => ({
        data: signature.data,
        verdict: await verifySignature({ signature, hash, preimage, version, read: signatureReads(chain, safe) }),
      })),
    )
    return verdicts.map(({ data, verdict }) => {
      if (!verdict.valid) throw refusal(422, 'signature/invalid', verdict.reason)
      return { owner: checksumAddress(verdict.owner), data, receivedAt: now }
    })
  } catch (error) {
    if (error instanceof InputError) throw refusal(422, error.code, error.message)
    throw error
  }
}
