import document from '@countersign/api/openapi.json' with { type: 'json' }
import * as z from 'zod/mini'

/** JSON Schema in the form of the generator; only fields that the page shows. */
export type Schema = {
  $ref?: string | undefined
  type?: string | string[] | undefined
  const?: unknown
  enum?: unknown[] | undefined
  pattern?: string | undefined
  properties?: Record<string, Schema> | undefined
  required?: string[] | undefined
  additionalProperties?: Schema | boolean | undefined
  items?: Schema | undefined
  anyOf?: Schema[] | undefined
  oneOf?: Schema[] | undefined
  allOf?: Schema[] | undefined
}
const Schema: z.ZodMiniType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.optional(z.string()),
    type: z.optional(z.union([z.string(), z.array(z.string())])),
    const: z.optional(z.unknown()),
    enum: z.optional(z.array(z.unknown())),
    pattern: z.optional(z.string()),
    properties: z.optional(z.record(z.string(), Schema)),
    required: z.optional(z.array(z.string())),
    additionalProperties: z.optional(z.union([z.boolean(), Schema])),
    items: z.optional(Schema),
    anyOf: z.optional(z.array(Schema)),
    oneOf: z.optional(z.array(Schema)),
    allOf: z.optional(z.array(Schema)),
  }),
)
const Content = z.optional(z.record(z.string(), z.object({ schema: Schema })))
const Operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema: Schema })),
  requestBody: z.optional(z.object({ content: Content })),
  responses: z.record(z.string(), z.object({ description: z.string(), content: Content })),
})
export type Operation = z.output<typeof Operation>

const OpenApiDocument = z.object({
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
})
export type OpenApiDocument = z.output<typeof OpenApiDocument>

/** The committed document, as data. */
export const openApiJson: unknown = document
export const readOpenApiDocument = (): OpenApiDocument => OpenApiDocument.parse(document)
