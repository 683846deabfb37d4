import { emptyField, type FieldValue } from './FieldValue.ts'
import { readLooseJson, type Loose } from './looseJson.ts'
import { shapeOf, type Parameter } from './Parameter.ts'
import { parseLeaf } from './parseLeaf.ts'
import { callInputMessages as messages } from './callInputMessages.ts'

export type FieldFromText =
  | { readonly ok: true; readonly field: FieldValue }
  | { readonly ok: false; readonly reason: string }

class ShapeError extends Error {}

/** Parses a whole parameter from JSON, or from a list with one item per line. The fields validate the leaf values. */
export function fieldFromText(parameter: Parameter, text: string): FieldFromText {
  const shape = shapeOf(parameter)
  if (shape.kind === 'leaf') return { ok: true, field: leafField(shape.type, text) }
  try {
    const trimmed = text.trim()
    const loose = /^[[{]/.test(trimmed)
      ? readLooseJson(trimmed)
      : shape.kind === 'array' && shapeOf(shape.item).kind === 'leaf'
        ? linesOf(trimmed)
        : readLooseJson(trimmed)
    return { ok: true, field: fieldOf(parameter, loose, '') }
  } catch (error) {
    if (error instanceof ShapeError || error instanceof SyntaxError) return { ok: false, reason: error.message }
    throw error
  }
}

const linesOf = (text: string): string[] => text.split(/[\s,;]+/).filter((item) => item !== '')

function fieldOf(parameter: Parameter, loose: Loose, place: string): FieldValue {
  const shape = shapeOf(parameter)
  const where = place === '' ? messages.theValue : place
  if (shape.kind === 'leaf') {
    if (typeof loose !== 'string') throw new ShapeError(messages.isList({ place: where, type: shape.type }))
    return leafField(shape.type, loose)
  }
  // A batch file may contain a list inside a text.
  const value = typeof loose === 'string' && /^\s*[[{]/.test(loose) ? readLooseJson(loose) : loose
  if (shape.kind === 'array') {
    if (!isList(value)) throw new ShapeError(messages.isNoList({ place: where, type: parameter.type }))
    return { items: value.map((item, index) => fieldOf(shape.item, item, `${place}[${index}]`)) }
  }
  const { components } = shape
  if (isList(value)) {
    if (value.length !== components.length)
      throw new ShapeError(messages.wrongFields({ place: where, count: value.length, needed: components.length }))
    return {
      items: components.map((component, index) =>
        fieldOf(component, value[index] ?? '', partOf(place, component, index)),
      ),
    }
  }
  if (typeof value === 'string') throw new ShapeError(messages.isNoTuple(where))
  const names = components.map(({ name }, index) => (name ? name : String(index)))
  const unknown = [...value.fields.keys()].find((name) => !names.includes(name))
  if (unknown !== undefined) throw new ShapeError(messages.unknownField({ place: where, field: unknown }))
  return {
    items: components.map((component, index) => {
      const found = value.fields.get(names[index] ?? '')
      return found === undefined ? emptyField(component) : fieldOf(component, found, partOf(place, component, index))
    }),
  }
}

/** Normalizes the text of a value, so that a file that is read and written again stays the same. */
function leafField(type: string, text: string): FieldValue {
  if (type === 'string') return { text }
  const trimmed = text.trim()
  const parsed = parseLeaf(type, { text: trimmed }, { shortName: '' })
  if (!parsed.ok || type === 'address') return { text: trimmed }
  return { text: String(parsed.value) }
}

/** The value as text for a batch file or the JSON input: a leaf as typed, everything else as JSON. */
export function textOfField(parameter: Parameter, field: FieldValue): string {
  if ('text' in field) return canonical(parameter, field)
  return JSON.stringify(jsonOf(parameter, field))
}

type Json = string | Json[]

function jsonOf(parameter: Parameter, field: FieldValue): Json {
  if ('text' in field) return canonical(parameter, field)
  const shape = shapeOf(parameter)
  if (shape.kind === 'leaf') return ''
  return field.items.map((item, index) => {
    const inner = shape.kind === 'array' ? shape.item : shape.components[index]
    return inner ? jsonOf(inner, item) : ''
  })
}

/** Amounts in whole tokens become raw numbers, names become addresses. */
function canonical(parameter: Parameter, field: FieldValue): string {
  const shape = shapeOf(parameter)
  if (!('text' in field) || shape.kind !== 'leaf') return ''
  if (shape.type === 'string') return field.text
  const parsed = parseLeaf(shape.type, field, { shortName: '' })
  return parsed.ok ? String(parsed.value) : field.text.trim()
}

const isList = (value: Loose): value is readonly Loose[] => Array.isArray(value)
const partOf = (place: string, { name }: Parameter, index: number): string =>
  `${place === '' ? '' : `${place}.`}${name ? name : index}`
