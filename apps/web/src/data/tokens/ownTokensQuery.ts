import type { Balance, Chain } from '@countersign/api'
import { shortenAddress, type Address } from '@countersign/primitives'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../keys/queryKeys.ts'
import { readToken, type TokenRead } from './readToken.ts'

const STALE_MS = 15_000

export type OwnToken = { readonly address: Address; readonly read: TokenRead }

/** Tokens that the user added, with the account's balances, from the chain. */
export const ownTokensQuery = (chain: Chain, safe: Address, tokens: readonly Address[]) =>
  queryOptions({
    queryKey: [...queryKeys.chainState({ chainId: chain.chainId, safe }), 'own-tokens', tokens.join()],
    queryFn: ({ signal }): Promise<OwnToken[]> =>
      Promise.all(tokens.map(async (address) => ({ address, read: await readToken(chain, address, safe, signal) }))),
    enabled: tokens.length > 0,
    staleTime: STALE_MS,
    meta: { persist: false },
  })

/** The tokens in the form of the service's balances, without prices. Addresses that are not tokens are left out. */
export const ownBalances = (tokens: readonly OwnToken[]): Balance[] =>
  tokens.flatMap(({ address, read }): Balance[] => {
    if (read.kind !== 'token') return []
    const symbol = read.symbol === '' ? shortenAddress(address) : read.symbol
    return [
      {
        tokenInfo: { type: 'ERC20', address, decimals: read.decimals, symbol, name: read.name, logoUri: null },
        balance: read.balance,
        fiatBalance: '0',
        fiatConversion: '0',
        fiatBalance24hChange: null,
      },
    ]
  })
