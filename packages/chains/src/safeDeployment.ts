import type { safeContractNames, safeVersions } from './generated/deployments.ts'

/** EIP-55 checksummed address. */
export type Address = `0x${string}`

/** 0x-prefixed bytes. */
export type Hex = `0x${string}`

/** A released version of the Safe contracts. 1.0.0–1.2.0 are here to be recognised, not to be deployed. */
export type SafeVersion = (typeof safeVersions)[number]

/** A contract of the Safe family, named alike in every version (`GnosisSafe` of 1.3.0 is `Safe`). */
export type SafeContractName = (typeof safeContractNames)[number]

/**
 * One published place of a contract.
 *
 * `codeHash` is the keccak-256 of the runtime code (`eth_getCode`). `variant` tells which deployer factory was used:
 * 1.3.0 exists twice (`canonical`, and `eip155` for chains that refuse unprotected transactions); later versions have
 * one address each. `devOnly` marks a code hash that only a local development chain may show; on any other chain it
 * must be treated as a mismatch.
 */
export type SafeDeployment = {
  address: Address
  codeHash: Hex
  variant: 'canonical' | 'eip155'
  devOnly?: true
}
