import {
  isMarkedName,
  isSameAddress,
  showHidden,
  isHex,
  skeletonOf,
  wordReader,
  ZERO_ADDRESS,
  type Address,
} from '@countersign/primitives'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { selectorOf, type InspectedCall } from '../calls/InspectedCall.ts'
import { readTokenCall } from './TokenCall.ts'
import { tokenMessages as messages } from './tokenMessages.ts'

/** Methods of the AllowanceModule whose second parameter is a token. */
const SELECTORS: readonly string[] = [
  /** setAllowance(address delegate, address token, uint96, uint16, uint32) */
  '0xbeaeb388',
  /** resetAllowance(address delegate, address token) */
  '0xc19bf50e',
  /** deleteAllowance(address delegate, address token) */
  '0x885133e3',
  /** executeAllowanceTransfer(address safe, address token, address, uint96, address, uint96, address, bytes) */
  '0x4515641a',
]

/**
 * The token of a spending limit, in whose units the limit is shown; null for the native currency and for another
 * method.
 */
function limitTokenOf({ data, operation }: Pick<InspectedCall, 'data' | 'operation'>): Address | null {
  const selector = selectorOf(data)
  if (operation === 1 || selector === null || !SELECTORS.includes(selector) || !isHex(data)) return null
  const token = wordReader(data, 4).address(32)
  return token === ZERO_ADDRESS ? null : token
}

const id = 'tokens'

/**
 * A token's symbol and decimals from some source; `decimals` is null for an indivisible token (an NFT).
 *
 * @example
 * const facts: TokenFacts = { symbol: 'USDC', decimals: 6 }
 */
export type TokenFacts = { readonly symbol: string; readonly decimals: number | null }

/**
 * The facts with which tokens are compared.
 *
 * @example
 * const context: TokenContext = { chainOf, claimOf, genuine, nativeSymbol: 'ETH' }
 */
export type TokenContext = {
  /** `symbol()` and `decimals()` read from the chain; undefined if they were not read. */
  chainOf(token: Address): Read<TokenFacts> | undefined
  /** The service's values, with which amounts are written; null if it sends none. */
  claimOf(token: Address): TokenFacts | null
  /**
   * Tokens of this network whose symbols may be imitated: published ones, and those that the account holds and
   * trusts.
   */
  readonly genuine: readonly { readonly address: Address; readonly symbol: string }[]
  readonly nativeSymbol: string
}

/**
 * S13. Checks every token that the calls move, approve or limit: whether its decimals and symbol on chain equal those
 * used for amounts, and whether it imitates another token's symbol.
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
          title: messages.noToken,
          reason: messages.noKnownMethod,
        }
      : {
          id,
          verdict: 'verified',
          title: tokens.length === 1 ? messages.nameConfirmed : messages.namesConfirmed,
          reason: tokens.length === 1 ? messages.symbolEquals : messages.symbolsEqual,
        },
  ]
}

/**
 * The tokens that the calls move, approve or limit, each once: their facts must be read from the chain.
 *
 * @example
 * tokensOf(calls) // [usdc]
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
        title: messages.unread,
        reason: unreadReason(token, read === undefined ? messages.notRead : read.reason, claim),
      },
    ]
  const facts = read.value
  const found: Check[] = []
  if (claim !== null && claim.decimals !== facts.decimals)
    found.push({
      id,
      field: `tokens.${token}.decimals`,
      verdict: 'danger',
      title: messages.otherDecimals,
      reason: messages.decimalsDiffer({
        token,
        onChain: decimalsWord(facts.decimals),
        claimed: `${claim.decimals ?? messages.none}`,
      }),
    })
  if (claim !== null && claim.symbol !== facts.symbol)
    found.push({
      id,
      field: `tokens.${token}.symbol`,
      verdict: 'caution',
      title: messages.otherName,
      reason: messages.namesDiffer({ token, onChain: facts.symbol, claimed: claim.symbol }),
    })
  if (isMarkedName(facts.symbol) || (claim !== null && isMarkedName(claim.symbol)))
    found.push({
      id,
      field: `tokens.${token}.symbol`,
      verdict: 'caution',
      title: messages.hiddenInName,
      reason: messages.hidden({ token, symbol: showHidden(facts.symbol) }),
    })
  const imitated = imitatedBy(token, facts.symbol, context)
  if (imitated !== null)
    found.push({
      id,
      field: `tokens.${token}.symbol`,
      verdict: 'caution',
      title: messages.nameOfAnother,
      reason: messages.imitates({ token, symbol: facts.symbol, imitated }),
    })
  return found
}

const decimalsWord = (decimals: number | null): string => `${decimals ?? messages.no}`

const unreadReason = (token: Address, reason: string, claim: TokenFacts | null): string =>
  claim === null
    ? messages.noSymbol({ token, reason })
    : messages.noSymbolClaimed({ token, reason, symbol: claim.symbol, decimals: decimalsWord(claim.decimals) })

function imitatedBy(token: Address, symbol: string, { genuine, nativeSymbol }: TokenContext): string | null {
  if (genuine.some(({ address }) => isSameAddress(address, token))) return null
  const skeleton = skeletonOf(symbol)
  if (skeleton === '') return null
  const other = genuine.find((one) => skeletonOf(one.symbol) === skeleton)
  if (other) return messages.knownOne({ symbol: other.symbol, address: other.address })
  return skeletonOf(nativeSymbol) === skeleton ? messages.nativeIsNone(nativeSymbol) : null
}
