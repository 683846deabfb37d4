import type { Balances } from '@countersign/api'
import { isSameAddress } from '@countersign/primitives'
import { isTrusted, judgeToken, type TokenTrust, type TrustContext } from '../../data/tokens/judgeToken.ts'
import type { OwnToken } from '../../data/tokens/ownTokensQuery.ts'
import { ownBalances } from '../../data/tokens/ownTokensQuery.ts'
import type { AssetView } from '../../data/storage/assetView.ts'
import { assetRows, scaleDecimal, type AssetRow } from './assetRows.ts'

export type TokenRow = AssetRow & {
  readonly trust: TokenTrust
  /** The service leaves it out of its lists, as spam or as an imitation. */
  readonly isSpam: boolean
}

type Parts = {
  readonly rows: readonly AssetRow[]
  /** Added tokens that the service does not list, from the chain. */
  readonly own: readonly OwnToken[]
  /** All balances according to the service, those of spam too. */
  readonly withSpam: Balances | undefined
}

/** The rows of the page with what is known of each token. A token that the user added is no spam for the page. */
export function tokenRows({ rows, own, withSpam }: Parts, context: TrustContext): TokenRow[] {
  const balances = (items: Balances['items']) => assetRows({ fiatTotal: '0', items }, undefined)
  const added = balances(ownBalances(own)).map((row) => ({ ...row, source: 'chain' as const }))
  const known = [...rows, ...added]
  const isKnown = ({ token }: AssetRow) => known.some((row) => isSameAddress(row.token.address, token.address))
  const judge = (row: AssetRow, isSpam: boolean): TokenRow => ({
    ...row,
    isSpam,
    trust: judgeToken({ tokenInfo: row.token, listed: row.listed, imitates: row.imitates }, context),
  })
  const spam = withSpam ? balances(withSpam.items).filter((row) => !isKnown(row)) : []
  // Spam has no value: a price would be the one of another token, or made by its issuer.
  const worthless = spam.map((row) => ({ ...row, price: null, value: null, change24h: null, share: null }))
  return [...known.map((row) => judge(row, false)), ...worthless.map((row) => judge(row, true))]
}

export type TokenGroups = {
  readonly shown: readonly TokenRow[]
  readonly spam: readonly TokenRow[]
  readonly untrusted: readonly TokenRow[]
  readonly dust: readonly TokenRow[]
}

/** Each token is in one group. The coin is always shown. */
export function groupTokens(
  rows: readonly TokenRow[],
  { tokens, hidesDust, dust }: AssetView,
  showsSpam: boolean,
): TokenGroups {
  const least = scaleDecimal(dust)
  const groupOf = ({ trust, isSpam, value }: TokenRow): keyof TokenGroups => {
    if (isSpam && !showsSpam) return 'spam'
    if (trust.kind === 'coin') return 'shown'
    if (tokens === 'trusted' && !isTrusted(trust)) return 'untrusted'
    // A token without a price may have any value, so it is not dust.
    return hidesDust && value !== null && scaleDecimal(value) < least ? 'dust' : 'shown'
  }
  const of = (group: keyof TokenGroups) => rows.filter((row) => groupOf(row) === group)
  return { shown: of('shown'), spam: of('spam'), untrusted: of('untrusted'), dust: of('dust') }
}
