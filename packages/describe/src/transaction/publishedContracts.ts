import { findContractByAddress, safeDeployments } from '@countersign/chains'
import { isSameAddress, type Address, type Hex } from '@countersign/safe/light'

export type PublishedContract = { readonly name: string; readonly version: string; readonly codeHash: Hex }

/** The published Safe contracts at an address, with the hash the code of each must have. */
export function publishedAt(address: Address): PublishedContract[] {
  return findContractByAddress(address).flatMap(({ name, version }) =>
    (safeDeployments[version][name] ?? [])
      .filter((deployment) => isSameAddress(deployment.address, address) && !deployment.devOnly)
      .map(({ codeHash }) => ({ name, version, codeHash })),
  )
}

export const publishedSingletons = (address: Address): { readonly name: string; readonly codeHash: Hex }[] =>
  publishedAt(address)
    .filter(({ name }) => name === 'Safe' || name === 'SafeL2')
    .map(({ name, version, codeHash }) => ({ name: `${name} ${version}`, codeHash }))
