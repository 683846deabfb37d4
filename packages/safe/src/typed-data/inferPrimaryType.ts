import { malformedTypedData } from './malformedTypedData.ts'
import type { TypedData } from './TypedData.ts'
import { typedDataMessages as messages } from './typedDataMessages.ts'

/**
 * The primary type of typed data: the named one, else the only type that no other type uses.
 *
 * @throws SafeError `message/malformed` when it names an unknown type, or none or several types could be meant
 * @example
 * inferPrimaryType({ types: { Mail: [{ name: 'to', type: 'Person' }], Person: [] } }) // 'Mail'
 */
export function inferPrimaryType({ types, primaryType }: Pick<TypedData, 'types' | 'primaryType'>): string {
  if (primaryType !== undefined && primaryType !== '') {
    if (Object.hasOwn(types, primaryType)) return primaryType
    throw malformedTypedData(messages.noPrimaryType(primaryType))
  }
  const names = Object.keys(types).filter((name) => name !== 'EIP712Domain')
  const used = new Set(
    names.flatMap((name) =>
      (types[name] ?? []).map((field) => field.type.replace(/\[.*$/, '')).filter((type) => type !== name),
    ),
  )
  const [only, ...others] = names.filter((name) => !used.has(name))
  if (only === undefined || others.length > 0) {
    throw malformedTypedData(
      only === undefined ? messages.allUsed : messages.severalTypes([only, ...others].join(', ')),
    )
  }
  return only
}
