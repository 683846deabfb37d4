import { AddressSchema } from '@countersign/api'
import { type Address, isSameAddress, jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import * as z from 'zod/mini'
import { useStore } from '../store/useStore.ts'

const Tokens = z.record(z.string(), z.array(AddressSchema))
const NONE: readonly Address[] = []

/** Tokens that the user added by hand, by chain id. */
export const ownTokens = createStoredValue<z.output<typeof Tokens>>('countersign.own-tokens', {}, jsonCodec(Tokens))

const without = (tokens: readonly Address[] = [], token: Address) => tokens.filter((one) => !isSameAddress(one, token))

export const addOwnToken = (chainId: string, token: Address): void =>
  ownTokens.update((all) => ({ ...all, [chainId]: [...without(all[chainId], token), token] }))

/** Takes a removal back: the tokens in their order before it, then those added since. */
export const restoreOwnTokens = (chainId: string, before: readonly Address[]): void =>
  ownTokens.update((all) => {
    const since = (all[chainId] ?? []).filter((token) => !before.some((one) => isSameAddress(one, token)))
    return { ...all, [chainId]: [...before, ...since] }
  })

export const removeOwnToken = (chainId: string, token: Address): void =>
  ownTokens.update((all) => ({ ...all, [chainId]: without(all[chainId], token) }))

export const useOwnTokens = (chainId: string): readonly Address[] => useStore(ownTokens)[chainId] ?? NONE
