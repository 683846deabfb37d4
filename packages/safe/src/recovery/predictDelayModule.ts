import { type Address, addressWord, checksumAddress, hashWord, type Hex, uintWord } from '@countersign/primitives'
import { keccakLight } from './keccakLight.ts'
import type { DelayContracts } from './DelayContracts.ts'

/**
 * The address at which the factory creates a module (CREATE2, EIP-1014): salt = keccak(keccak(initializer) ‖
 * saltNonce), code = the creation code of a minimal proxy (EIP-1167) of the master copy.
 *
 * @param contracts factory and master copy
 * @param initializer calldata of the module's `setUp`
 * @param saltNonce as given to the factory
 * @throws SafeError `number/out-of-range`, `address/malformed`
 * @see ModuleProxyFactory.deployModule
 * @example
 * const [factory, masterCopy] = [first, second]
 * const initializer = encodeDelaySetUp({ account, cooldown: 14n * 86_400n, expiration: 0n })
 * predictDelayModule({ factory, masterCopy }, initializer, 0n)
 */
export function predictDelayModule(
  { factory, masterCopy }: DelayContracts,
  initializer: Hex,
  saltNonce: bigint,
): Address {
  const salt = keccakLight(`0x${hashWord(keccakLight(initializer))}${uintWord(saltNonce)}`)
  const target = addressWord(masterCopy).slice(24)
  const codeHash = keccakLight(`0x602d8060093d393df3363d3d373d3d3d363d73${target}5af43d82803e903d91602b57fd5bf3`)
  const digest = keccakLight(`0xff${addressWord(factory).slice(24)}${hashWord(salt)}${hashWord(codeHash)}`)
  return checksumAddress(`0x${digest.slice(26)}`)
}
