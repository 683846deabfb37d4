import type { SafeApp } from '@countersign/api'
import { appOf, type AppPlace } from '../url/appOf.ts'

type Listed = Pick<SafeApp, 'url'>

/** The app of the list that an address belongs to: the same address, or one below its path. Null: it is not listed. */
export function listedAppAt<App extends Listed>(url: string, apps: readonly App[]): App | null {
  const app = appOf(url)
  if (app === null) return null
  const isAt = (listed: App): boolean => {
    const place = appOf(listed.url)
    return place !== null && isBelow(app, place)
  }
  // The longest path wins: an app below another one is its own.
  return [...apps].filter(isAt).sort((one, other) => other.url.length - one.url.length)[0] ?? null
}

export const isListed = (url: string, apps: readonly Listed[]): boolean => listedAppAt(url, apps) !== null

/** Gateways serve a stranger's content for every `cid`: a listed origin says nothing about it. */
const GATEWAY = /^\/(ipfs|ipns|ar|swarm|bzz)\//i
/** A slash that only some servers read as one. */
const HIDDEN_SLASH = /%(2f|5c)/i

function isBelow(app: AppPlace, listed: AppPlace): boolean {
  if (app.key === listed.key) return true
  if (!app.key.startsWith(`${listed.key}/`)) return false
  const rest = app.key.slice(listed.key.length)
  return !GATEWAY.test(`${rest}/`) && !HIDDEN_SLASH.test(rest)
}

/** Other apps at the same origin: what one of them is granted, all of them have. */
export const appsSharingOrigin = <App extends Listed>(url: string, apps: readonly App[]): App[] => {
  const app = appOf(url)
  return apps.filter((other) => {
    const place = appOf(other.url)
    return app !== null && place !== null && place.origin === app.origin && place.key !== app.key
  })
}
