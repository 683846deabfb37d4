import type { Balances, TransactionDetails } from '@countersign/api'
import type { Token } from './ViewContext.ts'

/**
 * Tokens by address in lower case: those that the account holds, and those that the details mention.
 *
 * @example
 * knownTokens(balances, details).get(usdc.toLowerCase())?.symbol
 */
export function knownTokens(balances?: Balances, details?: TransactionDetails): Map<string, Token> {
  const tokens = new Map<string, Token>()
  const infos = [
    ...(balances?.items ?? []).map(({ tokenInfo }) => tokenInfo),
    ...Object.values(details?.txData?.tokenInfoIndex ?? {}),
  ]
  for (const { address, symbol, decimals, type } of infos) {
    if (type === 'ERC20' || type === 'ERC721') tokens.set(address.toLowerCase(), { symbol, decimals, kind: type })
  }
  const moved = (details?.transfers ?? []).map(({ transferInfo }) => transferInfo)
  if (details?.txInfo.type === 'Transfer') moved.push(details.txInfo.transferInfo)
  for (const asset of moved) {
    if (asset.type === 'NATIVE_COIN') continue
    const { tokenAddress, tokenSymbol } = asset
    if (asset.type === 'ERC721')
      tokens.set(tokenAddress.toLowerCase(), { symbol: tokenSymbol ?? 'NFT', decimals: 0, kind: 'ERC721' })
    else if (asset.decimals !== null)
      tokens.set(tokenAddress.toLowerCase(), {
        symbol: tokenSymbol ?? 'units',
        decimals: asset.decimals,
        kind: 'ERC20',
      })
  }
  return tokens
}
