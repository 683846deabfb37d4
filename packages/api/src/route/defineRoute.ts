import type * as z from 'zod/mini'

/**
 * The HTTP methods of the service.
 *
 * @example const method: Method = 'GET'
 */
export type Method = 'GET' | 'POST' | 'DELETE'

/**
 * One route: its input and output. Service, client and OpenAPI document derive from it.
 *
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
  /** Success status. Default: 200. */
  readonly status?: number
  /** Set for routes that set or read the session cookie. Browsers send the cookie only to them. */
  readonly session?: true
}

/**
 * Declares a route and keeps its literal types.
 *
 * @param route - The route as plain data.
 * @returns The same object, with its narrow type.
 * @example
 * defineRoute({ operationId: 'getNonces', method: 'GET', path: '/v1/…', summary: '…', response: Nonces })
 */
export const defineRoute = <const Route extends RouteDefinition>(route: Route): Route => route
