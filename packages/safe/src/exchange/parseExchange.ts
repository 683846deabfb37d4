import type { ExchangeItem, SharedProposal, SignatureReply } from './SharedProposal.ts'
import { address, amount, count, hex, list, malformed, nullable, object, oneOf, text, type Reader } from './shape.ts'

/** Of the format; another one is refused rather than guessed at. */
export const EXCHANGE_VERSION = 1
const MOST_OWNERS = 256
const MOST_CALLDATA = 256 * 1024

const signatures = list(hex({ most: 16_384 }), MOST_OWNERS)
const uint256 = amount(256)

const proposalShape = object({
  kind: oneOf('proposal'),
  version: oneOf(EXCHANGE_VERSION),
  chainId: uint256,
  chain: object({ name: text(80), shortName: text(40), symbol: text(20) }),
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
  createdAt: count(Number.MAX_SAFE_INTEGER),
  note: text(2000),
  account: nullable(
    object({
      source: oneOf('chain', 'proof', 'service', 'you', 'unknown'),
      block: nullable(amount(64)),
      blockHash: nullable(hex({ bytes: 32 })),
      owners: list(address, MOST_OWNERS),
      threshold: count(MOST_OWNERS),
      nonce: uint256,
      masterCopy: nullable(address),
      modules: list(address, MOST_OWNERS),
      guard: nullable(address),
      fallbackHandler: nullable(address),
    }),
  ),
  names: list(object({ address, name: text(80) }), 512),
  tokens: list(object({ address, symbol: text(32), decimals: count(255), kind: oneOf('ERC20', 'ERC721') }), 512),
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
 * const item = parseExchange(JSON.parse(text))
 */
export function parseExchange(value: unknown): ExchangeItem {
  if (typeof value !== 'object' || value === null) throw malformed('the whole', 'is no object')
  const version: unknown = Reflect.get(value, 'version')
  if (typeof version === 'number' && version > EXCHANGE_VERSION)
    throw malformed('version', `is ${version}, made by a newer page; this one reads ${EXCHANGE_VERSION}`)
  const kind: unknown = Reflect.get(value, 'kind')
  return kind === 'signatures' ? readReply(value, 'reply') : readProposal(value, 'proposal')
}
