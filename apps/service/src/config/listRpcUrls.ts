import type { ChainConfig } from './ChainConfig.ts'

type Fields = Pick<ChainConfig, 'serviceRpcUrl' | 'rpcUrls' | 'rpcUri' | 'publicRpcUri' | 'rpcApiKey'>

/** RPC URLs in the order of use: the service's own, the configured provider with its key, the public one. */
export function listRpcUrls({ serviceRpcUrl, rpcUrls, rpcUri, publicRpcUri, rpcApiKey = '' }: Fields): string[] {
  const withKey = ({ authentication, value }: { authentication: string; value: string }) =>
    authentication === 'API_KEY_PATH' ? `${value}${rpcApiKey}` : value
  const all = [serviceRpcUrl, ...rpcUrls, withKey(rpcUri), publicRpcUri && withKey(publicRpcUri)]
  return [...new Set(all.filter((url): url is string => !!url))]
}
