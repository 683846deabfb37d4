import type { Address, Hex } from '@countersign/primitives'
import type { ProxyKind } from '../decode/ResolvedTarget.ts'

/**
 * Which code runs at an address. `own`: the code that stands there. `clone`: that of another contract, for good (EIP-1167).
 * `exchangeable`: that of another contract, as long as whoever controls the proxy does not name a third one.
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
 * Who can change a contract, as the contract itself tells: `rules` by a method of its own, `code` by giving a proxy other code.
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
  /** Keccak-256 of the code that stands there; null where there is none. */
  readonly codeHash: Hex | null
  readonly run: CodeRun
  readonly controllers: readonly Controller[]
  /** A minimal proxy that was never set up: whoever does it first controls it. */
  readonly isUnowned?: boolean
}
