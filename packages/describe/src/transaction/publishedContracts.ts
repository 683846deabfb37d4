import { findContractByAddress, safeDeployments } from '@countersign/chains'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'

export type PublishedContract = { readonly name: string; readonly version: string; readonly codeHash: Hex }

/**
 * The published Safe contracts at an address, with the hash the code of each must have.
 *
 * @example
 * publishedAt(MULTI_SEND_CALL_ONLY_1_4_1)[0] // { name: 'MultiSendCallOnly', version: '1.4.1', … }
 */
export function publishedAt(address: Address): PublishedContract[] {
  return findContractByAddress(address).flatMap(({ name, version }) =>
    (safeDeployments[version][name] ?? [])
      .filter((deployment) => isSameAddress(deployment.address, address) && !deployment.devOnly)
      .map(({ codeHash }) => ({ name, version, codeHash })),
  )
}

/**
 * The published master copies at an address, with the hash that the code of each must have.
 *
 * @example
 * publishedSingletons('0x41675C099F32341bf84BFc5382aF534df5C7461a').map(({ name }) => name) // ['Safe 1.4.1']
 */
export const publishedSingletons = (address: Address): { readonly name: string; readonly codeHash: Hex }[] =>
  publishedAt(address)
    .filter(({ name }) => name === 'Safe' || name === 'SafeL2')
    .map(({ name, version, codeHash }) => ({ name: `${name} ${version}`, codeHash }))
