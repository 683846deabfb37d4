import { encodeParameters, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { SafeError } from '../errors/SafeError.ts'
import { explainSetupProblem } from './explainSetupProblem.ts'
import type { SetupInput } from './SetupInput.ts'

/**
 * Calldata of `setup` with eight parameters (1.1.1 and later): the initializer of a new account.
 *
 * @throws SafeError `creation/invalid` when the contract would refuse owners or threshold; `number/out-of-range`
 * @example
 * const initializer = encodeSetup({ owners: [alice, bob], threshold: 2, fallbackHandler })
 */
export function encodeSetup(setup: SetupInput): Hex {
  const reason = explainSetupProblem(setup)
  if (reason !== null) throw new SafeError('creation/invalid', reason, { reason })
  return encodeParameters('0xb63e800d', [
    { addresses: setup.owners },
    { uint: BigInt(setup.threshold) },
    { address: setup.to ?? ZERO_ADDRESS },
    { bytes: setup.data ?? '0x' },
    { address: setup.fallbackHandler ?? ZERO_ADDRESS },
    { address: setup.paymentToken ?? ZERO_ADDRESS },
    { uint: setup.payment ?? 0n },
    { address: setup.paymentReceiver ?? ZERO_ADDRESS },
  ])
}
