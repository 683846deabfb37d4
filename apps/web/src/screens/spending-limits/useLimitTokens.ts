import { isSameAddress, ZERO_ADDRESS, type Address } from '@countersign/primitives'
import { nativeCoin } from '../../data/chain-access/nativeCoin.ts'
import type { TokenTrust } from '../../data/tokens/judgeToken.ts'
import { useAccountTokens } from '../../data/tokens/useAccountTokens.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { isSameToken, type LimitToken } from './model/LimitForm.ts'

type LimitTokens = { readonly tokens: LimitToken[]; trustOf(token: Address): TokenTrust | undefined }

/** The tokens for a limit: the native currency, the account's and the user's tokens, and the token of an existing limit. */
export function useLimitTokens(also: LimitToken | null): LimitTokens {
  const { chain } = useAccount()
  const { balances, trustOf } = useAccountTokens()
  const { symbol, decimals } = nativeCoin(chain)
  const held = (balances.data?.items ?? [])
    .filter(({ tokenInfo }) => tokenInfo.type === 'ERC20' && !isSameAddress(tokenInfo.address, ZERO_ADDRESS))
    .map(({ tokenInfo }) => ({
      token: tokenInfo.address,
      symbol: tokenInfo.symbol,
      decimals: tokenInfo.decimals,
    }))
  const all: LimitToken[] = [{ token: null, symbol, decimals }, ...held]
  const isThere = also === null || all.some(({ token }) => isSameToken(token, also.token))
  return { tokens: isThere ? all : [...all, also], trustOf }
}
