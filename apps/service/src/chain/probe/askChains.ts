import { chainPresets } from '@countersign/chains'
import * as z from 'zod/mini'
import { createRpcEndpoint } from '../rpc/RpcEndpoint.ts'
import { StartError } from '../../config/StartError.ts'
import type { ChainEntryInput } from '../../config/ChainEntry.ts'
import type { AskedChains } from '../../config/loadConfig.ts'
import { configMessages } from '../../config/configMessages.ts'

const Entry = z.looseObject({
  chainId: z.optional(z.union([z.string(), z.number()])),
  preset: z.optional(z.unknown()),
  rpcUrl: z.optional(z.string()),
  serviceRpcUrl: z.optional(z.string()),
  rpcUrls: z.optional(z.array(z.string())),
})
const File = z.looseObject({ chains: z.array(z.unknown()) })
const TIMEOUT_MS = 20_000

/**
 * What is known about the chains that the configuration names without a preset: by their id, or by a URL alone, whose node is then asked for the id.
 * @throws StartError config/invalid when a node fails: nothing else works without the id
 */
export async function askChains(file: Record<string, unknown>): Promise<AskedChains> {
  const { data } = z.safeParse(File, file)
  const found = new Map<number, ChainEntryInput>()
  const problems: string[] = []
  await Promise.all(
    (data?.chains ?? []).map(async (chain, place) => {
      const { data: entry } = z.safeParse(Entry, chain)
      if (!entry || entry.preset !== undefined) return
      if (entry.chainId !== undefined) {
        found.set(place, await nameChain(String(entry.chainId)))
        return
      }
      const url = entry.serviceRpcUrl ?? entry.rpcUrls?.[0] ?? entry.rpcUrl
      if (url === undefined) return
      try {
        const answer = await createRpcEndpoint(url, TIMEOUT_MS).request({ method: 'eth_chainId' })
        found.set(place, await nameChain(String(Number(answer))))
      } catch (error) {
        const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
        problems.push(configMessages.chainIdUnreadable({ place, reason }))
      }
    }),
  )
  if (problems.length > 0) throw StartError.invalidConfig(problems)
  return found
}

const LOCAL_IDS = new Set(['31337', '1337'])

/** Public chains without a preset get their name from viem's list, and are indexed on demand. */
export async function nameChain(chainId: string): Promise<ChainEntryInput> {
  if (LOCAL_IDS.has(chainId) || chainPresets.some((preset) => String(preset.chainId) === chainId)) return { chainId }
  const chains = Object.values(await import('viem/chains'))
  const known = chains.find((chain) => typeof chain === 'object' && 'id' in chain && String(chain.id) === chainId)
  if (!known) return { chainId }
  const site = known.blockExplorers?.default.url
  return {
    chainId,
    chainName: known.name,
    nativeCurrency: known.nativeCurrency,
    isTestnet: known.testnet ?? false,
    mode: 'onDemand',
    ...(site === undefined
      ? {}
      : {
          blockExplorerUriTemplate: {
            address: `${site}/address/{{address}}`,
            txHash: `${site}/tx/{{txHash}}`,
            api: '',
          },
        }),
  }
}
