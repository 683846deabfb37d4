import type { Balances, TransactionDetails } from '@countersign/api'
import type { Token } from './ViewContext.ts'

/** Tokens by lower-case address: those the account holds, and those the details speak of. */
export function knownTokens(balances?: Balances, details?: TransactionDetails): Map<string, Token> {
  const tokens = new Map<string, Token>()
  const infos = [
    ...(balances?.items ?? []).map(({ tokenInfo }) => tokenInfo),
    ...Object.values(details?.txData?.tokenInfoIndex ?? {}),
  ]
  for (const { address, symbol, decimals, type } of infos) {
    if (type === 'ERC20' || type === 'ERC721') tokens.set(address.toLowerCase(), { symbol, decimals, kind: type })
  }
  const transfer = details?.txInfo.type === 'Transfer' ? details.txInfo.transferInfo : null
  if (transfer?.type === 'ERC20' && transfer.decimals !== null) {
    const { tokenAddress, tokenSymbol, decimals } = transfer
    tokens.set(tokenAddress.toLowerCase(), { symbol: tokenSymbol ?? 'units', decimals, kind: 'ERC20' })
  }
  if (transfer?.type === 'ERC721') {
    const { tokenAddress, tokenSymbol } = transfer
    tokens.set(tokenAddress.toLowerCase(), { symbol: tokenSymbol ?? 'NFT', decimals: 0, kind: 'ERC721' })
  }
  return tokens
}
