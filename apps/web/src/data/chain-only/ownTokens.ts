import { AddressSchema } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import * as z from 'zod/mini'
import { createStoredValue } from '../storage/createStoredValue.ts'
import { jsonCodec } from '../storage/jsonCodec.ts'

const Tokens = z.record(z.string(), z.array(AddressSchema))

/** Tokens that the user added by hand, by chain id. */
export const ownTokens = createStoredValue<z.output<typeof Tokens>>('countersign.own-tokens', {}, jsonCodec(Tokens))

export const addOwnToken = (chainId: string, token: Address): void =>
  ownTokens.update((all) => ({ ...all, [chainId]: [...new Set([...(all[chainId] ?? []), token])] }))
