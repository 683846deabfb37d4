import type { Chain, Message, MessageContent } from '@countersign/api'
import { isAcceptedSignature, signatureReads } from '@countersign/chain-client'
import type { Address, Hex } from '@countersign/primitives'
import { encodeSafeMessage, hashMessagePayload, hashSafeMessage, packSignatures } from '@countersign/safe'
import { judgeSignatures, countedSignatures } from '@countersign/safe/checks'
import { readChainState } from '../../data/rpc/readChainState.ts'
import { readableChain } from '../../data/rpc/readableChain.ts'
import type { StoredRequest } from './requestStore.ts'

/**
 * The answer to a dapp after its transaction is proposed. A message signed on chain has an empty signature (EIP-1271 of
 * the account).
 */
export function answerOfProposal({ ask }: Pick<StoredRequest, 'ask'>, safeTxHash: Hex): unknown {
  if (ask.answer === 'app') return { safeTxHash }
  if (ask.kind === 'on-chain-message') return '0x'
  return ask.kind === 'calls' && ask.answer === 'id' ? { id: safeTxHash } : safeTxHash
}

/** The answer to a dapp after its message is complete. */
export const answerOfSignature = ({ ask, hash }: Pick<StoredRequest, 'ask' | 'hash'>, signature: Hex): unknown =>
  ask.answer === 'app' ? { messageHash: hash, signature } : signature

/**
 * The complete signature for the request, or null while signatures are missing. Built from signatures verified here and
 * confirmed by the account's contract, because the service's claim is not enough.
 */
export const signatureFor = async ({ ask, safe }: StoredRequest, message: Message, chain: Chain): Promise<Hex | null> =>
  ask.kind === 'message' ? completeSignature(ask.content, message, { chain, safe }) : null

/** The complete signature of any message of an account. */
export async function completeSignature(
  content: MessageContent,
  message: Message,
  { chain, safe }: { readonly chain: Chain; readonly safe: Address },
): Promise<Hex | null> {
  const { version, owners, threshold } = await readChainState(chain, safe)
  const domain = { chainId: BigInt(chain.chainId), safe, version }
  const payloadHash = hashMessagePayload(content)
  const signatures = await judgeSignatures(
    message.confirmations.map(({ owner, signature }) => ({ signer: owner.value, signature, submittedAt: 0 })),
    {
      reviewed: {
        hash: hashSafeMessage({ ...domain, message: content }),
        preimage: encodeSafeMessage({ ...domain, bytes: payloadHash }),
        version,
      },
      owners,
      read: signatureReads(readableChain(chain), safe),
    },
  )
  const valid = countedSignatures(signatures)
  const complete =
    valid.length >= threshold
      ? packSignatures(valid.slice(0, threshold))
      : message.preparedSignature === '0x'
        ? '0x'
        : null
  if (complete === null) return null
  return (await isAcceptedSignature(readableChain(chain), { safe, version, payloadHash }, complete)) ? complete : null
}
