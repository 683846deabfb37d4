import type { Address } from '@countersign/primitives'

/**
 * The published contracts of a recovery.
 *
 * @example
 * const contracts: DelayContracts = { factory, masterCopy } // both from `zodiacContracts` of `@countersign/chains`
 */
export type DelayContracts = {
  /** ModuleProxyFactory. */
  readonly factory: Address
  /** Master copy of Delay. */
  readonly masterCopy: Address
}
