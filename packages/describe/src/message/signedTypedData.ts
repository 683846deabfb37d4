import type { TypedDataSchema } from '@countersign/api'
import { signedPart } from '@countersign/safe/checks'

/**
 * Keeps only the signed part of typed data. Every description must use it, because the sender can change the rest
 * after signing.
 *
 * @example
 * signedTypedData({ ...permit, message: { ...permit.message, memo: 'not signed' } }).message['memo'] // undefined
 */
export const signedTypedData = (data: TypedDataSchema): TypedDataSchema => {
  const { domain, message } = signedPart(data).data
  return { ...data, domain, message }
}
