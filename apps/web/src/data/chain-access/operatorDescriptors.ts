import type { Chain } from '@countersign/api'
import { parseDescriptor, type Descriptor } from '@countersign/safe/decode'
import { type Address, isSameAddress, createListeners } from '@countersign/primitives'
import { api } from '../client/apiClient.ts'

const known = new Map<string, Descriptor | null>()
const changes = createListeners()

/**
 * The operator's ERC-7730 file about a contract, once the service has answered. The page parses its text again, because the service is not
 * trusted.
 */
export function operatorDescriptorOf(chain: Chain, address: Address): Descriptor | null {
  const key = [chain.chainId, address.toLowerCase()].join()
  const cached = known.get(key)
  if (cached !== undefined) return cached
  known.set(key, null)
  void api()
    .getDescriptors({ params: { chainId: chain.chainId, address } })
    .then(
      (files) => {
        const found = files.flatMap(({ text }) => aboutThis(text, chain, address) ?? [])[0]
        if (found === undefined) return
        known.set(key, found)
        changes.notify()
      },
      // Without an answer the operator's descriptions are not shown.
      () => undefined,
    )
  return null
}

export const onOperatorDescriptors = changes.subscribe

function aboutThis(text: string, chain: Chain, address: Address): Descriptor | null {
  const parsed = parseDescriptor(text)
  const isAbout =
    parsed.ok &&
    parsed.descriptor.deployments.some((one) => one.chainId === chain.chainId && isSameAddress(one.address, address))
  return isAbout ? parsed.descriptor : null
}
