import { Html, markup } from './markup.ts'
import type { Schema } from './OpenApiDocument.ts'

/** A schema as a TypeScript type, because that is shorter to read; names link to their own section. */
export function renderSchema(schema: Schema, indent = ''): Html {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return markup`<a href="#schema-${name}">${name}</a>`
  }
  if (schema.const !== undefined) return markup`${JSON.stringify(schema.const)}`
  if (schema.enum !== undefined) return markup`${schema.enum.map((value) => JSON.stringify(value)).join(' | ')}`
  const options = schema.anyOf ?? schema.oneOf
  if (options !== undefined) return join(options, ' | ', indent)
  if (schema.allOf !== undefined) return join(schema.allOf, ' & ', indent)
  if (schema.type === 'array') return markup`${wrap(schema.items ?? {}, indent)}[]`
  if (schema.properties !== undefined) return renderObject(schema, schema.properties, indent)
  if (schema.type === 'object') {
    const value = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
    return markup`{ [key: string]: ${renderSchema(value, indent)} }`
  }
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'unknown')
  return schema.pattern === undefined
    ? markup`${type}`
    : markup`${type} <span class="pattern">/${schema.pattern}/</span>`
}

function renderObject(schema: Schema, properties: Readonly<Record<string, Schema>>, indent: string): Html {
  const required = new Set(schema.required)
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, property]) => {
    const type = renderSchema(property, inner)
    return markup`${inner}${name}${required.has(name) ? '' : '?'}: ${type}${'\n'}`
  })
  return lines.length === 0 ? markup`{}` : markup`{${'\n'}${lines}${indent}}`
}

const join = (schemas: readonly Schema[], separator: string, indent: string) =>
  new Html(schemas.map((schema) => renderSchema(schema, indent).text).join(separator))

const wrap = (schema: Schema, indent: string) =>
  schema.anyOf || schema.oneOf || schema.enum ? markup`(${renderSchema(schema, indent)})` : renderSchema(schema, indent)
