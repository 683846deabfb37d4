import type { Address, Hex } from './SafeDeployment.ts'

/**
 * One address of Safe's AllowanceModule, which lets beneficiaries spend within limits without signatures.
 *
 * `chainIds` are decimal. `codeHash` (keccak-256 of the runtime code) is present only with `devOnly`: no npm package
 * contains the hash of the published code, so elsewhere the contract is recognised by its address alone. `devOnly`
 * marks this repository's own contract with the same ABI, deployed at this address on local chains; on any other
 * chain it is a mismatch.
 */
export type AllowanceModuleDeployment = {
  readonly version: string
  readonly address: Address
  readonly chainIds: readonly string[]
  readonly codeHash?: Hex
  readonly devOnly?: true
}
