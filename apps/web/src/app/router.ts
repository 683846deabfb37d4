import { createHashHistory, createRouter } from '@tanstack/react-router'
import { env } from '../data/config/env.ts'
import { routeTree } from '../routeTree.gen.ts'
import type { RouterContext } from '../shell/RouterContext.ts'

/** Search values stay plain strings: the default JSON parsing would turn `true` into a boolean and long digits into numbers. */
export const createAppRouter = (context: RouterContext) =>
  createRouter({
    routeTree,
    context,
    ...(env.isPortable ? { history: createHashHistory() } : {}),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    trailingSlash: 'never',
    // An EIP-3770 address stays readable in the URL, and a typed one has the same URL as a linked one.
    pathParamsAllowedCharacters: [':'],
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const kept = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
      const text = new URLSearchParams(kept.map(([name, value]) => [name, String(value)])).toString()
      return text ? `?${text}` : ''
    },
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
