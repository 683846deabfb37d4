import { proxyCreationCode } from '@countersign/chains'
import type { Address, Hex } from '@countersign/primitives'
import { SafeError } from '../errors/SafeError.ts'
import type { CreationData } from './CreationData.ts'
import { creationErrorMessages as messages } from './creationErrorMessages.ts'
import { encodeCreateProxyWithNonce } from './encodeCreateProxyWithNonce.ts'
import { encodeSetup } from './encodeSetup.ts'
import { predictSafeAddress } from './predictSafeAddress.ts'

/**
 * The address of an account and the call of the factory that creates it, from its creation data alone.
 *
 * @throws SafeError `creation/invalid` when the contract would refuse owners or threshold, or when the version's
 * creation code is not known here; `number/out-of-range`
 * @example
 * const { address, call } = predictAccount(creation)
 */
export function predictAccount(creation: CreationData): {
  readonly address: Address
  readonly initializer: Hex
  readonly call: Hex
} {
  const { version, factory, singleton, owners, threshold, to, data, fallbackHandler, saltNonce, paymentReceiver } =
    creation
  const code = Object.entries(proxyCreationCode).find(([known]) => known === version)?.[1]
  if (code === undefined) {
    const reason = messages.unknownFactory(version)
    throw new SafeError('creation/invalid', reason, { reason })
  }
  const initializer = encodeSetup({
    owners,
    threshold,
    fallbackHandler,
    ...(to === undefined ? {} : { to }),
    ...(data === undefined ? {} : { data }),
    ...(paymentReceiver === undefined ? {} : { paymentReceiver }),
  })
  return {
    address: predictSafeAddress({ factory, singleton, proxyCreationCode: code, initializer, saltNonce, version }),
    initializer,
    call: encodeCreateProxyWithNonce({ singleton, initializer, saltNonce }),
  }
}
