import type { Chain, Message } from '@countersign/api'
import type { Address } from '@countersign/safe'
import { signatureReads } from '../../shared/chain-access/signatureReads.ts'
import { judgeSignatures } from '@countersign/safe/checks'
import type { ChainState } from '../../shared/rpc/readChainState.ts'
import { buildReviewedMessage } from './model/ReviewedMessage.ts'

/** What a row of the list says about a message after its hash and signatures were checked here. */
export type MessageCheck = {
  readonly isHashEqual: boolean
  readonly valid: number
  readonly excluded: number
  readonly unchecked: number
}

/** Brings the hashing of `@countersign/safe`: load this file with `import()`. */
export async function checkMessage(
  chain: Chain,
  safe: Address,
  { message, messageHash, confirmations, modifiedTimestamp }: Message,
  { version, owners }: Pick<ChainState, 'version' | 'owners'>,
): Promise<MessageCheck> {
  const reviewed = buildReviewedMessage({ chainId: BigInt(chain.chainId), safe, version, content: message })
  const signatures = await judgeSignatures(
    confirmations.map(({ owner, signature }) => ({ signer: owner.value, signature, submittedAt: modifiedTimestamp })),
    {
      reviewed: { hash: reviewed.safeMessageHash, preimage: reviewed.preimage, version },
      owners,
      read: signatureReads(chain, safe),
    },
  )
  const count = (kind: (typeof signatures)[number]['outcome']['kind']) =>
    signatures.filter(({ outcome }) => outcome.kind === kind).length
  return {
    isHashEqual: reviewed.safeMessageHash === messageHash.toLowerCase(),
    valid: count('valid'),
    excluded: count('excluded'),
    unchecked: count('unchecked'),
  }
}
