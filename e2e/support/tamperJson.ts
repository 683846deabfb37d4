import type { Page } from '@playwright/test'

type Json = Record<string, unknown>

/** Changes the service's JSON answers in transit to the page. @returns a function that stops it */
export async function tamperJson(
  page: Page,
  path: (pathname: string) => boolean,
  change: (body: Json) => Json,
): Promise<() => Promise<void>> {
  let isStopped = false
  const running = new Set<Promise<void>>()
  await page.route(
    (url) => path(url.pathname),
    async (route) => {
      if (isStopped || route.request().method() !== 'GET') return route.fallback()
      const answer = route
        .fetch()
        .then(async (response) => route.fulfill({ response, json: change(await response.json()) }))
      running.add(answer)
      await answer.finally(() => running.delete(answer))
    },
  )
  // `unroute` would answer a request that is still being changed, and its change would then fail.
  return async () => {
    isStopped = true
    await Promise.all(running)
  }
}

/** A copy with the value at a path of names replaced (undefined: removed); unchanged if the path does not exist. */
export function withValue(body: Json, names: readonly string[], value: unknown): Json {
  const [name, ...rest] = names
  if (name === undefined || !(name in body)) return body
  if (rest.length === 0) return { ...body, [name]: value }
  const inner = body[name]
  return isJson(inner) ? { ...body, [name]: withValue(inner, rest, value) } : body
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
