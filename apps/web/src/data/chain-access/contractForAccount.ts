import type { Chain, SafeState } from '@countersign/api'
import { findSafeDeployment, findVariant } from '@countersign/chains'
import type { Address } from '@countersign/primitives'

const CONFIGURED = { MultiSendCallOnly: 'multiSendCallOnlyAddress', SignMessageLib: 'signMessageLibAddress' } as const

/**
 * The contract of a release that works for an account. The network has the family of its master copy; a network without the canonical
 * contracts has those of the family `eip155`. For a master copy that is not published, the network's configuration decides. The review
 * judges the code at the address in each case.
 * @param version of the account, without build metadata
 */
export function contractForAccount(
  name: keyof typeof CONFIGURED,
  version: string,
  { chain, safe }: { readonly chain: Chain; readonly safe: Pick<SafeState, 'implementation'> },
): Address | null {
  const variant = findVariant(safe.implementation.value, version)
  const own = variant && findSafeDeployment(version, name, variant)?.address
  return own ?? chain.contractAddresses[CONFIGURED[name]] ?? findSafeDeployment(version, name)?.address ?? null
}
