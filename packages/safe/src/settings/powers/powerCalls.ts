import { type Address, encodeParameters, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import type { MultiSendCall } from '../../batch/MultiSendCall.ts'

/**
 * The call that enables a module, which can then act for the account without signatures.
 *
 * @param account the account, which calls itself
 * @param module the contract that gets the power
 * @throws SafeError `address/malformed`
 * @see ModuleManager.enableModule of the Safe contracts
 * @example
 * enableModule(account, first) // { to: account, value: 0n, data: '0x610b5925…', operation: 0 }
 */
export const enableModule = (account: Address, module: Address): MultiSendCall =>
  selfCall(account, encodeParameters('0x610b5925', [{ address: module }]))

/**
 * The call that disables a module. `planModuleRemoval` finds the previous one.
 *
 * @param account the account, which calls itself
 * @param previous the module before it in the account's list, the sentinel address for the first one
 * @param module the contract that loses the power
 * @throws SafeError `address/malformed`
 * @see ModuleManager.disableModule of the Safe contracts
 * @example
 * disableModule(account, SENTINEL_ADDRESS, first)
 */
export const disableModule = (account: Address, previous: Address, module: Address): MultiSendCall =>
  selfCall(account, encodeParameters('0xe009cfde', [{ address: previous }, { address: module }]))

/**
 * The call that sets the guard, which may refuse every transaction, or removes it.
 *
 * @param account the account, which calls itself
 * @param guard null removes the guard
 * @throws SafeError `address/malformed`
 * @see GuardManager.setGuard of the Safe contracts, from 1.3.0 on
 * @example
 * setGuard(account, null).data === `0xe19a9dd9${'0'.repeat(64)}` // true
 */
export const setGuard = (account: Address, guard: Address | null): MultiSendCall =>
  selfCall(account, encodeParameters('0xe19a9dd9', [{ address: guard ?? ZERO_ADDRESS }]))

/**
 * The call that sets the guard for modules, which may refuse every transaction of a module, or removes it.
 *
 * @param account the account, which calls itself
 * @param moduleGuard null removes it
 * @throws SafeError `address/malformed`
 * @see ModuleManager.setModuleGuard of the Safe contracts, from 1.5.0 on
 * @example
 * setModuleGuard(account, moduleGuard)
 */
export const setModuleGuard = (account: Address, moduleGuard: Address | null): MultiSendCall =>
  selfCall(account, encodeParameters('0xe068df37', [{ address: moduleGuard ?? ZERO_ADDRESS }]))

/**
 * The call that sets or removes the contract which answers calls that the account itself does not implement.
 *
 * @param account the account, which calls itself
 * @param handler null removes it
 * @throws SafeError `address/malformed`
 * @see FallbackManager.setFallbackHandler of the Safe contracts, from 1.1.1 on
 * @example
 * setFallbackHandler(account, state.fallbackHandler).data.slice(0, 10) // '0xf08a0323'
 */
export const setFallbackHandler = (account: Address, handler: Address | null): MultiSendCall =>
  selfCall(account, encodeParameters('0xf08a0323', [{ address: handler ?? ZERO_ADDRESS }]))

const selfCall = (account: Address, data: Hex): MultiSendCall => ({ to: account, value: 0n, data, operation: 0 })
