import type { ConnectChain } from '@countersign/connect'
import * as z from 'zod/mini'

const Chains = z.array(z.object({ chainId: z.string(), name: z.string(), rpcUrl: z.string() }))

/** The networks of the running journey, which its link names. */
export const chainsOfLink = (): readonly ConnectChain[] =>
  Chains.parse(JSON.parse(new URLSearchParams(location.search).get('chains') ?? '[]')).map(
    ({ chainId, name, rpcUrl }) => ({
      chainId,
      name,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: [rpcUrl],
      isTestnet: true,
    }),
  )
