import { AppError, ERRORS, type ParamsOf } from '@countersign/app-bridge'
import { TypedDataSchema } from '@countersign/api'
import { bytesToHex } from '@countersign/primitives'
import { hashMessagePayload } from '@countersign/safe'

/**
 * Typed data as shown, stored and hashed: plain JSON. Apps send bigints, bytes and number objects of their libraries.
 * @throws {AppError} if it cannot be hashed
 */
export function messageTypedData(typedData: ParamsOf<'signTypedMessage'>['typedData']): TypedDataSchema {
  try {
    const { chainId } = typedData.domain
    const domain = { ...typedData.domain, ...(chainId === undefined ? {} : { chainId: plainNumber(chainId) }) }
    const content = TypedDataSchema.parse(JSON.parse(JSON.stringify({ ...typedData, domain }, plain)))
    hashMessagePayload(content)
    return content
  } catch (error) {
    const why = error instanceof Error && error.message !== '' ? `: ${error.message}` : ''
    throw new AppError(`${ERRORS.invalidTypedData}${why}`)
  }
}

const plain = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? value.toString() : value instanceof Uint8Array ? bytesToHex(value) : value

/** `{ type: 'BigNumber', hex: '0x01' }`, the form in which ethers 5 sends a number. */
function plainNumber(value: unknown): unknown {
  const hex: unknown =
    typeof value === 'object' && value !== null ? (Reflect.get(value, 'hex') ?? Reflect.get(value, '_hex')) : undefined
  return typeof hex === 'string' && /^0x[0-9a-f]+$/i.test(hex) ? BigInt(hex).toString() : value
}
