import { zodiacContracts } from '@countersign/chains'
import { type Address, isSameAddress } from '@countersign/primitives'
import type { NewRecovery } from '@countersign/safe/recovery'

/**
 * Whether a new module is a recovery of the account: created by the published factory from the published master copy,
 * both identified by address, and controlled by this account alone. The factory has the same addresses on every
 * chain; the checks compare the code.
 */
export const isRecoveryOf = (created: NewRecovery, safe: Address): boolean =>
  isAt(created.factory, 'ModuleProxyFactory') &&
  isAt(created.masterCopy, 'Delay') &&
  [created.owner, created.avatar, created.target].every((one) => isSameAddress(one, safe))

const isAt = (address: Address, name: string): boolean =>
  zodiacContracts.some((one) => one.name === name && isSameAddress(one.address, address))
