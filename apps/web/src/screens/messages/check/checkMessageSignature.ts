import type { Chain, MessageContent } from '@countersign/api'
import { isAcceptedSignature, type ReadableChain, signatureReads } from '@countersign/chain-client'
import {
  type Address,
  bytesToHex,
  errorText,
  type Hex,
  hexToBytes,
  isSameAddress,
  keccak256Light,
} from '@countersign/primitives'
import { encodeSafeMessage, hashMessagePayload, parseSignatures, verifySignature } from '@countersign/safe'
import { readChainState } from '../../../data/rpc/readChainState.ts'
import { readableChain } from '../../../data/rpc/readableChain.ts'
import { refuseUnordered } from './refuseUnordered.ts'

/** What was signed: a text or typed data, or the 32-byte hash that a contract passes to `isValidSignature`. */
export type SignedSubject =
  | { readonly kind: 'content'; readonly content: MessageContent }
  | { readonly kind: 'hash'; readonly hash: Hex }

/** One signature in the bytes. `owner` is null if no key can be recovered. */
export type FoundSigner = {
  readonly owner: Address | null
  readonly state: 'counts' | 'not-an-owner' | 'wrong'
  readonly reason: string | null
}

export type SignatureFinding = {
  /** The answer of the account's own `isValidSignature` at the block. */
  readonly isAccepted: boolean
  readonly block: bigint
  /** The hash that the owners sign: that of the SafeMessage. */
  readonly messageHash: Hex
  readonly threshold: number
  readonly signers: readonly FoundSigner[]
  /** Why the bytes are not a list of signatures; null if they are one. */
  readonly unreadable: string | null
}

/**
 * Asks the account's contract whether it accepts a signature of a message (EIP-1271), and looks at each signature in it. Everything is read
 * from the chain at one block; the service is not asked.
 * @param signature `0x` for a message that was signed on chain
 * @throws {RpcError} when the chain does not answer: then nothing is known about the signature
 */
export async function checkMessageSignature(
  chain: Chain,
  safe: Address,
  subject: SignedSubject,
  signature: Hex,
): Promise<SignatureFinding> {
  const { block, owners, threshold, version } = await readChainState(chain, safe)
  const pinned = atBlock(readableChain(chain), block)
  const payloadHash = subject.kind === 'hash' ? subject.hash : hashMessagePayload(subject.content)
  const preimage = encodeSafeMessage({ chainId: BigInt(chain.chainId), safe, version, bytes: payloadHash })
  const messageHash = bytesToHex(keccak256Light(hexToBytes(preimage)))
  const read = signatureReads(pinned, safe)
  const isOwner = (address: Address) => owners.some((owner) => isSameAddress(owner, address))
  const parsed = parse(signature)
  const [isAccepted, signers] = await Promise.all([
    isAcceptedSignature(pinned, { safe, version, payloadHash }, signature),
    Promise.all(
      parsed.signatures.map(async (one): Promise<FoundSigner> => {
        const verdict = await verifySignature({ signature: one, hash: messageHash, preimage, version, read })
        if (!verdict.valid) return { owner: verdict.owner, state: 'wrong', reason: verdict.reason }
        return { owner: verdict.owner, state: isOwner(verdict.owner) ? 'counts' : 'not-an-owner', reason: null }
      }),
    ),
  ])
  return {
    isAccepted,
    block,
    messageHash,
    threshold,
    signers: refuseUnordered(signers),
    unreadable: parsed.unreadable,
  }
}

/** A chain whose calls are answered as of one block, also where accounts do not sign off chain. */
const atBlock = (chain: ReadableChain, block: bigint): ReadableChain => ({
  ...chain,
  features: [...chain.features, 'EIP1271'],
  ask: (method, params) => chain.ask(method, method === 'eth_call' ? [params[0], `0x${block.toString(16)}`] : params),
})

function parse(signature: Hex): { signatures: ReturnType<typeof parseSignatures>; unreadable: string | null } {
  try {
    return { signatures: parseSignatures(signature), unreadable: null }
  } catch (error) {
    return { signatures: [], unreadable: errorText(error) }
  }
}
