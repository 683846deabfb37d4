import type { DataDecoded, InnerCall } from '@countersign/api'
import { findContractByAddress, type SafeContractName } from '@countersign/chains'
import type { Address } from '@countersign/safe/light'

/** Libraries made to be run with the account's own storage. Anything else that is delegatecalled could take it over. */
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

export const isTrustedForDelegateCall = (address: Address): boolean =>
  findContractByAddress(address).some(({ name }) => TRUSTED.has(name))

/** A batch is only as trusted as what it holds: a delegatecall inside spoils it. */
export function hasNestedDelegateCall(decoded: DataDecoded | null): boolean {
  return innerCallsOf(decoded).some((call) => call.operation === 1 || hasNestedDelegateCall(call.dataDecoded))
}

export function innerCallsOf(decoded: DataDecoded | null): readonly InnerCall[] {
  const inner = decoded?.method === 'multiSend' ? decoded.parameters?.[0]?.valueDecoded : null
  return Array.isArray(inner) ? inner : []
}
