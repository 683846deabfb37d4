import type { Address } from '@countersign/primitives'

/** The operator's lists of trusted and blocked tokens. */
export type TokenLists = {
  tokens: readonly { address: Address; symbol: string }[]
  spamTokens: readonly Address[]
  nativeCurrency: { symbol: string }
}

/** Names that invite the reader to a site. */
const LURES = [
  /https?:|www\.|t\.me\/|t\.ly\/|bit\.ly/i,
  /\b[a-z0-9-]{2,}\s?\.\s?(com|net|org|io|xyz|finance|app|site|online|top|live|club|vip|gift|events?|claims?|cash|pro|fi|lat|ru|cc|me|us|co|info|network|exchange|pw|link|click)\b/i,
  /\b(visit|claim|redeem|airdrops?|giveaway|voucher|rewards?|bonus|eligible|winner)\b.*\b(at|on|to|your|now|here|until|token|nft|\d)/i,
  /^\s*[$€£]\s?\d/,
]

/** Letters of other alphabets that look like Latin ones, and invisible characters. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  н: 'h',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  ɡ: 'g',
  ո: 'n',
  ս: 'u',
  ꓴ: 'u',
  ꓢ: 's',
  ꓓ: 'd',
  ꓚ: 'c',
  ꓔ: 't',
  ꓖ: 'g',
  ꓰ: 'e',
  ꓧ: 'h',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'h',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ζ: 'z',
  '₮': 't',
  '0': 'o',
  '1': 'l',
  '5': 's',
  $: 's',
  '|': 'l',
  '!': 'i',
}

/** Symbols reduced to their appearance. */
const outline = (symbol: string) =>
  [...symbol.normalize('NFKD').toLowerCase()]
    .map((letter) => LOOK_ALIKES[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9]/g, '')

/**
 * Whether an unlisted token looks like spam: its name is an invitation, or its symbol imitates that of a listed token or of the native
 * coin.
 */
export function isSpamToken(token: { address: Address; name: string; symbol: string }, lists: TokenLists): boolean {
  const is = (address: Address) => address.toLowerCase() === token.address.toLowerCase()
  if (lists.tokens.some(({ address }) => is(address))) return false
  if (lists.spamTokens.some(is)) return true
  if (LURES.some((lure) => lure.test(token.name) || lure.test(token.symbol))) return true
  const drawn = outline(token.symbol)
  const genuine = [...lists.tokens.map(({ symbol }) => symbol), lists.nativeCurrency.symbol]
  return drawn !== '' && genuine.some((symbol) => outline(symbol) === drawn)
}
