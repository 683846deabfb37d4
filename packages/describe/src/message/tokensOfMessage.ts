import type { MessageContent } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { addressOf, readPermit } from '@countersign/safe/checks'
import { signedTypedData } from './signedTypedData.ts'

/** A message may name any number of tokens. Amounts of tokens beyond this number are written in raw units. */
const MOST_TOKENS = 20

/**
 * The tokens whose amounts the description of a message contains: those of a permit or an order.
 *
 * @example
 * tokensOfMessage(permit) // [usdc]
 */
export function tokensOfMessage(content: MessageContent): readonly Address[] {
  if (typeof content === 'string') return []
  const permit = readPermit(content)
  const { message } = signedTypedData(content)
  const tokens = permit
    ? permit.allowances.map(({ token }) => token)
    : [addressOf(message['sellToken']), addressOf(message['buyToken'])].filter((token) => token !== null)
  return tokens
    .filter((token, index) => tokens.findIndex((one) => one.toLowerCase() === token.toLowerCase()) === index)
    .slice(0, MOST_TOKENS)
}
