import type { Chain, Message } from '@countersign/api'
import { signatureReads } from '@countersign/chain-client'
import type { ChainState } from '@countersign/chain-client/reads'
import type { Address } from '@countersign/primitives'
import { readTokens } from '../../../data/chain-access/readTokens.ts'
import { tokensFromChain } from '@countersign/describe/transaction'
import { readableChain } from '../../../data/rpc/readableChain.ts'
import { checkMessageWitness, judgeSignatures, worstFirst } from '@countersign/safe/checks'
import { checkContent, checkMessageChain, originOf, tokensOfMessage } from '@countersign/describe/message'
import type { MessageCheck } from '../model/MessageCheck.ts'
import { buildReviewedMessage } from '../../../signing/message/ReviewedMessage.ts'

/** Imports the hashing of `@countersign/safe`, so load this file with `import()`. */
export async function checkMessage(
  chain: Chain,
  safe: Address,
  stored: Message,
  { version, owners, block }: Pick<ChainState, 'version' | 'owners' | 'block'>,
): Promise<MessageCheck> {
  const { message, messageHash, confirmations, modifiedTimestamp } = stored
  const reviewed = buildReviewedMessage({ chainId: BigInt(chain.chainId), safe, version, content: message })
  const signatures = await judgeSignatures(
    confirmations.map(({ owner, signature }) => ({ signer: owner.value, signature, submittedAt: modifiedTimestamp })),
    {
      reviewed: { hash: reviewed.safeMessageHash, preimage: reviewed.preimage, version },
      owners,
      read: signatureReads(readableChain(chain), safe),
    },
  )
  const tokenOf = tokensFromChain(await readTokens(chain, tokensOfMessage(message), block))
  const count = (kind: (typeof signatures)[number]['outcome']['kind']) =>
    signatures.filter(({ outcome }) => outcome.kind === kind).length
  const isHashEqual = reviewed.safeMessageHash === messageHash.toLowerCase()
  const [content] = worstFirst([
    checkContent(message, safe, originOf(stored), { tokenOf }),
    ...checkMessageChain(message, chain),
    checkMessageWitness(reviewed),
  ])
  return {
    isHashEqual,
    tokenOf,
    content: { verdict: content?.verdict ?? 'unchecked', title: content?.title ?? '' },
    valid: count('valid'),
    signedBy: signatures.flatMap(({ claimed, outcome }) =>
      outcome.kind === 'valid' ? [outcome.signature.owner] : outcome.kind === 'unchecked' ? [claimed] : [],
    ),
    excluded: count('excluded'),
    unchecked: count('unchecked'),
  }
}
