import type { Address, Hex } from '@countersign/primitives'
import { encodeMultiSend } from '../batch/encodeMultiSend.ts'
import type { CreationData } from './CreationData.ts'
import { predictAccount } from './predictAccount.ts'

/**
 * Calldata of `multiSend` that creates an account and runs its first transaction, both or neither. Any wallet sends it to
 * MultiSendCallOnly as a plain call; MultiSend accepts only delegatecalls. The sender of both calls is then MultiSendCallOnly,
 * so every signature must be a real one: the wallet that sends it does not count as an owner who approves.
 *
 * @param creation of the account
 * @param execution calldata of `execTransaction`, see `encodeExecTransaction`
 * @throws SafeError `creation/invalid`, `number/out-of-range`
 * @example
 * const execution = encodeExecTransaction(transaction, packSignatures([]))
 * decodeMultiSend(encodeDeployAndExecute(creation, execution))?.length // 2
 */
export function encodeDeployAndExecute(creation: CreationData, execution: Hex): Hex {
  const { address, call } = predictAccount(creation)
  return encodeMultiSend([callOf(creation.factory, call), callOf(address, execution)])
}

const callOf = (to: Address, data: Hex) => ({ operation: 0, to, value: 0n, data }) as const
