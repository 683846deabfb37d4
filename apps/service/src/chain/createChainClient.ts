import { createPublicClient, fallback, http, type PublicClient } from 'viem'
import type { ChainConfig } from '../config/chainConfig.ts'

/** RPC URLs in the order they are tried: the service's own, the configured provider with its key, the public one. */
function listRpcUrls(config: ChainConfig): string[] {
  const { serviceRpcUrl, rpcUri, publicRpcUri, rpcApiKey = '' } = config
  const withKey = ({ authentication, value }: { authentication: string; value: string }) =>
    authentication === 'API_KEY_PATH' ? `${value}${rpcApiKey}` : value
  return [
    ...new Set([serviceRpcUrl, withKey(rpcUri), publicRpcUri && withKey(publicRpcUri)].filter((url) => !!url)),
  ] as string[]
}

/** A client whose calls of one moment travel in one HTTP request. */
export function createChainClient(config: ChainConfig, onAnswer: () => void): PublicClient {
  const transports = listRpcUrls(config).map((url) =>
    http(url, {
      batch: { batchSize: 100, wait: 0 },
      retryCount: config.isLocal ? 0 : 2,
      timeout: 20_000,
      onFetchResponse: (response) => {
        if (response.ok) onAnswer()
      },
    }),
  )
  return createPublicClient({ transport: fallback(transports, { retryCount: 0 }), cacheTime: 0 })
}
