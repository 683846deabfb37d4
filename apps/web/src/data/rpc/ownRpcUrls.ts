import * as z from 'zod/mini'
import { jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import { useStore } from '../store/useStore.ts'

const Urls = z.record(z.string(), z.array(z.url({ protocol: /^https?$/ })))
type Urls = z.output<typeof Urls>

/** Nodes that the user added in this browser, by chain id, in the order in which they are used; before the configured ones. */
export const ownRpcUrls = createStoredValue<Urls>('countersign.own-rpc', {}, jsonCodec(Urls))

export const useOwnRpcUrls = (): Urls => useStore(ownRpcUrls)

export const addOwnRpcUrl = (chainId: string, url: string): void =>
  ownRpcUrls.update((urls) => ({ ...urls, [chainId]: [...new Set([...(urls[chainId] ?? []), url])] }))

/** Takes a removal back: the nodes in their order before it, then those added since. */
export const restoreOwnRpcUrls = (chainId: string, before: readonly string[]): void =>
  ownRpcUrls.update((urls) => ({ ...urls, [chainId]: [...new Set([...before, ...(urls[chainId] ?? [])])] }))

export const removeOwnRpcUrl = (chainId: string, url: string): void =>
  ownRpcUrls.update(({ [chainId]: known = [], ...others }) => {
    const left = known.filter((one) => one !== url)
    return left.length > 0 ? { ...others, [chainId]: left } : others
  })
