import type { Chain } from '@countersign/api'
import { parseDescriptor, type Descriptor } from '@countersign/safe/decode'
import { isSameAddress, type Address } from '@countersign/safe/light'
import { api } from '../client/apiClient.ts'

const known = new Map<string, Descriptor | null>()
const listeners = new Set<() => void>()

/**
 * The ERC-7730 file the operator has about a contract, as far as the service has answered. It is read here again, as text: whoever
 * answers for the service may have written it.
 */
export function operatorDescriptorOf(chain: Chain, address: Address): Descriptor | null {
  const key = [chain.chainId, address.toLowerCase()].join()
  const told = known.get(key)
  if (told !== undefined) return told
  known.set(key, null)
  void api()
    .getDescriptors({ params: { chainId: chain.chainId, address } })
    .then(
      (files) => {
        const found = files.flatMap(({ text }) => aboutThis(text, chain, address) ?? [])[0]
        if (found === undefined) return
        known.set(key, found)
        for (const listener of listeners) listener()
      },
      // Without an answer there are no words of his.
      () => undefined,
    )
  return null
}

export function onOperatorDescriptors(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function aboutThis(text: string, chain: Chain, address: Address): Descriptor | null {
  const parsed = parseDescriptor(text)
  const isAbout =
    parsed.ok &&
    parsed.descriptor.deployments.some((one) => one.chainId === chain.chainId && isSameAddress(one.address, address))
  return isAbout ? parsed.descriptor : null
}
