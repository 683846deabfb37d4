import type { MessageProposal, MessageReply } from './MessageProposal.ts'
import { messageContentOf, MOST_MESSAGE } from './messageContent.ts'
import { account, chain, names, signatures, time, tokens, uint256 } from './partShapes.ts'
import { address, hex, nullable, object, oneOf, shownText, text, type Reader } from './shape.ts'

/** The version of the format of messages and their replies. */
export const MESSAGE_VERSION = 1

const messageShape = object({
  kind: oneOf('message'),
  version: oneOf(MESSAGE_VERSION),
  chainId: uint256,
  chain,
  safe: address,
  safeVersion: text(40),
  message: object({ kind: oneOf('text', 'typedData'), content: text(MOST_MESSAGE) }),
  signatures,
  proposer: nullable(address),
  createdAt: time,
  origin: nullable(object({ name: shownText(200), url: text(2000) })),
  account,
  names,
  tokens,
})

const replyShape = object({
  kind: oneOf('message-signatures'),
  version: oneOf(MESSAGE_VERSION),
  chainId: uint256,
  safe: address,
  safeMessageHash: hex({ bytes: 32 }),
  signatures,
})

export const readMessage: Reader<MessageProposal> = (value, path) => {
  const { version: _format, safeVersion, ...rest } = messageShape(value, path)
  // Content that cannot be hashed is refused at once.
  messageContentOf(rest.message)
  return { ...rest, version: safeVersion }
}

export const readMessageReply: Reader<MessageReply> = (value, path) => {
  const { version: _format, ...rest } = replyShape(value, path)
  return rest
}
