import * as z from 'zod/mini'
import type { RouteDefinition } from '../route/defineRoute.ts'
import { firstRoutes } from '../routes/firstRoutes.ts'
import type { Routes } from '../routes/index.ts'
import { isOfAccounts, routeNames } from '../routes/routeMethods.ts'
import { ApiError } from './ApiError.ts'
import { fetchWithRetries, type FetchOptions } from './fetchWithRetries.ts'
import { parseResponse } from './parseResponse.ts'

type Input<Route extends RouteDefinition> = (Route['params'] extends z.ZodMiniType
  ? { params: WithDefaults<z.output<Route['params']>> }
  : { params?: never }) &
  (Route['query'] extends z.ZodMiniType
    ? { query?: z.output<Route['query']> | Nulled<z.output<Route['query']>> }
    : { query?: never }) &
  (Route['body'] extends z.ZodMiniType ? { body: z.output<Route['body']> } : { body?: never }) & {
    signal?: AbortSignal
  }
/** A call may omit the currency: the client has a default. */
type WithDefaults<Params> = Params extends { fiatCode: string }
  ? Omit<Params, 'fiatCode'> & { fiatCode?: string }
  : Params
type Nulled<T> = { [K in keyof T]: T[K] | null }
type Output<Route extends RouteDefinition> = Route['response'] extends z.ZodMiniType
  ? z.output<Route['response']>
  : void

/**
 * One function per route of the table, with the arguments `{ params, query, body, signal }` that the route needs.
 *
 * @example const client: ApiClient = createApiClient()
 */
export type ApiClient = {
  readonly [Name in keyof Routes]: (...input: Arguments<Input<Routes[Name]>>) => Promise<Output<Routes[Name]>>
}
/** Routes without required input are called without arguments. */
type Arguments<In> = Record<never, never> extends In ? [input?: In] : [input: In]

type ApiClientOptions = FetchOptions & { baseUrl?: string; currency?: string; language?: () => string }

/**
 * The empty base URL: the page's own origin.
 *
 * @example fetch(`${DEFAULT_CLIENT_SERVICE_URL}/v1/chains`)
 */
export const DEFAULT_CLIENT_SERVICE_URL = ''

/**
 * Builds the typed client of the client service.
 *
 * @param options.baseUrl - Origin and path prefix of the service; the page's own origin when empty.
 * @param options.currency - Fiat code for calls that name none, such as `eur`. Default: `usd`, as in other clients of
 * this API.
 * @param options.language - The language of the user, such as `de`: the service writes the details of its refusals in it.
 * @param options.fetch - Fetch to use (tests).
 * @returns One function per route of the table.
 * @throws {ApiError} `code: message` if the body has both, else the HTTP status text.
 * @example
 * await createApiClient({ baseUrl: '' }).getSafe({ params: { chainId: '1', safe: '0x…' } })
 */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const base = (options.baseUrl ?? DEFAULT_CLIENT_SERVICE_URL).replace(/\/+$/, '')
  const call = async (name: string, input: LooseInput): Promise<unknown> => {
    const route = findRoute(firstRoutes, name) ?? (await findLaterRoute(name))
    const url = base + buildPath(route, withCurrency(route, input, options.currency ?? DEFAULT_CURRENCY))
    const init: RequestInit = { method: route.method, credentials: route.session ? 'include' : 'omit' }
    if (route.body) init.body = JSON.stringify(z.encode(route.body, input.body))
    const headers = {
      ...(route.body ? { 'content-type': 'application/json' } : {}),
      // Browsers send this header to other origins without a preflight request.
      ...(options.language ? { 'accept-language': options.language() } : {}),
    }
    if (Object.keys(headers).length > 0) init.headers = headers
    if (input.signal) init.signal = input.signal
    const response = await fetchWithRetries(url, init, options)
    return parseResponse(response, route.response)
  }
  const client = Object.fromEntries(routeNames.map((name) => [name, (input: LooseInput = {}) => call(name, input)]))
  if (!isApiClient(client)) throw new TypeError('A route of the table has no function in the client.')
  return client
}

/**
 * TypeScript cannot type a mapping over the table's keys, so this checks that there is a function per route. The
 * schemas of each route check its input and output.
 */
export const isApiClient = (client: object): client is ApiClient =>
  routeNames.every((name) => typeof Reflect.get(client, name) === 'function')

const DEFAULT_CURRENCY = 'usd'

const findRoute = (table: Readonly<Record<string, RouteDefinition>>, name: string): RouteDefinition | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

async function findLaterRoute(name: string): Promise<RouteDefinition> {
  const table: Readonly<Record<string, RouteDefinition>> = isOfAccounts(name)
    ? (await import('../routes/accountsRoutes.ts')).accountsRoutes
    : (await import('../routes/laterRoutes.ts')).laterRoutes
  const route = findRoute(table, name)
  if (!route) throw new TypeError(`The table has no route ${name}.`)
  return route
}

function withCurrency(route: RouteDefinition, input: LooseInput, fiatCode: string): LooseInput {
  return route.path.includes('{fiatCode}') ? { ...input, params: { fiatCode, ...toRecord(input.params) } } : input
}

type LooseInput = { params?: unknown; query?: unknown; body?: unknown; signal?: AbortSignal }

/**
 * Fills placeholders and appends the query; null and undefined query values are dropped.
 * @example buildPath(routes.getSafe, { params: { chainId: '1', safe } }) // '/v1/chains/1/safes/0x…'
 */
export function buildPath(route: RouteDefinition, input: { params?: unknown; query?: unknown }): string {
  const params = route.params ? toRecord(z.encode(route.params, input.params)) : {}
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  if (!route.query || !input.query) return path
  const kept = Object.fromEntries(
    Object.entries(input.query).filter(([, value]) => value !== null && value !== undefined),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(toRecord(z.encode(route.query, kept)))) search.set(name, String(value))
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

function toRecord(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null) return { ...value }
  throw new ApiError({ code: 0, statusCode: 0, message: 'A route schema did not encode to an object' })
}
