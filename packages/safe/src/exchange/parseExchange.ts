import type { ExchangeItem, SharedProposal, SignatureReply } from './SharedProposal.ts'
import { readMessage, readMessageReply } from './parseMessage.ts'
import { readOwnerProofAnswer, readOwnerProofRequest } from './parseOwnerProof.ts'
import { readSharedAccount } from './parseSharedAccount.ts'
import { readSharedDraft } from './parseSharedDraft.ts'
import { readSharedPlan } from './parseSharedPlan.ts'
import { account, chain, names, signatures, time, tokens, uint256 } from './partShapes.ts'
import { address, hex, list, malformed, nullable, object, oneOf, shownText, text, type Reader } from './shape.ts'
import { exchangeMessages as messages } from './exchangeMessages.ts'

/** The version of the format. Other versions are refused. */
export const EXCHANGE_VERSION = 1
const MOST_CALLDATA = 256 * 1024

const proposalShape = object({
  kind: oneOf('proposal'),
  version: oneOf(EXCHANGE_VERSION),
  chainId: uint256,
  chain,
  safe: address,
  safeVersion: text(40),
  transaction: object({
    to: address,
    value: uint256,
    data: hex({ most: MOST_CALLDATA }),
    operation: oneOf(0, 1),
    safeTxGas: uint256,
    baseGas: uint256,
    gasPrice: uint256,
    gasToken: address,
    refundReceiver: address,
    nonce: uint256,
  }),
  signatures,
  proposer: nullable(address),
  createdAt: time,
  note: shownText(2000),
  account,
  names,
  tokens,
  messages: list(object({ kind: oneOf('text', 'typedData'), content: text(65_536), signatures }), 16),
})

const replyShape = object({
  kind: oneOf('signatures'),
  version: oneOf(EXCHANGE_VERSION),
  chainId: uint256,
  safe: address,
  safeTxHash: hex({ bytes: 32 }),
  signatures,
})

const readProposal: Reader<SharedProposal> = (value, path) => {
  const { version: _format, safeVersion, ...rest } = proposalShape(value, path)
  return { ...rest, version: safeVersion }
}

const readReply: Reader<SignatureReply> = (value, path) => {
  const { version: _format, ...rest } = replyShape(value, path)
  return rest
}

/**
 * Reads what was exchanged from parsed JSON. Strict: an unknown field, another spelling of a number or address, or a later
 * version is refused with its place named.
 *
 * @throws SafeError `exchange/malformed`
 * @example
 * parseExchange(JSON.parse(printExchangeFile(proposal)).content)
 */
export function parseExchange(value: unknown): ExchangeItem {
  if (typeof value !== 'object' || value === null) throw malformed(messages.theWhole, messages.notObject)
  const version: unknown = Reflect.get(value, 'version')
  if (typeof version === 'number' && version > EXCHANGE_VERSION)
    throw malformed('version', messages.newerVersion({ found: version, reads: EXCHANGE_VERSION }))
  switch (Reflect.get(value, 'kind')) {
    case 'signatures':
      return readReply(value, 'reply')
    case 'message':
      return readMessage(value, 'message')
    case 'message-signatures':
      return readMessageReply(value, 'reply')
    case 'draft':
      return readSharedDraft(value, 'draft')
    case 'account':
      return readSharedAccount(value, 'account')
    case 'plan':
      return readSharedPlan(value, 'plan')
    case 'owner-proof-request':
      return readOwnerProofRequest(value, 'request')
    case 'owner-proof':
      return readOwnerProofAnswer(value, 'answer')
    default:
      return readProposal(value, 'proposal')
  }
}
