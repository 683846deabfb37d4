import { findContractByAddress, proxyCreationCode, safeVersions } from '@countersign/chains'
import { type Address, type Hex, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import type { CreationData } from './CreationData.ts'
import { decodeSetup } from './decodeSetup.ts'
import { explainSetupProblem } from './explainSetupProblem.ts'
import { predictAccount } from './predictAccount.ts'

/**
 * How an account was created, as a service or a node reports it.
 *
 * @example
 * const record: CreationRecord = { factory, singleton, initializer, saltNonce: 0n }
 */
export type CreationRecord = {
  readonly factory: Address
  readonly singleton: Address
  /** Calldata of `setup`. */
  readonly initializer: Hex
  readonly saltNonce: bigint
}

/**
 * The creation data of an account, or why they cannot be used for another network: `unreadable` (the initializer is not
 * a plain `setup` call), `payment` (anyone could create it elsewhere for another price), `other-address` (the record is not
 * that of this account, or of a version that cannot be predicted).
 *
 * @example
 * const proved: ProvedCreation = { isProved: false, cause: 'payment' }
 */
export type ProvedCreation =
  | { readonly isProved: true; readonly creation: CreationData }
  | { readonly isProved: false; readonly cause: 'unreadable' | 'payment' | 'other-address' }

/**
 * Proves a record by the account's address, which is a hash over all of it: a record with one changed value gives
 * another address. So its source does not matter.
 *
 * @param account the address of the account
 * @example
 * proveCreation(safe, { factory, singleton, initializer, saltNonce: 0n }).isProved // true
 */
export function proveCreation(
  account: Address,
  { factory, singleton, initializer, saltNonce }: CreationRecord,
): ProvedCreation {
  const setup = decodeSetup(initializer)
  if (setup === null) return { isProved: false, cause: 'unreadable' }
  const { owners, threshold, to, data, fallbackHandler, payment, paymentToken, paymentReceiver } = setup
  if (payment !== 0n || !isSameAddress(paymentToken, ZERO_ADDRESS)) return { isProved: false, cause: 'payment' }
  if (explainSetupProblem(setup) !== null) return { isProved: false, cause: 'other-address' }
  const plain = {
    factory,
    singleton,
    owners,
    threshold,
    fallbackHandler,
    saltNonce,
    ...(isSameAddress(to, ZERO_ADDRESS) && data === '0x' ? {} : { to, data }),
    ...(isSameAddress(paymentReceiver, ZERO_ADDRESS) ? {} : { paymentReceiver }),
  }
  const creation = versionsOf(factory)
    .map((version): CreationData => ({ ...plain, version }))
    .find((one) => isSameAddress(predictAccount(one).address, account))
  return creation ? { isProved: true, creation } : { isProved: false, cause: 'other-address' }
}

/** The versions whose accounts can be predicted, those that published this factory first: two versions may create the same proxy. */
function versionsOf(factory: Address): readonly string[] {
  const known = safeVersions.filter((version) => Object.hasOwn(proxyCreationCode, version))
  const published = findContractByAddress(factory)
  const isOf = (one: string) => published.some(({ version }) => version === one)
  return [...known.filter(isOf), ...known.filter((version) => !isOf(version))]
}
