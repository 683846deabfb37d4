import type { Address, Hex } from '@countersign/primitives'
import type { ProxyKind } from '../decode/ResolvedTarget.ts'

/**
 * The code that runs at an address. `own`: the code at that address. `clone`: permanently that of another contract
 * (EIP-1167). `exchangeable`: that of another contract, until the controller of the proxy names a different one.
 *
 * @example
 * const run: CodeRun = { kind: 'clone', target, targetHash }
 */
export type CodeRun =
  | { readonly kind: 'none' | 'own' }
  | { readonly kind: 'clone'; readonly target: Address; readonly targetHash: Hex | null }
  | {
      readonly kind: 'exchangeable'
      readonly proxy: ProxyKind
      readonly target: Address
      readonly targetHash: Hex | null
    }

/**
 * An address that can change a contract, according to the contract itself: `rules` by a method of its own, `code` by
 * exchanging the code of a proxy.
 *
 * @example
 * const controller: Controller = { of: 'rules', address: owner, place: 'owner()' }
 */
export type Controller = {
  readonly of: 'rules' | 'code'
  readonly address: Address
  /** Where it was read: a method or a storage slot. */
  readonly place: string
}

/**
 * A contract as it was read from a chain, all at one block.
 *
 * @example
 * const facts: ContractFacts = await readContract(chain, module)
 */
export type ContractFacts = {
  readonly address: Address
  /** Keccak-256 of the code at the address; null if there is none. */
  readonly codeHash: Hex | null
  readonly run: CodeRun
  readonly controllers: readonly Controller[]
  /** A minimal proxy that was never set up: the first caller of its setup controls it. */
  readonly isUnowned?: boolean
}
