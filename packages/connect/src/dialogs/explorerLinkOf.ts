import type { ConnectChain } from '../chains/ConnectChain.ts'
import type { ConnectConfig } from '../config/ConnectConfig.ts'

/** The page of a transaction on a block explorer; null without one. */
export function explorerLinkOf(
  { explorerLink }: Pick<ConnectConfig, 'explorerLink'>,
  { chainId, explorerUrl }: ConnectChain,
  hash: string,
): string | null {
  if (explorerLink) return explorerLink(chainId, hash)
  return explorerUrl === undefined ? null : `${explorerUrl.replace(/\/$/, '')}/tx/${hash}`
}
