import type { Chain } from '@countersign/api'
import { parseDescriptor, type Descriptor } from '@countersign/safe/decode'
import { type Address, isSameAddress } from '@countersign/primitives'
import { addedAbiFor, addedAbisStore } from '../storage/addedAbis.ts'
import type { Decoder, TargetLookup } from '@countersign/describe/transaction'
import { createDecoder } from '@countersign/describe/decoder'
import { onOperatorDescriptors, operatorDescriptorOf } from './operatorDescriptors.ts'
import { onSourceClaims, sourceClaimOf, type SourceKeeper } from './sourceClaims.ts'
import { onTargets, targetOf } from './targetStore.ts'

/**
 * The decoder of a chain with everything this browser knows: bundled signatures, added ABIs, proxies as the chain reports them, and the
 * claims of a source verification service where the operator configured one.
 */
export const localDecoder = (
  chain: Chain,
  keeper: SourceKeeper | null,
  /** Signatures that are about to be added, by lower-case address, in addition to the stored ones. */
  pasted: ReadonlyMap<string, readonly string[]> = new Map(),
  /** The code at targets, when the caller has already read it. Without it, the chain is read at its latest block. */
  targets: TargetLookup | null = null,
  /** The operator has ERC-7730 files, so the page requests them from the service. */
  hasOperatorFiles = false,
): Decoder =>
  createDecoder({
    addedFor: (address) => pasted.get(address.toLowerCase()) ?? functionsOf(address, chain.chainId),
    descriptorsFor: (address) => {
      const added = descriptorFor(chain, address)
      const reported = hasOperatorFiles ? operatorDescriptorOf(chain, address) : null
      return [
        ...(added ? [{ descriptor: added, by: 'person' as const }] : []),
        ...(reported ? [{ descriptor: reported, by: 'operator' as const }] : []),
      ]
    },
    targetOf: targets ?? ((address, selector) => targetOf(chain, address, selector)),
    ...(keeper ? { claimFor: (address) => sourceClaimOf(keeper, chain, address) } : {}),
  })

const descriptors = new Map<string, Descriptor | null>()

/** A file that names contracts does not apply to others. */
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

/** Calls the listener whenever a decoder would know more than before. */
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

/** Undefined when only a description was added. */
function functionsOf(address: Address, chainId: string): readonly string[] | undefined {
  const functions = addedAbiFor(address, chainId)?.functions
  return functions && functions.length > 0 ? functions : undefined
}
