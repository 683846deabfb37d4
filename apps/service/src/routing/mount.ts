import type { RouteDefinition } from '@countersign/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { checksumAddresses } from './checksumAddresses.ts'
import { InputError } from '../errors/InputError.ts'
import { isWorthPacking } from './packBody.ts'
import { packStored, storedKey } from './ReadCache.ts'
import { refuseNul } from './refuseNul.ts'

type Decoded<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

type RouteInput<Route extends RouteDefinition> = {
  params: Decoded<Route['params']>
  query: Decoded<Route['query']>
  body: Decoded<Route['body']>
  request: FastifyRequest
  /** For headers; status and body come from the route. */
  reply: FastifyReply
}
type RouteOutput<Route extends RouteDefinition> = Route['response'] extends z.ZodMiniType
  ? z.output<Route['response']>
  : void
export type RouteHandler<Route extends RouteDefinition> = (input: RouteInput<Route>) => Promise<RouteOutput<Route>>

/** Turns one line of the route table into a handler whose input and output have passed the same schemas the client uses. */
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

/**
 * The same for what is read from the database and from nothing else, neither clock nor chain: it is kept until the database
 * changes.
 * @param beside happens at every request, also when the answer is kept already, and nobody waits for it
 */
export function mountStored<const Route extends RouteDefinition>(
  app: FastifyInstance,
  route: Route,
  handler: RouteHandler<Route>,
  beside?: (params: Decoded<Route['params']>) => void,
): void {
  app.route({
    method: route.method,
    url: urlOf(route),
    handler: async (request, reply) => {
      if (beside) {
        const params = decodeOptional(route.params, request.params, true) as Decoded<Route['params']>
        reply.beside = () => beside(params)
        reply.beside()
      }
      const answer = await app.answers.answer(storedKey(request), async () =>
        encode(route, await run(route, handler, request, reply)),
      )
      reply.stored = answer
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
  // The table's schemas produced these values; the compiler cannot follow a schema held in a variable.
  return handler(input as RouteInput<Route>)
}

const decodeOptional = (schema: z.ZodMiniType | undefined, value: unknown, isPathParameter = false): unknown =>
  schema === undefined ? undefined : decodeInput(schema, value, isPathParameter)

/** What was sent, checked; addresses in it in their one spelling. @throws InputError */
export function decodeInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  isPathParameter = false,
): z.output<Schema> {
  const decoded = schema.safeParse(value)
  if (!decoded.success) throw new InputError(decoded.error.issues, isPathParameter)
  return checksumAddresses(decoded.data)
}

/** A service that is not ready says so with 503 and the same body. */
function statusOf(route: RouteDefinition, answer: unknown): number {
  const isKo = typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'KO'
  return isKo ? 503 : (route.status ?? 200)
}

/**
 * A query as it was sent, without a cursor that is there more than once: no one page is asked for, and a cursor that cannot be
 * read is never an error. Every other name that is repeated is left for its schema to refuse.
 */
function withoutRepeatedCursor(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || !('cursor' in query) || !Array.isArray(query.cursor)) return query
  const { cursor: _repeated, ...rest } = query
  return rest
}
