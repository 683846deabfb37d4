import { type Address, encodeParameters, type Hex } from '@countersign/primitives'
import type { MultiSendCall } from '../batch/MultiSendCall.ts'
import { enableModule } from '../settings/powers/powerCalls.ts'
import { planModuleRemoval } from '../settings/powers/planModuleRemoval.ts'
import { DELAY } from './delaySelectors.ts'
import type { AnnouncedCall, RecoveryModule } from './RecoveryModule.ts'

const call = (to: Address, data: Hex): MultiSendCall => ({ to, value: 0n, data, operation: 0 })

/**
 * Sets the notice. It holds for attempts that run already, too.
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
 * Sets how long an attempt can be carried out after its notice.
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
 * Lets somebody announce recoveries.
 *
 * @param module address of the Delay module
 * @param recoverer who gets the right
 * @throws SafeError `address/malformed`
 * @see Modifier.enableModule, called by the account
 * @example
 * addRecoverer(module, lawyer)
 */
export const addRecoverer = (module: Address, recoverer: Address): MultiSendCall => enableModule(module, recoverer)

/**
 * Takes the right to announce from recoverers; the module keeps them in a linked list and asks for the one before.
 *
 * @param module the Delay module with its recoverers in the order of its list
 * @param removed who loses the right
 * @throws SafeError `modules/missing` for one who is no recoverer
 * @see Modifier.disableModule, called by the account
 * @example
 * removeRecoverers(module, [lawyer])
 */
export const removeRecoverers = (
  { address, recoverers }: Pick<RecoveryModule, 'address' | 'recoverers'>,
  removed: readonly Address[],
): MultiSendCall[] => planModuleRemoval(address, recoverers, removed)

/**
 * Cancels every attempt announced so far. One that is announced after this was built still runs.
 *
 * @param module the Delay module with the number of the next announcement
 * @see Delay.setTxNonce, called by the account
 * @example
 * cancelAttempts(module)
 */
export const cancelAttempts = ({
  address,
  queueNonce,
}: Pick<RecoveryModule, 'address' | 'queueNonce'>): MultiSendCall =>
  call(address, encodeParameters(DELAY.setTxNonce, [{ uint: queueNonce }]))

/**
 * Moves past every attempt at the head of the queue that has lapsed. Anybody may call it.
 *
 * @param module address of the Delay module
 * @see Delay.skipExpired
 * @example
 * skipLapsed(module).data // '0xb19d4758'
 */
export const skipLapsed = (module: Address): MultiSendCall => call(module, DELAY.skipExpired)

/**
 * What a recoverer sends to announce an attempt.
 *
 * @param module address of the Delay module
 * @param announced the call that the account shall make after the notice
 * @see Delay.execTransactionFromModule
 * @example
 * announceAttempt(module, { to: account, value: 0n, data, operation: 0 })
 */
export const announceAttempt = (module: Address, announced: AnnouncedCall): MultiSendCall =>
  call(module, withCall(DELAY.execTransactionFromModule, announced))

/**
 * What anybody sends to carry the next attempt out after its notice.
 *
 * @param module address of the Delay module
 * @param announced the call exactly as it was announced
 * @see Delay.executeNextTx
 * @example
 * executeAttempt(module, attempt.call)
 */
export const executeAttempt = (module: Address, announced: AnnouncedCall): MultiSendCall =>
  call(module, withCall(DELAY.executeNextTx, announced))

const withCall = (selector: Hex, { to, value, data, operation }: AnnouncedCall): Hex =>
  encodeParameters(selector, [{ address: to }, { uint: value }, { bytes: data }, { uint: BigInt(operation) }])
