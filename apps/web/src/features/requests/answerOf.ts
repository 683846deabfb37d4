import type { Chain, Message } from '@countersign/api'
import { encodeSafeMessage, hashMessagePayload, hashSafeMessage, packSignatures, type Hex } from '@countersign/safe'
import { isAcceptedSignature } from '../../shared/chain-access/isAcceptedSignature.ts'
import { signatureReads } from '../../shared/chain-access/signatureReads.ts'
import { judgeSignatures } from '@countersign/safe/checks'
import { countedSignatures } from '@countersign/safe/checks'
import { readChainState } from '../../shared/rpc/readChainState.ts'
import type { StoredRequest } from './requestStore.ts'

/** What a dapp is told once its transaction is proposed. An on-chain message has an empty signature (EIP-1271 of the account). */
export function answerOfProposal({ ask }: StoredRequest, safeTxHash: Hex): unknown {
  if (ask.kind === 'on-chain-message') return '0x'
  return ask.kind === 'calls' && ask.answer === 'id' ? { id: safeTxHash } : safeTxHash
}

/**
 * The complete signature for what the dapp asked, or null while signatures are missing. Built here from signatures verified
 * here, and put to the account: what the service says is complete is not handed on unseen.
 */
export async function signatureFor(request: StoredRequest, message: Message, chain: Chain): Promise<Hex | null> {
  const { ask, safe } = request
  if (ask.kind !== 'message') return null
  const { version, owners, threshold } = await readChainState(chain, safe)
  const domain = { chainId: BigInt(chain.chainId), safe, version }
  const payloadHash = hashMessagePayload(ask.content)
  const signatures = await judgeSignatures(
    message.confirmations.map(({ owner, signature }) => ({ signer: owner.value, signature, submittedAt: 0 })),
    {
      reviewed: {
        hash: hashSafeMessage({ ...domain, message: ask.content }),
        preimage: encodeSafeMessage({ ...domain, bytes: payloadHash }),
        version,
      },
      owners,
      read: signatureReads(chain, safe),
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
  return (await isAcceptedSignature(chain, { safe, version, payloadHash }, complete)) ? complete : null
}
