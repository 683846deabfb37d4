import { AddressSchema } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import * as z from 'zod/mini'
import { shapeOf, type Parameter } from './Parameter.ts'

/** The token in whose unit a number is entered; without one, the number is raw. */
export type Unit = {
  readonly symbol: string
  readonly decimals: number
  /** Null for the native coin. */
  readonly token?: Address | null | undefined
}
export type Leaf = {
  readonly text: string
  readonly unit?: Unit | undefined
  /** The address to which a name in the text resolves. */
  readonly address?: Address | undefined
}
export type Items = { readonly items: readonly FieldValue[] }

/** The input for a parameter, in its shape. */
export type FieldValue = Leaf | Items

export const FieldValueSchema: z.ZodMiniType<FieldValue, unknown> = z.lazy(() =>
  z.union([
    z.object({ items: z.array(FieldValueSchema) }),
    z.object({
      text: z.string(),
      unit: z.optional(
        z.object({ symbol: z.string(), decimals: z.number(), token: z.optional(z.nullable(AddressSchema)) }),
      ),
      address: z.optional(AddressSchema),
    }),
  ]),
)

/** Longer fixed arrays start with this many fields, counted over all levels; further items can be pasted. */
const MOST_FIELDS = 32

export function emptyField(parameter: Parameter, most = MOST_FIELDS): FieldValue {
  const shape = shapeOf(parameter)
  // no message: a value, not a text
  if (shape.kind === 'leaf') return { text: shape.type === 'bool' ? 'false' : '' }
  if (shape.kind === 'tuple') return { items: shape.components.map((component) => emptyField(component, most)) }
  const length = Math.min(shape.size ?? 0, most)
  const inner = Math.max(1, Math.floor(most / Math.max(1, length)))
  return { items: Array.from({ length }, () => emptyField(shape.item, inner)) }
}

/** Replaces the value at a path of indices. */
export function withField(value: FieldValue, path: readonly number[], next: FieldValue): FieldValue {
  const [index, ...rest] = path
  if (index === undefined) return next
  if (!('items' in value)) return value
  return { items: value.items.map((item, place) => (place === index ? withField(item, rest, next) : item)) }
}
