import type { Address } from '@countersign/primitives'
import type { MultiSendCall } from '../batch/MultiSendCall.ts'
import type { SettingsDifference } from '../settings/settingsSince.ts'
import type { UpgradeAnswer, UpgradePlan } from '../upgrade/UpgradePlan.ts'

/**
 * An account at one block, as the chain has it.
 *
 * @example
 * const now: SetupNow = { account: safe, ...state }
 */
export type SetupNow = {
  readonly account: Address
  /** False: no chain has it yet, and the values are those that its creation will give it. */
  readonly isDeployed?: boolean
  /** `VERSION()` of the account. */
  readonly version: string
  /** In the order of `getOwners()`. */
  readonly owners: readonly Address[]
  readonly threshold: number
  /** In the order of the contract's list. */
  readonly modules: readonly Address[]
  /** The account has more modules than were read. */
  readonly hasMoreModules?: boolean
  readonly fallbackHandler: Address | null
}

/**
 * What the chain says about the addresses of a target.
 *
 * @example
 * const reads: SetupReads = { hasCode: () => true, upgrade: null }
 */
export type SetupReads = {
  /** Whether a contract has the address on this network. */
  hasCode(address: Address): boolean
  /** The answer of `planUpgrade` for the version of the target; null if it was not read. */
  readonly upgrade: UpgradeAnswer | null
}

/**
 * A part of the target that this account does not get, and why.
 *
 * @example
 * const one: LeftOut = { part: 'module', address: recipient, why: 'no-contract' }
 */
export type LeftOut =
  | { readonly part: 'module' | 'fallbackHandler'; readonly address: Address; readonly why: 'no-contract' }
  | { readonly part: 'modules'; readonly why: 'unread' }
  | { readonly part: 'version'; readonly why: 'newer' | 'unread' | 'not-deployed' }
  | { readonly part: 'version'; readonly why: 'refused'; readonly reason: string }

/**
 * How one account reaches the target. `apart`: its contract is below 1.3.0, whose hashes contain no chain id, so a
 * signature for one network is valid on every other one. `refused`: the contract would refuse the target.
 *
 * @example
 * const planned: PlannedSetup = { kind: 'apart', version: '1.1.1' }
 */
export type PlannedSetup =
  | { readonly kind: 'apart'; readonly version: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | {
      readonly kind: 'planned'
      /** From today's set-up to the target, without the version and without what is left out. */
      readonly differences: readonly SettingsDifference[]
      /**
       * Its own transaction, before the batch: a batch must not contain a delegatecall. Null if the version stays.
       */
      readonly upgrade: UpgradePlan | null
      /** The batch: calls of the account to itself, for its state after the upgrade. */
      readonly calls: readonly MultiSendCall[]
      readonly leftOut: readonly LeftOut[]
    }
