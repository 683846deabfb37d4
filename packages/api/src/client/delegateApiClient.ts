import { routes, type Routes } from '../routes/index.ts'
import { isApiClient, type ApiClient } from './createApiClient.ts'

/** What a call of a route came with. */
export type RouteInput = { params?: unknown; query?: unknown; body?: unknown; signal?: AbortSignal }

/**
 * A client whose every function is answered by one other: to choose between clients call by call, or to load one late.
 * @param answer - Gets the route's name and input; gives what the route's schema decodes to.
 * @returns One function per route of the table.
 * @example delegateApiClient((name, input) => callRoute(isDown ? offline : online, name, input))
 */
export function delegateApiClient(answer: (name: keyof Routes, input: RouteInput) => Promise<unknown>): ApiClient {
  const client = Object.fromEntries(
    Object.keys(routes)
      .filter(isRouteName)
      .map((name) => [name, (input: RouteInput = {}) => answer(name, input)]),
  )
  if (!isApiClient(client)) throw new TypeError('A route of the table has no function in the client.')
  return client
}

/**
 * Calls a function of a client by its name.
 * @throws {TypeError} When the client has none of that name.
 * @example await callRoute(client, 'getSafe', { params })
 */
export async function callRoute(client: Partial<ApiClient>, name: keyof Routes, input: RouteInput): Promise<unknown> {
  const call: unknown = Reflect.get(client, name)
  if (typeof call !== 'function') throw new TypeError(`This client does not answer ${name}.`)
  const answer: unknown = await call(input)
  return answer
}

const isRouteName = (name: string): name is keyof Routes => Object.hasOwn(routes, name)
