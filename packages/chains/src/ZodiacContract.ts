import type { Address, Hex } from './SafeDeployment.ts'

/** Name of a contract of the Zodiac collection. */
export type ZodiacContractName = 'Delay' | 'ModuleProxyFactory' | 'Permissions' | 'Roles' | 'ScopeGuard'

/**
 * A contract of the Zodiac collection with published code. It has the same address on every chain: any account can
 * deploy it there through the ERC-2470 singleton factory.
 *
 * An account's own module or guard is a minimal proxy (EIP-1167) whose target is the address of a `module` or `guard`
 * here.
 *
 * @example
 * const contract: ZodiacContract = { kind: 'module', name: 'Delay', version: '1.0.1', address: '0xd548…', codeHash: '0xc3bd…' }
 */
export type ZodiacContract = {
  readonly kind: 'module' | 'guard' | 'factory' | 'library'
  readonly name: ZodiacContractName
  readonly version: string
  readonly address: Address
  /** Keccak-256 of the runtime code. Other code at the address is unknown code. */
  readonly codeHash: Hex
}
