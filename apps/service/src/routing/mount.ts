import * as z from 'zod/mini'
import type { RouteDefinition } from '@countersign/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { InputError } from '../errors/InputError.ts'
import { isWorthPacking } from './packBody.ts'
import { packStored, storedKey, type Uses } from './ReadCache.ts'
import { checksumAddress, isAddress } from '@countersign/primitives'

/** A cursor that cannot be parsed is replaced by the default, so it never reaches the database. */
const READ_LENIENTLY = new Set(['cursor'])

/**
 * No id, address or query word contains NUL, and PostgreSQL rejects NUL in every comparison.
 * @param values path parameters or query, as the schema parsed them
 * @throws InputError with the name of the value
 */
function refuseNul(values: unknown, isPathParameter: boolean): void {
  if (typeof values !== 'object' || values === null) return
  for (const [name, value] of Object.entries(values)) {
    if (READ_LENIENTLY.has(name) || ![value].flat().some((one) => typeof one === 'string' && one.includes('\0')))
      continue
    const message = `"${name}" contains a NUL character, which no value here may contain`
    throw new InputError([{ code: 'custom', path: [name], message, input: value }], isPathParameter)
  }
}

/** Texts of users stay unchanged, even when they look like an address: a message is signed byte by byte. */
const TEXTS = new Set(['message', 'label', 'origin'])

/**
 * Clients send addresses in any case. The service compares, stores and answers them with a checksum, so every address-shaped field is
 * converted.
 */
function checksumAddresses<Fields>(fields: Fields): Fields {
  if (typeof fields !== 'object' || fields === null) return fields
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    // Twenty bytes of calldata look like an address too. Hex fields are compared without case, so the conversion does no harm.
    typeof value === 'string' && !TEXTS.has(name) && isAddress(value) ? checksumAddress(value) : value,
  ])
  return Object.fromEntries(entries) as Fields
}

type Decoded<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

type RouteInput<Route extends RouteDefinition> = {
  params: Decoded<Route['params']>
  query: Decoded<Route['query']>
  body: Decoded<Route['body']>
  request: FastifyRequest
  /** For setting headers only; status and body come from the route. */
  reply: FastifyReply
}
type RouteOutput<Route extends RouteDefinition> = Route['response'] extends z.ZodMiniType
  ? z.output<Route['response']>
  : void
export type RouteHandler<Route extends RouteDefinition> = (input: RouteInput<Route>) => Promise<RouteOutput<Route>>

/** Mounts one route of the table: input and output are validated with the schemas that the client uses. */
export function mount<const Route extends RouteDefinition>(
  app: FastifyInstance,
  route: Route,
  handler: RouteHandler<Route>,
): void {
  app.route({
    method: route.method,
    url: urlOf(route),
    handler: async (request, reply) => {
      const answer = await run(route, handler, request, reply)
      reply.status(statusOf(route, answer))
      if (route.response === null) return reply.send()
      return reply.type(JSON_TYPE).send(encode(route, answer))
    },
  })
}

type StoredHandler<Route extends RouteDefinition> = (
  input: RouteInput<Route> & { uses: Uses },
) => Promise<RouteOutput<Route>>

/**
 * As `mount`, for handlers that read only the database, neither clock nor chain. The response is cached until the accounts change that the
 * handler names with `uses`; without a name it is not cached.
 * @param onServe called each time the response is sent, cached or not; the response does not wait for it
 */
export function mountStored<const Route extends RouteDefinition>(
  app: FastifyInstance,
  route: Route,
  handler: StoredHandler<Route>,
  onServe?: (params: Decoded<Route['params']>) => void,
): void {
  app.route({
    method: route.method,
    url: urlOf(route),
    handler: async (request, reply) => {
      if (onServe) onServe(decodeOptional(route.params, request.params, true) as Decoded<Route['params']>)
      const answer = await app.answers.answer(storedKey(request), async (uses) =>
        encode(route, await run(route, (input) => handler({ ...input, uses }), request, reply)),
      )
      const { encoding, body } = await packStored(answer, String(request.headers['accept-encoding'] ?? ''))
      if (isWorthPacking(answer.text)) reply.header('vary', 'accept-encoding')
      if (encoding !== null) reply.header('content-encoding', encoding)
      return reply.type(JSON_TYPE).send(body)
    },
  })
}

const JSON_TYPE = 'application/json; charset=utf-8'
const urlOf = ({ path }: RouteDefinition) => path.replace(/\{(\w+)\}/g, ':$1')

const encode = ({ response }: RouteDefinition, answer: unknown): string =>
  response === null ? '' : JSON.stringify(z.encode(response, answer))

async function run<const Route extends RouteDefinition>(
  route: Route,
  handler: RouteHandler<Route>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const input = {
    params: decodeOptional(route.params, request.params, true),
    query: decodeOptional(route.query, withoutRepeatedCursor(request.query)),
    body: decodeOptional(route.body, request.body ?? {}),
    request,
    reply,
  }
  refuseNul(input.params, true)
  refuseNul(input.query, false)
  // The schemas of the route produced these values; the compiler cannot infer this for a schema in a variable.
  return handler(input as RouteInput<Route>)
}

const decodeOptional = (schema: z.ZodMiniType | undefined, value: unknown, isPathParameter = false): unknown =>
  schema === undefined ? undefined : decodeInput(schema, value, isPathParameter)

/** Validates a value that a client sent, and writes its addresses in checksum spelling. @throws InputError */
export function decodeInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  isPathParameter = false,
): z.output<Schema> {
  const decoded = schema.safeParse(value)
  if (!decoded.success) throw new InputError(decoded.error.issues, isPathParameter)
  return checksumAddresses(decoded.data)
}

/** A service that is not ready answers 503 with the same body. */
function statusOf(route: RouteDefinition, answer: unknown): number {
  const isKo = typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'KO'
  return isKo ? 503 : (route.status ?? 200)
}

/**
 * The query without a `cursor` that is repeated: it does not name one page, and a cursor that cannot be parsed is never an error. The
 * schema refuses every other repeated name.
 */
function withoutRepeatedCursor(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || !('cursor' in query) || !Array.isArray(query.cursor)) return query
  const { cursor: _repeated, ...rest } = query
  return rest
}
