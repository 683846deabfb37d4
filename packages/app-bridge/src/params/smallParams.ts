import type { Hex } from '@countersign/primitives'
import { ERRORS } from '../errors/ERRORS.ts'
import { fieldOf, isRecord, ParamError, readerSchema, shown } from './readerSchema.ts'

const HASH = /^0x[0-9a-f]{64}$/i
const isHash = (value: unknown): value is Hex => typeof value === 'string' && HASH.test(value)

/** For methods without params: sent params are ignored. */
export const NoParams = readerSchema(() => null)

export const TxHashParams = readerSchema((params): { safeTxHash: Hex } => {
  const safeTxHash = fieldOf(params, 'safeTxHash')
  if (!isHash(safeTxHash)) throw new ParamError(ERRORS.invalidSafeTxHash)
  return { safeTxHash }
})

/** The code of a currency, converted to lower case; apps send both cases. */
export const BalancesParams = readerSchema((params): { currency: string } => {
  const currency = fieldOf(params, 'currency') ?? 'usd'
  if (typeof currency !== 'string' || !/^[a-z]{3,5}$/i.test(currency))
    throw new ParamError(`currency is not the code of a currency: ${shown(currency)}`)
  return { currency: currency.toLowerCase() }
})

export const MessageParams = readerSchema((params): { message: string } => {
  const message = fieldOf(params, 'message')
  if (typeof message !== 'string') throw new ParamError(ERRORS.invalidMessage)
  return { message }
})

/** A plain hash: the SafeMessage hash, or the hash of the text or typed data. */
export const MessageHashParams = readerSchema((params): Hex => {
  if (!isHash(params)) throw new ParamError(`params are not the hash of a message: ${shown(params)}`)
  return params
})

const CAPABILITIES = ['requestAddressBook'] as const
export type Capability = (typeof CAPABILITIES)[number]

/** The capabilities that an app requests, without duplicates. EIP-2255: a list of objects, one key per capability. */
export const PermissionParams = readerSchema((params): readonly Capability[] => {
  const asked = Array.isArray(params) && params.every(isRecord) ? params.flatMap((entry) => Object.keys(entry)) : []
  if (asked.length === 0 || !asked.every(isCapability)) throw new ParamError(ERRORS.invalidPermissions)
  return [...new Set(asked)]
})

const isCapability = (name: string): name is Capability => CAPABILITIES.some((known) => known === name)
