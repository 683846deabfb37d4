import type { Routes } from '../routes/index.ts'
import { routeNames } from '../routes/routeMethods.ts'
import { isApiClient, type ApiClient } from './createApiClient.ts'

/** The input of a call. */
export type RouteInput = { params?: unknown; query?: unknown; body?: unknown; signal?: AbortSignal }

/**
 * A client that delegates every call to one function, which may choose between clients or load one on demand.
 *
 * @param answer - Receives the route's name and input; returns the decoded response.
 * @returns One function per route of the table.
 * @example
 * const service = createApiClient({ baseUrl: serviceUrl })
 * const client = delegateApiClient((name, input) => callRoute(service, name, input))
 */
export function delegateApiClient(answer: (name: keyof Routes, input: RouteInput) => Promise<unknown>): ApiClient {
  const client = Object.fromEntries(
    routeNames.filter(isRouteName).map((name) => [name, (input: RouteInput = {}) => answer(name, input)]),
  )
  if (!isApiClient(client)) throw new TypeError('A route of the table has no function in the client.')
  return client
}

/**
 * Calls a function of a client by its name.
 *
 * @throws {TypeError} If the client has no such function.
 * @example
 * await callRoute(client, 'getSafe', { params })
 */
export async function callRoute(client: Partial<ApiClient>, name: keyof Routes, input: RouteInput): Promise<unknown> {
  const call: unknown = Reflect.get(client, name)
  if (typeof call !== 'function') throw new TypeError(`This client has no function ${name}.`)
  const answer: unknown = await call(input)
  return answer
}

const isRouteName = (name: string): name is keyof Routes => routeNames.includes(name)
