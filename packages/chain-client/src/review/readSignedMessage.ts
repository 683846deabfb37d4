import type { MessageContent } from '@countersign/api'
import { type Address, InputError } from '@countersign/primitives'
import { hashMessagePayload } from '@countersign/safe'
import { readPermit, type Check } from '@countersign/safe/checks'
import { checkContent, checkMessageChain, tokensOfMessage, type AppOrigin } from '@countersign/describe/message'
import { tokensFromChain } from '@countersign/describe/transaction'
import type { AskNode } from '../reads/AskNode.ts'
import { readCodes } from './readCodes.ts'
import { readTokenFacts } from './readTokenFacts.ts'

/** A message that a transaction signs on chain, and the app that requested it. */
export type SignedMessage = { readonly content: MessageContent; readonly origin: AppOrigin | null }

type Input = {
  readonly ask: AskNode
  /** A message that names another network is a danger. */
  readonly chain: Parameters<typeof checkMessageChain>[1]
  readonly safe: Address
  readonly block: bigint
  readonly message: SignedMessage | null
}

/**
 * Checks a message that a transaction signs on chain like one that is signed off chain. Otherwise a request for one
 * form could avoid the checks of the other.
 *
 * @example
 * const { shown, checks } = await readSignedMessage({ ask, chain, safe, block, message })
 */
export async function readSignedMessage({ ask, chain, safe, block, message }: Input): Promise<{
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
      : readCodes(ask, [permit.spender], block).then((codes) => codes.isContract(permit.spender)),
    readTokenFacts(ask, tokensOfMessage(content), block),
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
