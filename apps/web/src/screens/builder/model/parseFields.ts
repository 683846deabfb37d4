import { emptyField, type FieldValue } from './FieldValue.ts'
import { nameOfInput } from './Method.ts'
import { shapeOf, type Parameter } from './Parameter.ts'
import { parseLeaf, type LeafValue, type Network } from './parseLeaf.ts'
import { callInputMessages as messages } from './callInputMessages.ts'

/** A value to encode; null while the input is invalid. */
export type Encodable = LeafValue | null | readonly Encodable[]

export type FieldProblem = {
  /** Indices from the method's parameters down. */
  readonly path: readonly number[]
  /** "recipients, item 2" or "terms.amount". */
  readonly label: string
  readonly reason: string
}

export type ParsedFields = { readonly values: readonly Encodable[]; readonly problems: readonly FieldProblem[] }

/** The values of a method's fields, with all problems. */
export function parseFields(
  inputs: readonly Parameter[],
  fields: readonly FieldValue[],
  network: Network,
): ParsedFields {
  const problems: FieldProblem[] = []
  const values = inputs.map((input, index) =>
    parse(input, fields[index] ?? emptyField(input), [index], nameOfInput(input, index)),
  )
  return { values, problems }

  function parse(parameter: Parameter, field: FieldValue, path: readonly number[], label: string): Encodable {
    const shape = shapeOf(parameter)
    const refuse = (reason: string): null => {
      problems.push({ path, label, reason })
      return null
    }
    if (shape.kind === 'leaf') {
      if (!('text' in field)) return refuse(messages.mustBeSingle(shape.type))
      const parsed = parseLeaf(shape.type, field, network)
      return parsed.ok ? parsed.value : refuse(parsed.reason)
    }
    const items = 'items' in field ? field.items : []
    if (shape.kind === 'tuple')
      return shape.components.map((component, index) =>
        parse(
          component,
          items[index] ?? emptyField(component),
          [...path, index],
          `${label}.${component.name ? component.name : index}`,
        ),
      )
    if (shape.size !== null && items.length !== shape.size)
      refuse(messages.wrongCount({ type: parameter.type, size: shape.size, count: items.length }))
    const values = items.map((item, index) =>
      parse(shape.item, item, [...path, index], messages.item({ field: label, index })),
    )
    if (shape.size === null) return values
    return Array.from({ length: shape.size }, (_, index) => values[index] ?? null)
  }
}
