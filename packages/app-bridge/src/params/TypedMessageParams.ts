import { isRecord } from '@countersign/primitives'
import { ERRORS } from '../errors/ERRORS.ts'
import { fieldOf, ParamError, readerSchema } from './readerSchema.ts'

/** Typed data (EIP-712) as an app sent it. Its structure is checked, its values are not. */
export type AppTypedData = {
  readonly domain: Readonly<Record<string, unknown>>
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  readonly message: Readonly<Record<string, unknown>>
  readonly primaryType?: string
}

/** `signTypedMessage`. */
export const TypedMessageParams = readerSchema((params): { typedData: AppTypedData } => {
  const typedData = fieldOf(params, 'typedData')
  const [domain, types, message, primaryType] = ['domain', 'types', 'message', 'primaryType'].map((name) =>
    fieldOf(typedData, name),
  )
  if (!isRecord(domain) || !isRecord(message) || !isTypes(types)) throw new ParamError(ERRORS.invalidTypedData)
  if (primaryType === undefined || primaryType === null) return { typedData: { domain, types, message } }
  if (typeof primaryType !== 'string' || !Object.hasOwn(types, primaryType))
    throw new ParamError(ERRORS.invalidTypedData)
  return { typedData: { domain, types, message, primaryType } }
})

const isTypes = (types: unknown): types is AppTypedData['types'] =>
  isRecord(types) &&
  Object.values(types).every(
    (fields) =>
      Array.isArray(fields) &&
      fields.every(
        (field: unknown) => typeof fieldOf(field, 'name') === 'string' && typeof fieldOf(field, 'type') === 'string',
      ),
  )
