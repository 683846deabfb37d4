import type * as z from 'zod/mini'

/** Methods the service answers.
 * @example const method: Method = 'GET'
 */
export type Method = 'GET' | 'POST' | 'DELETE'

/**
 * One line of the wire: what comes in, what goes out. Service, client and OpenAPI document derive from it.
 * @example for (const route of Object.values<RouteDefinition>(routes)) console.log(route.method, route.path)
 */
export type RouteDefinition = {
  readonly operationId: string
  readonly method: Method
  /** Path with `{name}` placeholders, e.g. `/v1/chains/{chainId}/safes/{safe}`. */
  readonly path: string
  readonly summary: string
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** Schema of the success body; `null` for an empty body. */
  readonly response: z.ZodMiniType | null
  /** Success status, 200 unless told. */
  readonly status?: number
  /** It sets or reads the session cookie, so browsers send theirs along. Every other call is made by nobody. */
  readonly session?: true
}

/**
 * Declares a route while keeping its literal types.
 * @param route - The route as plain data.
 * @returns The same object, typed narrowly.
 * @example defineRoute({ operationId: 'getNonces', method: 'GET', path: '/v1/…', summary: '…', response: Nonces })
 */
export const defineRoute = <const Route extends RouteDefinition>(route: Route): Route => route
