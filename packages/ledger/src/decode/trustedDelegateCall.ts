import type { DataDecoded } from '@countersign/api'
import { findContractByAddress, type SafeContractName } from '@countersign/chains'
import type { Address } from '@countersign/primitives'
import { innerCallsOf } from './decodeData.ts'

/** Libraries made to run with the account's own storage. Any other delegatecall can take control of the account. */
const TRUSTED: ReadonlySet<SafeContractName> = new Set([
  'MultiSend',
  'MultiSendCallOnly',
  'SignMessageLib',
  'SafeMigration',
  'SafeToL2Migration',
  'SafeToL2Setup',
  'CreateCall',
  'SimulateTxAccessor',
] satisfies SafeContractName[])

/**
 * Whether an address is a published library made for delegatecalls.
 *
 * @example
 * isTrustedForDelegateCall(multiSendCallOnly) // true
 * isTrustedForDelegateCall(safe) // false
 */
export const isTrustedForDelegateCall = (address: Address): boolean =>
  findContractByAddress(address).some(({ name }) => TRUSTED.has(name))

/**
 * Whether a batch contains a delegatecall, at any depth. Then the batch is only as trustworthy as the code of that
 * call.
 *
 * @example
 * hasNestedDelegateCall(decodeData(batch)) // false
 */
export function hasNestedDelegateCall(decoded: DataDecoded | null): boolean {
  return innerCallsOf(decoded).some((call) => call.operation === 1 || hasNestedDelegateCall(call.dataDecoded))
}
