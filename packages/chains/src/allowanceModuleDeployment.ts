import type { Address, Hex } from './safeDeployment.ts'

/**
 * One place of Safe's AllowanceModule, which lets delegates of an account spend within limits.
 *
 * `chainIds` are decimal. `codeHash` (keccak-256 of the runtime code) is there with `devOnly` alone: no hash of the
 * published code is on npm, so code found elsewhere is known by its address and no more. `devOnly` marks our own
 * contract with the same ABI that stands at this address on local chains; on any other chain it is a mismatch.
 */
export type AllowanceModuleDeployment = {
  readonly version: string
  readonly address: Address
  readonly chainIds: readonly string[]
  readonly codeHash?: Hex
  readonly devOnly?: true
}
