import type { Chain, MessageContent } from '@countersign/api'
import { type Address, InputError } from '@countersign/primitives'
import { hashMessagePayload } from '@countersign/safe'
import { attempt, readPermit, type Check } from '@countersign/safe/checks'
import { contractsAmong } from '../../../data/chain-access/contractsAmong.ts'
import { publicClientFor } from '../../../data/chain-access/publicClientFor.ts'
import { readTokens } from '../../../data/chain-access/readTokens.ts'
import { tokensFromChain } from '../../../data/chain-access/tokensFromChain.ts'
import { checkContent, checkMessageChain, tokensOfMessage, type AppOrigin } from '@countersign/describe/message'

export type SignedMessage = { readonly content: MessageContent; readonly origin: AppOrigin | null }

type Input = {
  readonly chain: Chain
  readonly safe: Address
  readonly block: bigint
  readonly message: SignedMessage | null
}

/**
 * Checks a message that a transaction signs on chain like one that is signed off chain. Otherwise a request for one
 * form could avoid the checks of the other.
 */
export async function readSignedMessage({ chain, safe, block, message }: Input): Promise<{
  /**
   * The payload hashes of messages shown on the page. A signed payload that is missing here was not shown to the owner.
   */
  readonly shown: ReadonlySet<string>
  readonly checks: readonly Check[]
}> {
  if (message === null) return { shown: new Set(), checks: [] }
  const { content, origin } = message
  const permit = typeof content === 'string' ? null : readPermit(content)
  const [spender, tokens] = await Promise.all([
    permit === null
      ? undefined
      : attempt(contractsAmong(publicClientFor(chain), [permit.spender], block).then(({ length }) => length > 0)),
    readTokens(chain, tokensOfMessage(content), block),
  ])
  return {
    shown: shownOf(content),
    checks: [
      checkContent(content, safe, origin, { isContract: () => spender, tokenOf: tokensFromChain(tokens) }),
      ...checkMessageChain(content, chain),
    ],
  }
}

/** Content that cannot be hashed was not signed. */
function shownOf(content: MessageContent): ReadonlySet<string> {
  try {
    return new Set([hashMessagePayload(content)])
  } catch (error) {
    if (error instanceof InputError) return new Set()
    throw error
  }
}
