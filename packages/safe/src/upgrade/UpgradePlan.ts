import type { MasterCopy } from '@countersign/chains'
import type { Address } from '@countersign/primitives'
import type { MultiSendCall } from '../batch/MultiSendCall.ts'

/**
 * The contract versions an account can be upgraded to, oldest first.
 *
 * @example
 * upgradeTargets.includes('1.4.1') // true
 */
export const upgradeTargets = ['1.4.1', '1.5.0'] as const

/**
 * A contract version an account can be upgraded to.
 *
 * @example
 * const target: UpgradeTarget = '1.4.1'
 */
export type UpgradeTarget = (typeof upgradeTargets)[number]

/**
 * The facts that decide how an account is upgraded, from the chain.
 *
 * @example
 * const account: UpgradableAccount = { safe, masterCopy, fallbackHandler: null, nonce: 7n, isL2Network: true }
 */
export type UpgradableAccount = {
  readonly safe: Address
  /** Slot 0 of the account. */
  readonly masterCopy: Address
  readonly fallbackHandler: Address | null
  /** The nonce of the upgrade transaction: one migration only works as the account's first transaction. */
  readonly nonce: bigint
  /** Services on the network index accounts by events alone, so accounts there use the master copy that emits them. */
  readonly isL2Network: boolean
}

/**
 * The fallback handler after the upgrade: replaced by the handler of the new version, or unchanged.
 *
 * @example
 * const change: HandlerChange = { kind: 'kept', handler: null, isPublished: false }
 */
export type HandlerChange =
  | {
      readonly kind: 'replaced'
      readonly from: Address | null
      /** The published name of the current handler; its code is not compared, because it is no longer used. */
      readonly fromName: string | null
      readonly to: Address
    }
  | { readonly kind: 'kept'; readonly handler: Address | null; readonly isPublished: boolean }

/**
 * A published contract that takes part in an upgrade.
 *
 * @example
 * const contract: UpgradeContract = { role: 'new-code', name: 'SafeL2', version: '1.4.1', address: '0x…' }
 */
export type UpgradeContract = {
  readonly role: 'old-code' | 'migration' | 'batch' | 'new-code' | 'handler'
  readonly name: string
  readonly version: string
  readonly address: Address
}

/**
 * How an account gets the code of another version.
 *
 * @example
 * const plan: UpgradePlan = answer.plan
 */
export type UpgradePlan = {
  readonly from: MasterCopy
  readonly to: MasterCopy
  readonly handler: HandlerChange
  /** Every contract that takes part. The code of each has the published hash. */
  readonly contracts: readonly UpgradeContract[]
  /** The one call of the transaction: a delegatecall where `operation` is 1. */
  readonly call: MultiSendCall
  /** The call only works as the account's first transaction. */
  readonly isFirstOnly: boolean
  /** Signatures given before do not count afterwards: the hash of a transaction holds the chain id from 1.3.0 on only. */
  readonly voidsSignatures: boolean
}

/**
 * Why an account cannot be upgraded here, in words.
 *
 * @example
 * const refusal: UpgradeRefusal = { code: 'not-newer', reason: 'The account already runs 1.5.0.' }
 */
export type UpgradeRefusal = {
  readonly code: 'unknown-code' | 'other-code' | 'missing-code' | 'unread-code' | 'not-newer'
  readonly reason: string
}

/**
 * A plan, or why there is none.
 *
 * @example
 * if (answer.kind === 'plan') draft(answer.plan.call)
 */
export type UpgradeAnswer =
  | { readonly kind: 'plan'; readonly plan: UpgradePlan }
  | { readonly kind: 'refused'; readonly refusal: UpgradeRefusal }
