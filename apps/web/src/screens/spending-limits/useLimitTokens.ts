import { isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { useQuery } from '@tanstack/react-query'
import { nativeCoin } from '../../data/chain-access/nativeCoin.ts'
import { balancesQuery } from '../../data/query/balancesQuery.ts'
import { useCurrency } from '../../data/storage/currency.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { isSameToken, type LimitToken } from './model/LimitForm.ts'

/** The tokens for a limit: the native currency, the account's tokens, and the token of an existing limit. */
export function useLimitTokens(also: LimitToken | null): LimitToken[] {
  const { key, chain } = useAccount()
  const [currency] = useCurrency()
  const { data: balances } = useQuery(balancesQuery(key, currency))
  const { symbol, decimals } = nativeCoin(chain)
  const held = (balances?.items ?? [])
    .filter(({ tokenInfo }) => tokenInfo.type === 'ERC20' && !isSameAddress(tokenInfo.address, ZERO_ADDRESS))
    .map(({ tokenInfo }) => ({
      token: tokenInfo.address,
      symbol: tokenInfo.symbol,
      decimals: tokenInfo.decimals,
    }))
  const tokens: LimitToken[] = [{ token: null, symbol, decimals }, ...held]
  return also === null || tokens.some(({ token }) => isSameToken(token, also.token)) ? tokens : [...tokens, also]
}
