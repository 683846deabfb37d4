import type { CallRequest } from '@countersign/api'
import { isVersionBelow } from '@countersign/safe'
import { ServiceError } from '../../errors/ServiceError.ts'
import type { KnownSafe } from './requireSafe.ts'
import { lookupMessages } from '../lookupMessages.ts'

/** Gas of the inner call, where the account's version requires it. @throws ServiceError `estimation/reverted` */
export async function readSafeTxGas(known: KnownSafe, { to, value, data, operation }: CallRequest): Promise<bigint> {
  if (!needsSafeTxGas(known)) return 0n
  const { address } = known.safe
  const safeTxGas = await known.runtime.reader.estimateSafeTxGas(address, { to, value, data: data ?? '0x', operation })
  if (safeTxGas !== null) return safeTxGas
  throw new ServiceError('estimation/reverted', () => lookupMessages.reverts({ to, address }))
}

/** From 1.3.0 on, zero means that a failing inner call reverts and the nonce stays unused. */
const needsSafeTxGas = ({ safe, runtime }: KnownSafe) =>
  !runtime.config.l2 && safe.version !== null && isVersionBelow(safe.version, '1.3.0')
