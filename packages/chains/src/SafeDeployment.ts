import type { safeContractNames, safeVersions } from './generated/deployments.ts'

/** EIP-55 checksummed address. */
export type Address = `0x${string}`

/** 0x-prefixed bytes. */
export type Hex = `0x${string}`

/** A released version of the Safe contracts. 1.0.0–1.2.0 are only recognised, not deployed. */
export type SafeVersion = (typeof safeVersions)[number]

/** A contract of the Safe family, with one name for every version (`GnosisSafe` of 1.3.0 is `Safe`). */
export type SafeContractName = (typeof safeContractNames)[number]

/**
 * One published address of a contract.
 *
 * `codeHash` is the keccak-256 of the runtime code (`eth_getCode`). `variant` names the deployer factory: 1.3.0
 * exists twice (`canonical`, and `eip155` for chains that refuse unprotected transactions); later versions have one
 * address each. `devOnly` marks a code hash that is valid on a local development chain only; on any other chain it is
 * a mismatch.
 */
export type SafeDeployment = {
  address: Address
  codeHash: Hex
  variant: 'canonical' | 'eip155'
  devOnly?: true
}
