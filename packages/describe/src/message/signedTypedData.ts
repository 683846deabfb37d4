import type { TypedDataSchema } from '@countersign/api'
import { signedPart } from '@countersign/safe/checks'

/** Typed data as far as it is signed: whatever says what it means reads this, for the rest can be changed by whoever hands it over. */
export const signedTypedData = (data: TypedDataSchema): TypedDataSchema => {
  const { domain, message } = signedPart(data).data
  return { ...data, domain, message }
}
