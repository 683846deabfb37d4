import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDataSource } from '../../data/api/dataSource.ts'
import { useOwnTokens } from '../../data/chain-only/ownTokens.ts'
import { useAfterContent } from '../../data/live/useAfterContent.ts'
import { balancesWithSpamQuery } from '../../data/query/balancesWithSpamQuery.ts'
import { ownTokensQuery } from '../../data/tokens/ownTokensQuery.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { tokenRows } from './tokenRows.ts'
import type { useAssets } from './useAssets.ts'
import { isSameAddress, type Address } from '@countersign/primitives'
import type { AssetRow } from './assetRows.ts'

/** The tokens of the page: those of the service, those that the user added, and spam, each with what is known of it. */
export function useTokenRows({ rows }: Pick<ReturnType<typeof useAssets>, 'rows'>) {
  const { key, chain, chainId, safe } = useAccount()
  const { from } = useDataSource()
  const own = useOwnTokens(chainId)
  const afterContent = useAfterContent()
  const missing = useMemo(() => (rows ? own.filter((token) => !hasToken(rows, token)) : []), [rows, own])
  const added = useQuery(ownTokensQuery(chain, safe, missing))
  const withSpam = useQuery({ ...balancesWithSpamQuery(key), enabled: afterContent && from === 'service' })
  return useMemo(
    () =>
      rows &&
      tokenRows(
        { rows, own: added.data ?? [], withSpam: withSpam.data },
        { chainId, nativeSymbol: chain.nativeCurrency.symbol, own },
      ),
    [rows, added.data, withSpam.data, chainId, chain, own],
  )
}

const hasToken = (rows: readonly AssetRow[], token: Address) =>
  rows.some((row) => isSameAddress(row.token.address, token))
