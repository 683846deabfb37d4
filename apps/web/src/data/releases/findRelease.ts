import { findContractByAddress, safeDeployments } from '@countersign/chains'
import type { Address, Hex } from '@countersign/primitives'

/** The contract that is published at an address with the same code hash. */
export type Release = { readonly name: string; readonly version: string }

/** The published contract at an address. @param codeHash null: only the address is compared. Load this file with `import()`. */
export function findRelease(address: Address, codeHash: Hex | null): Release | null {
  const at = findContractByAddress(address).toReversed()
  const found = at.find(({ name, version }) =>
    codeHash === null
      ? true
      : safeDeployments[version][name]?.some(
          (one) => one.address.toLowerCase() === address.toLowerCase() && one.codeHash === codeHash && !one.devOnly,
        ),
  )
  return found ? { name: found.name, version: found.version } : null
}
