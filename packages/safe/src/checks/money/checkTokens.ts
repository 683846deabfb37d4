import { type Address, isMarkedName, isSameAddress, showHidden } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import type { InspectedCall } from '../calls/InspectedCall.ts'
import { skeletonOf } from './confusable.ts'
import { limitTokenOf } from './limitTokenOf.ts'
import { readTokenCall } from './TokenCall.ts'

const id = 'tokens'

/**
 * A token as somebody tells it: `decimals` is null for one that cannot be divided (an NFT).
 *
 * @example
 * const facts: TokenFacts = { symbol: 'USDC', decimals: 6 }
 */
export type TokenFacts = { readonly symbol: string; readonly decimals: number | null }

/**
 * What tokens are compared with.
 *
 * @example
 * const context: TokenContext = { chainOf, claimOf, genuine, nativeSymbol: 'ETH' }
 */
export type TokenContext = {
  /** `symbol()` and `decimals()` read from the chain; undefined where nobody asked. */
  chainOf(token: Address): Read<TokenFacts> | undefined
  /** What the service says, with which amounts are written; null where it says nothing. */
  claimOf(token: Address): TokenFacts | null
  /** Tokens whose symbols may be imitated on this network: those published, and those the account holds and trusts. */
  readonly genuine: readonly { readonly address: Address; readonly symbol: string }[]
  readonly nativeSymbol: string
}

/**
 * S13. Every token the calls move, approve or set a spending limit for: its decimals and symbol on chain against what amounts are written with, and whether it
 * carries another token's symbol, in whatever letters.
 *
 * @example
 * checkTokens(inspectCalls(safe, transaction), context)
 */
export function checkTokens(calls: readonly InspectedCall[], context: TokenContext): Check[] {
  const tokens = tokensOf(calls)
  const found = tokens.flatMap((token) => judge(token, context))
  if (found.length > 0) return found
  return [
    tokens.length === 0
      ? {
          id,
          verdict: 'verified',
          title: 'No token is touched',
          reason: 'No call moves, approves or limits a token by a known method.',
        }
      : {
          id,
          verdict: 'verified',
          title: tokens.length === 1 ? 'The token is what it is called' : 'The tokens are what they are called',
          reason: `Symbol and decimals read from ${tokens.length === 1 ? 'its contract' : 'their contracts'} are those shown.`,
        },
  ]
}

/**
 * The tokens the calls move, approve or limit, each once: those whose facts must be read from chain.
 *
 * @example
 * await Promise.all(tokensOf(calls).map(readTokenFacts))
 */
export function tokensOf(calls: readonly InspectedCall[]): Address[] {
  const all = calls.flatMap((call) => readTokenCall(call)?.token ?? limitTokenOf(call) ?? [])
  return all.filter((token, index) => all.findIndex((other) => isSameAddress(other, token)) === index)
}

function judge(token: Address, context: TokenContext): Check[] {
  const at = { id, field: `tokens.${token}` } as const
  const read = context.chainOf(token)
  const claim = context.claimOf(token)
  if (read === undefined || !read.ok)
    return [
      {
        ...at,
        verdict: 'unchecked',
        title: 'A token could not be asked',
        reason: `${token} did not say its symbol and decimals: ${read === undefined ? 'nobody asked' : read.reason}.${claim ? ` The service says ${claim.symbol} with ${claim.decimals ?? 'no'} decimals; compare the amount in base units.` : ''}`,
      },
    ]
  const facts = read.value
  const found: Check[] = []
  if (claim !== null && claim.decimals !== facts.decimals)
    found.push({
      id,
      field: `tokens.${token}.decimals`,
      verdict: 'danger',
      title: 'The service says other decimals',
      reason: `${token} has ${facts.decimals ?? 'no'} decimals on chain, the service says ${claim.decimals ?? 'none'}. Amounts shown with them are wrong; do not sign before they are right.`,
    })
  if (claim !== null && claim.symbol !== facts.symbol)
    found.push({
      id,
      field: `tokens.${token}.symbol`,
      verdict: 'caution',
      title: 'The service gives a token another name',
      reason: `${token} calls itself “${facts.symbol}” on chain, the service says “${claim.symbol}”. Go by the address.`,
    })
  if (isMarkedName(facts.symbol) || (claim !== null && isMarkedName(claim.symbol)))
    found.push({
      id,
      field: `tokens.${token}.symbol`,
      verdict: 'caution',
      title: 'Hidden characters in the name of a token',
      reason: `${token} is called “${showHidden(facts.symbol)}”. Characters that are not seen or that change the direction of reading are shown as boxes. Go by the address.`,
    })
  const imitated = imitatedBy(token, facts.symbol, context)
  if (imitated !== null)
    found.push({
      id,
      field: `tokens.${token}.symbol`,
      verdict: 'caution',
      title: 'Carries the name of another token',
      reason: `${token} calls itself “${facts.symbol}”. ${imitated} It may be worth nothing; go by the address.`,
    })
  return found
}

function imitatedBy(token: Address, symbol: string, { genuine, nativeSymbol }: TokenContext): string | null {
  if (genuine.some(({ address }) => isSameAddress(address, token))) return null
  const skeleton = skeletonOf(symbol)
  if (skeleton === '') return null
  const other = genuine.find((one) => skeletonOf(one.symbol) === skeleton)
  if (other) return `The known ${other.symbol} is ${other.address}.`
  return skeletonOf(nativeSymbol) === skeleton ? `${nativeSymbol} itself is no token.` : null
}
