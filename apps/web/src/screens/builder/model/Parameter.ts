import type { AbiParameter } from 'viem'
import * as z from 'zod/mini'
import { callInputMessages } from './callInputMessages.ts'

/** A parameter of a method, as in an ABI or a batch file. */
export type Parameter = {
  readonly name?: string | undefined
  readonly type: string
  readonly internalType?: string | undefined
  readonly components?: readonly Parameter[] | undefined
}

export const ParameterSchema: z.ZodMiniType<Parameter, unknown> = z.lazy(() =>
  z.object({
    name: z.optional(z.string()),
    type: z.string().check(z.regex(SOLIDITY_TYPE, { error: () => callInputMessages.notSolidity })),
    internalType: z.optional(z.string()),
    components: z.optional(z.array(ParameterSchema)),
  }),
)

const SOLIDITY_TYPE = /^(address|bool|string|function|tuple|bytes([1-9]|[12]\d|3[0-2])?|u?int(\d{1,3})?)(\[\d{0,4}\])*$/

export type Shape =
  | { readonly kind: 'array'; readonly size: number | null; readonly item: Parameter }
  | { readonly kind: 'tuple'; readonly components: readonly Parameter[] }
  | { readonly kind: 'leaf'; readonly type: string }

/** The structure of a parameter. The last brackets of a type are the outermost. */
export function shapeOf(parameter: Parameter): Shape {
  const array = /^(.*)\[(\d*)\]$/.exec(parameter.type)
  if (array)
    return {
      kind: 'array',
      size: array[2] === '' ? null : Number(array[2]),
      item: { ...parameter, type: array[1] ?? '', name: undefined },
    }
  if (parameter.type === 'tuple') return { kind: 'tuple', components: parameter.components ?? [] }
  return {
    kind: 'leaf',
    type: parameter.type === 'uint' || parameter.type === 'int' ? `${parameter.type}256` : parameter.type,
  }
}

/** Its bytes are after the heads, and the head contains their offset. */
export function isDynamic(parameter: Parameter): boolean {
  const shape = shapeOf(parameter)
  if (shape.kind === 'array') return shape.size === null || isDynamic(shape.item)
  if (shape.kind === 'tuple') return shape.components.some(isDynamic)
  return shape.type === 'bytes' || shape.type === 'string'
}

/** The number of words in the head. */
export function headWords(parameter: Parameter): number {
  if (isDynamic(parameter)) return 1
  const shape = shapeOf(parameter)
  if (shape.kind === 'array') return (shape.size ?? 0) * headWords(shape.item)
  if (shape.kind === 'tuple') return shape.components.reduce((sum, one) => sum + headWords(one), 0)
  return 1
}

/** The type in the form that the selector uses. */
export const canonicalType = (parameter: Parameter): string => {
  const [, base = '', brackets = ''] = /^([^[]*)(.*)$/.exec(parameter.type) ?? []
  if (base === 'tuple') return `(${(parameter.components ?? []).map(canonicalType).join(',')})${brackets}`
  return `${base === 'uint' || base === 'int' ? `${base}256` : base === 'function' ? 'bytes24' : base}${brackets}`
}

export const toAbiParameter = (parameter: Parameter): AbiParameter => {
  const { name, type, components } = parameter
  const own = name === undefined ? {} : { name }
  if (components) return { ...own, type, components: components.map(toAbiParameter) }
  // viem treats an alias as another type.
  return { ...own, type: canonicalType({ type }) }
}
