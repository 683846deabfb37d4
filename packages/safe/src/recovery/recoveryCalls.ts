import { type Address, encodeParameters, type Hex } from '@countersign/primitives'
import type { MultiSendCall } from '../batch/MultiSendCall.ts'
import { enableModule } from '../settings/powers/powerCalls.ts'
import { planModuleRemoval } from '../settings/powers/planModuleRemoval.ts'
import { DELAY } from './delaySelectors.ts'
import type { AnnouncedCall, RecoveryModule } from './RecoveryModule.ts'

const call = (to: Address, data: Hex): MultiSendCall => ({ to, value: 0n, data, operation: 0 })

/**
 * Sets the notice, also for waiting attempts.
 *
 * @param module address of the Delay module
 * @param seconds between announcement and execution
 * @throws SafeError `number/out-of-range`
 * @see Delay.setTxCooldown, called by the account
 * @example
 * setNotice(module, 14n * 86_400n)
 */
export const setNotice = (module: Address, seconds: bigint): MultiSendCall =>
  call(module, encodeParameters(DELAY.setTxCooldown, [{ uint: seconds }]))

/**
 * Sets how long an attempt can be executed after its notice.
 *
 * @param module address of the Delay module
 * @param seconds 0: without end; else 60 or more
 * @throws SafeError `number/out-of-range`
 * @see Delay.setTxExpiration, called by the account
 * @example
 * setExpiration(module, 0n)
 */
export const setExpiration = (module: Address, seconds: bigint): MultiSendCall =>
  call(module, encodeParameters(DELAY.setTxExpiration, [{ uint: seconds }]))

/**
 * Allows an address to announce recoveries.
 *
 * @param module address of the Delay module
 * @param recoverer the address that gets the right
 * @throws SafeError `address/malformed`
 * @see Modifier.enableModule, called by the account
 * @example
 * addRecoverer(module, lawyer)
 */
export const addRecoverer = (module: Address, recoverer: Address): MultiSendCall => enableModule(module, recoverer)

/**
 * Removes the right to announce from recoverers. The module stores them in a linked list and requires the previous
 * entry.
 *
 * @param module the Delay module with its recoverers in the order of its list
 * @param removed the addresses that lose the right
 * @throws SafeError `modules/missing` for an address that is not a recoverer
 * @see Modifier.disableModule, called by the account
 * @example
 * removeRecoverers(delay, [lawyer]).length // 1
 */
export const removeRecoverers = (
  { address, recoverers }: Pick<RecoveryModule, 'address' | 'recoverers'>,
  removed: readonly Address[],
): MultiSendCall[] => planModuleRemoval(address, recoverers, removed)

/**
 * Cancels every attempt announced so far. An attempt announced after this call was built is not cancelled.
 *
 * @param module the Delay module with the number of the next announcement
 * @see Delay.setTxNonce, called by the account
 * @example
 * cancelAttempts(delay).to // delay.address
 */
export const cancelAttempts = ({
  address,
  queueNonce,
}: Pick<RecoveryModule, 'address' | 'queueNonce'>): MultiSendCall =>
  call(address, encodeParameters(DELAY.setTxNonce, [{ uint: queueNonce }]))

/**
 * Skips every lapsed attempt at the head of the queue. Any address may call it.
 *
 * @param module address of the Delay module
 * @see Delay.skipExpired
 * @example
 * skipLapsed(module).data // '0xb19d4758'
 */
export const skipLapsed = (module: Address): MultiSendCall => call(module, DELAY.skipExpired)

/**
 * The call with which a recoverer announces an attempt.
 *
 * @param module address of the Delay module
 * @param announced the call that the account will make after the notice
 * @see Delay.execTransactionFromModule
 * @example
 * announceAttempt(module, { to: account, value: 0n, data, operation: 0 })
 */
export const announceAttempt = (module: Address, announced: AnnouncedCall): MultiSendCall =>
  call(module, withCall(DELAY.execTransactionFromModule, announced))

/**
 * The call that executes the next attempt after its notice. Any address may send it.
 *
 * @param module address of the Delay module
 * @param announced the call exactly as it was announced
 * @see Delay.executeNextTx
 * @example
 * executeAttempt(delay.address, { to: account, value: 0n, data: newThreshold, operation: 0 }).to // delay.address
 */
export const executeAttempt = (module: Address, announced: AnnouncedCall): MultiSendCall =>
  call(module, withCall(DELAY.executeNextTx, announced))

const withCall = (selector: Hex, { to, value, data, operation }: AnnouncedCall): Hex =>
  encodeParameters(selector, [{ address: to }, { uint: value }, { bytes: data }, { uint: BigInt(operation) }])
