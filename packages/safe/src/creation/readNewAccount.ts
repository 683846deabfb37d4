import { proxyCreationCode } from '@countersign/chains'
import { type Address, type Hex, isHex, wordReader } from '@countersign/primitives'
import { decodeSetup } from './decodeSetup.ts'
import { encodeCreateProxyWithNonce } from './encodeCreateProxyWithNonce.ts'
import { predictSafeAddress } from './predictSafeAddress.ts'
import type { SetupInput } from './SetupInput.ts'

/**
 * An account that a call creates, as far as the bytes of the call say.
 *
 * @example
 * const owners = readNewAccount(call, '1.4.1')?.setup?.owners
 */
export type NewAccount = {
  readonly factory: Address
  /** The contract whose code it runs. */
  readonly singleton: Address
  readonly saltNonce: bigint
  /** Where the factory creates it, computed from the bytes (CREATE2). */
  readonly address: Address
  /** Null if the initializer is not a plain `setup`: the owners are then unknown. */
  readonly setup: Required<SetupInput> | null
}

/** createProxyWithNonce(address,bytes,uint256) of the factory. */
export const CREATE_PROXY_WITH_NONCE = '0x1688f0b9'

/**
 * Reads a call of a factory. The caller makes sure that the factory is the published one: another one may create anything, anywhere.
 *
 * @param call the call of the factory
 * @param version of the factory's code
 * @returns null for another method, another encoding, or a version whose accounts cannot be predicted here
 * @example
 * readNewAccount({ to: recipient, data: transferData }, '1.4.1') // null
 */
export function readNewAccount(
  { to: factory, data }: { readonly to: Address; readonly data: Hex },
  version: string,
): NewAccount | null {
  const creationCode = Object.entries(proxyCreationCode).find(([known]) => known === version)?.[1]
  if (creationCode === undefined || !isHex(data)) return null
  if (data.slice(0, 10).toLowerCase() !== CREATE_PROXY_WITH_NONCE) return null
  const at = wordReader(data, 4)
  const [singleton, initializer, saltNonce] = [at.address(0), at.bytes(32), at.uint(64)]
  if (singleton === null || initializer === null || saltNonce === null) return null
  const again = encodeCreateProxyWithNonce({ singleton, initializer, saltNonce })
  if (again.toLowerCase() !== data.toLowerCase()) return null
  const address = predictSafeAddress({
    factory,
    singleton,
    proxyCreationCode: creationCode,
    initializer,
    saltNonce,
    version,
  })
  return { factory, singleton, saltNonce, address, setup: decodeSetup(initializer) }
}
