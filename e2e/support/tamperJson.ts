import type { Page } from '@playwright/test'

type Json = Record<string, unknown>

/** Changes the service's JSON answers in transit to the page. @returns a function that stops it */
export async function tamperJson(
  page: Page,
  path: (pathname: string) => boolean,
  change: (body: Json) => Json,
): Promise<() => Promise<void>> {
  const matches = (url: URL) => path(url.pathname)
  await page.route(matches, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, json: change(await response.json()) })
  })
  return () => page.unroute(matches)
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
