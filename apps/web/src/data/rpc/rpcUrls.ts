import type { Chain, RpcUri } from '@countersign/api'

/**
 * The URLs of a chain, in order: the configured provider (with its key in the path when the chain requires it and a key is configured),
 * then the public URL.
 */
export function rpcUrls(chain: Pick<Chain, 'chainId' | 'rpcUri' | 'publicRpcUri'>, apiKeys: RpcApiKeys): string[] {
  const key = apiKeys[chain.chainId]
  const urls = [addressOf(chain.rpcUri, key), addressOf(chain.publicRpcUri, key)]
  return [...new Set(urls.filter((url) => url !== null))]
}

/** Provider keys by chain id. */
export type RpcApiKeys = Readonly<Record<string, string>>

function addressOf({ authentication, value }: RpcUri, key: string | undefined): string | null {
  if (value === '') return null
  if (authentication === 'NO_AUTHENTICATION') return value
  if (authentication === 'API_KEY_PATH') return key === undefined ? null : `${value}${key}`
  return null
}
