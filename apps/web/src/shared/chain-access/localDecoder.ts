import type { Chain } from '@countersign/api'
import { addedAbiFor, addedAbisStore } from '../storage/addedAbis.ts'
import type { Decoder } from '../transaction-view/Decoder.ts'
import { createDecoder } from './createDecoder.ts'
import { onTargets, targetOf } from './targetStore.ts'

/** The decoder of a chain with everything this browser knows: bundled signatures, added ABIs, the chain's own word on proxies. */
export const localDecoder = (chain: Chain): Decoder =>
  createDecoder({
    addedFor: (address) => addedAbiFor(address, chain.chainId)?.functions,
    targetOf: (address, selector) => targetOf(chain, address, selector),
  })

/** Tells whenever a decoder would know more than before. */
export function onDecoderChange(listener: () => void): () => void {
  const stops = [onTargets(listener), addedAbisStore.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}
