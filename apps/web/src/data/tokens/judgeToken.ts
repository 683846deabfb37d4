import type { Balance } from '@countersign/api'
import { developmentTokens } from '@countersign/chains'
import { type Address, isSameAddress, skeletonOf, ZERO_ADDRESS } from '@countersign/primitives'
import { genuineTokens } from '@countersign/safe/checks'
import { WELL_KNOWN_TOKENS } from '../chain-only/wellKnownTokens.ts'

type Named = { readonly address: Address; readonly symbol: string }

/** Why the user may know a token. */
export type TokenTrust =
  /** `published`: its address is part of this page. `listed`: the operator says so. `own`: the user added it. */
  | { readonly kind: 'coin' | 'published' | 'listed' | 'own' | 'unverified' }
  /** Its symbol looks like that of another token, at another address; `isOwn`: the user added it all the same. */
  | { readonly kind: 'imitation'; readonly of: Named; readonly isOwn: boolean }

export type TrustContext = {
  readonly chainId: string
  readonly nativeSymbol: string
  /** Tokens that the user added. */
  readonly own: readonly Address[]
}

/**
 * The page's own knowledge comes first: a service that lists an imitation of a published token, or names itself as genuine, changes nothing
 * about the mark. What the service says can add a mark, and can name tokens that the page does not know.
 */
export function judgeToken(
  { tokenInfo, listed, imitates }: Pick<Balance, 'tokenInfo' | 'listed' | 'imitates'>,
  { chainId, nativeSymbol, own }: TrustContext,
): TokenTrust {
  const { address, symbol, type } = tokenInfo
  if (type === 'NATIVE_TOKEN' || isSameAddress(address, ZERO_ADDRESS)) return { kind: 'coin' }
  const has = (all: readonly Address[]) => all.some((one) => isSameAddress(one, address))
  const genuine = genuineTokens.filter((token) => String(token.chainId) === chainId)
  const published = [
    ...genuine.map((token) => token.address),
    ...(WELL_KNOWN_TOKENS[chainId] ?? []),
    ...developmentTokens,
  ]
  if (has(published)) return { kind: 'published' }
  const isOwn = has(own)
  const found = imitatedBy(symbol, [...genuine, { address: ZERO_ADDRESS, symbol: nativeSymbol }])
  if (found !== null) return { kind: 'imitation', of: found, isOwn }
  if (imitates !== undefined && listed !== true) return { kind: 'imitation', of: imitates, isOwn }
  return { kind: isOwn ? 'own' : listed === true ? 'listed' : 'unverified' }
}

function imitatedBy(symbol: string, known: readonly Named[]): Named | null {
  const skeleton = skeletonOf(symbol)
  if (skeleton === '') return null
  const found = known.find((one) => skeletonOf(one.symbol) === skeleton)
  return found === undefined ? null : { address: found.address, symbol: found.symbol }
}

/** Whether the view of trusted tokens contains it. */
export const isTrusted = (trust: TokenTrust): boolean =>
  trust.kind === 'imitation' ? trust.isOwn : trust.kind !== 'unverified'
