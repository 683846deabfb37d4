import { Chain } from '@countersign/api'
import * as z from 'zod/mini'
import { createStoredValue } from '@countersign/primitives/browser'
import { useStore } from '../store/useStore.ts'
import { listCodec } from '../storage/listCodec.ts'

/** Networks that the user added in this browser, in the service's form. */
export const ownChains = createStoredValue<Chain[]>('countersign.own-chains', [], listCodec(Chain))

/** Networks of the service or of the configuration. They precede own networks of the same id. */
let configured: readonly Chain[] = []
let isAnswered = false

/** Called with every answer that lists networks. @returns all networks, own ones last */
export function withOwnChains(chains: readonly Chain[]): Chain[] {
  configured = chains
  isAnswered = true
  return allChains()
}

/**
 * Called with the networks of the last visit, which include those that the user added. An answer of this visit counts more.
 * @returns all networks, own ones last
 */
export function withCachedChains(chains: readonly Chain[]): Chain[] {
  if (!isAnswered) configured = chains.filter(({ chainId }) => !ownChains.get().some((own) => own.chainId === chainId))
  return allChains()
}

export const allChains = (): Chain[] => [
  ...configured,
  ...ownChains.get().filter(({ chainId }) => !configured.some((chain) => chain.chainId === chainId)),
]

const ById = z.object({ chainId: z.string() })

/** Whether a request is about a network that only this browser knows. */
export function isOwnChain(params: unknown): boolean {
  const { data } = ById.safeParse(params)
  return data !== undefined && isOwn(data.chainId)
}

const isOwn = (chainId: string): boolean =>
  !configured.some((chain) => chain.chainId === chainId) && ownChains.get().some((chain) => chain.chainId === chainId)

export const useOwnChains = (): Chain[] => useStore(ownChains)
