import type { Chain, RpcUri } from '@countersign/api'

/** Where to read a chain: the configured provider first (with its key in the path when it needs one), then the public one. */
export function rpcUrls(
  chain: Pick<Chain, 'chainId' | 'rpcUri' | 'publicRpcUri'>,
  keys: Record<string, string>,
): string[] {
  const key = keys[chain.chainId] ?? keys['*']
  const urls = [chain.rpcUri, chain.publicRpcUri].flatMap((uri) => urlOf(uri, key))
  return [...new Set(urls)]
}

function urlOf({ authentication, value }: RpcUri, key: string | undefined): string[] {
  if (value === '' || authentication === 'UNKNOWN') return []
  if (authentication === 'NO_AUTHENTICATION') return [value]
  return key === undefined ? [] : [value + key]
}
