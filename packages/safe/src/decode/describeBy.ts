import type { Decoding } from './Decoding.ts'
import type { Described, Descriptor, DescriptorName } from './Descriptor.ts'
import type { DecodedValue } from './DecodedCall.ts'

/**
 * What a descriptor says about a decoded call, as text beside it. Values stay exactly as they are in the call; what its author
 * would have them look like is not applied.
 *
 * @returns `null` when the file says nothing about the method
 * @example
 * const decoding = decodeCalldata(transferData, usdc, { signaturesOf: findSignatures })
 * const intent = decoding && describeBy(descriptor, decoding)?.intent
 */
export function describeBy(descriptor: Descriptor, { signature, parameters }: Decoding): Described | null {
  const format = descriptor.formats.find((one) => one.signature === signature)
  if (!format) return null
  const values = parameters.map(({ value }) => value)
  const fields = format.fields.flatMap(({ label, path }) => {
    const value = valueAt({ value: values, parts: format.names, lists: 0 }, path.split('.'))
    return value === undefined ? [] : [{ label, value: flat(value) }]
  })
  return { intent: format.intent, fields, owner: descriptor.owner }
}

type At = { readonly value: DecodedValue; readonly parts: readonly DescriptorName[] | null; readonly lists: number }

/** Follows names, `[index]` and `[]` steps; other steps (slices, the transaction itself) are not supported. */
function valueAt({ value, parts, lists }: At, [step, ...rest]: readonly string[]): DecodedValue | undefined {
  if (step === undefined) return value
  if (!Array.isArray(value)) return undefined
  if (lists > 0) {
    const items = value.map((item) => valueAt({ value: item, parts, lists: lists - 1 }, rest))
    if (step === '[]') return items.every((item) => item !== undefined) ? items : undefined
    const index = /^\[(-?\d+)\]$/.exec(step)?.[1]
    return index === undefined ? undefined : items.at(Number(index))
  }
  const place = parts?.findIndex(({ name }) => name === step) ?? -1
  const part = parts?.[place]
  const found = value[place]
  return part && found !== undefined ? valueAt({ ...part, value: found }, rest) : undefined
}

const flat = (value: DecodedValue): string => (typeof value === 'string' ? value : `[${value.map(flat).join(', ')}]`)
