import { address, amount, count, hex, list, nullable, object, oneOf, shownText } from './shape.ts'

const MOST_OWNERS = 256

export const uint256 = amount(256)
/** Epoch milliseconds, up to the year 9999. No page can write a later time as a date. */
export const time = count(253_402_300_799_999)
export const signatures = list(hex({ most: 16_384 }), MOST_OWNERS)
export const chain = object({ name: shownText(80), shortName: shownText(40), symbol: shownText(20) })
export const account = nullable(
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
)
export const names = list(object({ address, name: shownText(80) }), 512)
export const tokens = list(
  object({ address, symbol: shownText(32), decimals: count(255), kind: oneOf('ERC20', 'ERC721') }),
  512,
)
