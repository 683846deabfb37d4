import * as z from 'zod/mini'
import { jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'

/** Chain ids of the networks that this page has asked a wallet to add. On these the wallet uses the node that the service named. */
const givenNetworks = createStoredValue<string[]>('countersign.given-networks', [], jsonCodec(z.array(z.string())))

export const noteGivenNetwork = (chainId: string): void =>
  givenNetworks.update((known) => [...new Set([...known, chainId])])

export const isGivenNetwork = (chainId: string): boolean => givenNetworks.get().includes(chainId)
