import * as z from 'zod/mini'
import manifest from '../package.json' with { type: 'json' }
import * as api from '../src/index.ts'

type Json = Record<string, unknown>

/** Named schemas become components; all others are written inline. */
const named = z.registry<{ id: string }>()
for (const [id, value] of Object.entries(api)) if (isSchema(value)) named.add(value, { id })

/** Formats that zod checks with code and that JSON Schema can only express as a pattern. */
const PATTERNS = new Map<unknown, string>([
  [api.AddressSchema, '^0x[0-9a-fA-F]{40}$'],
  [api.HashSchema, '^0x[0-9a-fA-F]{64}$'],
  [api.HexSchema, '^0x([0-9a-fA-F]{2})*$'],
])

/**
 * The OpenAPI 3.1 document of the route table.
 * @returns Plain JSON.
 * @example JSON.stringify(buildOpenApi())
 */
export function buildOpenApi(): Json {
  const components: Json = {}
  const paths: Record<string, Json> = {}
  for (const route of Object.values<api.RouteDefinition>(api.routes)) {
    const operation = (paths[route.path] ??= {})
    operation[route.method.toLowerCase()] = describe(route, components)
  }
  components['ErrorBody'] ??= toSchema(api.ErrorBody, components)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Countersign client service',
      version: manifest.version,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: { schemas: sortKeys(components) },
  }
}

function describe(route: api.RouteDefinition, components: Json): Json {
  const status = String(route.status ?? 200)
  const success = route.response
    ? { description: 'Success', content: json(route.response, components) }
    : { description: 'Success, empty body' }
  return {
    operationId: route.operationId,
    summary: route.summary,
    parameters: [...parameters(route.params, 'path', components), ...parameters(route.query, 'query', components)],
    ...(route.body ? { requestBody: { required: true, content: json(route.body, components) } } : {}),
    responses: { [status]: success, default: { description: 'Failure', content: json(api.ErrorBody, components) } },
  }
}

function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query', components: Json): Json[] {
  if (!schema) return []
  const { properties, required } = toSchema(schema, components)
  const requiredNames = Array.isArray(required) ? required : []
  return Object.entries(isJson(properties) ? properties : {}).map(([name, property]) => ({
    name,
    in: place,
    required: requiredNames.includes(name),
    schema: property,
  }))
}

const json = (schema: z.ZodMiniType, components: Json) => ({
  'application/json': { schema: toSchema(schema, components) },
})

/** Converts a schema to its form on the wire, and moves named parts to the components. */
function toSchema(schema: z.ZodMiniType, components: Json): Json {
  const {
    $schema: _,
    $defs,
    ...converted
  } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    metadata: named,
    override: ({ zodSchema, jsonSchema }) => {
      const pattern = PATTERNS.get(zodSchema)
      if (pattern) Object.assign(jsonSchema, { type: 'string', pattern })
    },
  })
  const id = named.get(schema)?.id
  for (const [name, definition] of Object.entries($defs ?? {})) components[name] ??= clean(relink(definition))
  if (id === undefined) return clean(relink(converted))
  components[id] ??= clean(relink(converted))
  return { $ref: `#/components/schemas/${id}` }
}

function relink(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relink)
  if (!isJson(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? inner.replace('#/$defs/', '#/components/schemas/') : relink(inner),
    ]),
  )
}

function clean(value: unknown): Json {
  if (!isJson(value)) return {}
  const { id: _, ...rest } = value
  return rest
}

function sortKeys(value: Json): Json {
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSchema(value: unknown): value is z.ZodMiniType {
  return isJson(value) && '_zod' in value
}
