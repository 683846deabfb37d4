import type { Chain } from '@countersign/api'
import { addedAbiFor, addedAbisStore } from '../storage/addedAbis.ts'
import type { Decoder } from '../transaction-view/Decoder.ts'
import { createDecoder } from './createDecoder.ts'
import { onSourceClaims, sourceClaimOf, type SourceKeeper } from './sourceClaims.ts'
import { onTargets, targetOf } from './targetStore.ts'

/**
 * The decoder of a chain with everything this browser knows: bundled signatures, added ABIs, the chain's own word on proxies,
 * and the claims of a keeper of sources where the operator named one.
 */
export const localDecoder = (chain: Chain, keeper: SourceKeeper | null): Decoder =>
  createDecoder({
    addedFor: (address) => addedAbiFor(address, chain.chainId)?.functions,
    targetOf: (address, selector) => targetOf(chain, address, selector),
    ...(keeper ? { claimFor: (address) => sourceClaimOf(keeper, chain, address) } : {}),
  })

/** Tells whenever a decoder would know more than before. */
export function onDecoderChange(listener: () => void): () => void {
  const stops = [onTargets(listener), onSourceClaims(listener), addedAbisStore.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}
