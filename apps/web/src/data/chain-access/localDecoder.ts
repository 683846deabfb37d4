import type { Chain } from '@countersign/api'
import { parseDescriptor, type Descriptor } from '@countersign/safe/decode'
import { isSameAddress, type Address } from '@countersign/safe/light'
import { addedAbiFor, addedAbisStore } from '../storage/addedAbis.ts'
import type { Decoder, TargetLookup } from '@countersign/describe/transaction'
import { createDecoder } from './createDecoder.ts'
import { onOperatorDescriptors, operatorDescriptorOf } from './operatorDescriptors.ts'
import { onSourceClaims, sourceClaimOf, type SourceKeeper } from './sourceClaims.ts'
import { onTargets, targetOf } from './targetStore.ts'

/**
 * The decoder of a chain with everything this browser knows: bundled signatures, added ABIs, the chain's own word on proxies,
 * and the claims of a keeper of sources where the operator named one.
 */
export const localDecoder = (
  chain: Chain,
  keeper: SourceKeeper | null,
  /** Signatures about to be added, by lower-case address, together with those that were. */
  pasted: ReadonlyMap<string, readonly string[]> = new Map(),
  /** What stands at targets, where somebody read it already; left out, the chain is asked at its latest block. */
  targets: TargetLookup | null = null,
  /** The operator has ERC-7730 files: the service is asked for them. */
  hasOperatorFiles = false,
): Decoder =>
  createDecoder({
    addedFor: (address) => pasted.get(address.toLowerCase()) ?? functionsOf(address, chain.chainId),
    descriptorsFor: (address) => {
      const added = descriptorFor(chain, address)
      const told = hasOperatorFiles ? operatorDescriptorOf(chain, address) : null
      return [
        ...(added ? [{ descriptor: added, by: 'person' as const }] : []),
        ...(told ? [{ descriptor: told, by: 'operator' as const }] : []),
      ]
    },
    targetOf: targets ?? ((address, selector) => targetOf(chain, address, selector)),
    ...(keeper ? { claimFor: (address) => sourceClaimOf(keeper, chain, address) } : {}),
  })

const descriptors = new Map<string, Descriptor | null>()

/** A file that names contracts says nothing about others. */
function descriptorFor(chain: Chain, address: Address): Descriptor | null {
  const text = addedAbiFor(address, chain.chainId)?.descriptor
  if (!text) return null
  let descriptor = descriptors.get(text)
  if (descriptor === undefined) {
    const parsed = parseDescriptor(text)
    descriptor = parsed.ok ? parsed.descriptor : null
    descriptors.set(text, descriptor)
  }
  const isMeant = descriptor?.deployments.some(
    (one) => one.chainId === chain.chainId && isSameAddress(one.address, address),
  )
  return descriptor?.deployments.length === 0 || isMeant ? descriptor : null
}

/** Tells whenever a decoder would know more than before. */
export function onDecoderChange(listener: () => void): () => void {
  const stops = [
    onTargets(listener),
    onSourceClaims(listener),
    onOperatorDescriptors(listener),
    addedAbisStore.subscribe(listener),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** None where only a description was added. */
function functionsOf(address: Address, chainId: string): readonly string[] | undefined {
  const functions = addedAbiFor(address, chainId)?.functions
  return functions && functions.length > 0 ? functions : undefined
}
