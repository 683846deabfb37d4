import type { Balances } from '@countersign/api'
import { type Address, isSameAddress } from '@countersign/primitives'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useOwnTokens } from '../chain-only/ownTokens.ts'
import { balancesQuery } from '../query/balancesQuery.ts'
import { useCurrency } from '../storage/currency.ts'
import { useAccount } from '../url/useAccount.ts'
import { judgeToken, type TokenTrust } from './judgeToken.ts'
import { ownBalances, ownTokensQuery } from './ownTokensQuery.ts'

/** The account's balances for the menus of forms: those of the service, and the tokens that the user added, also without a balance. */
export function useAccountTokens() {
  const { key, chain, chainId, safe } = useAccount()
  const [currency] = useCurrency()
  const balances = useQuery(balancesQuery(key, currency))
  const own = useOwnTokens(chainId)
  const reported = balances.data
  const missing = useMemo(() => (reported ? tokensWithout(own, reported) : []), [own, reported])
  const { data: read } = useQuery(ownTokensQuery(chain, safe, missing))
  const data = useMemo(
    (): Balances | undefined => reported && { ...reported, items: [...reported.items, ...ownBalances(read ?? [])] },
    [reported, read],
  )
  const trusts = useMemo(() => {
    const context = { chainId, nativeSymbol: chain.nativeCurrency.symbol, own }
    return new Map(
      (data?.items ?? []).map((item) => [item.tokenInfo.address.toLowerCase(), judgeToken(item, context)] as const),
    )
  }, [data, own, chain, chainId])
  return {
    balances: { ...balances, data },
    /** Undefined for a token that is not among the balances. */
    trustOf: (token: Address): TokenTrust | undefined => trusts.get(token.toLowerCase()),
  }
}

/** The added tokens that the balances do not contain. */
export const tokensWithout = (own: readonly Address[], { items }: Pick<Balances, 'items'>): Address[] =>
  own.filter((address) => !items.some(({ tokenInfo }) => isSameAddress(tokenInfo.address, address)))
