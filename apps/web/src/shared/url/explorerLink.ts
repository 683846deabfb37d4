import type { Chain } from '@countersign/api'

/** Page of a transaction on the chain's block explorer, or null where the chain has none configured. */
export function explorerTransactionLink(chain: Pick<Chain, 'blockExplorerUriTemplate'>, hash: string): string | null {
  const template = chain.blockExplorerUriTemplate.txHash
  if (!/^https?:\/\//.test(template)) return null
  return template.replace(/\{\{\s*txHash\s*\}\}/, hash)
}
