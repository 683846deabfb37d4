import type { SafeApp } from '@countersign/api'
import { appOf, type AppPlace } from '../url/appOf.ts'

type Listed = Pick<SafeApp, 'url'>

/** The listed app to which an address belongs: the same address, or one below its path. Null when it is not listed. */
export function listedAppAt<App extends Listed>(url: string, apps: readonly App[]): App | null {
  const app = appOf(url)
  if (app === null) return null
  const isAt = (listed: App): boolean => {
    const place = appOf(listed.url)
    return place !== null && isBelow(app, place)
  }
  // The longest path wins: an app below another one is a separate app.
  return [...apps].filter(isAt).sort((one, other) => other.url.length - one.url.length)[0] ?? null
}

export const isListed = (url: string, apps: readonly Listed[]): boolean => listedAppAt(url, apps) !== null

/** Gateways serve the content of any author under `cid`, so a listed origin proves nothing about it. */
const GATEWAY = /^\/(ipfs|ipns|ar|swarm|bzz)\//i
/** A slash that only some servers decode. */
const HIDDEN_SLASH = /%(2f|5c)/i

function isBelow(app: AppPlace, listed: AppPlace): boolean {
  if (app.key === listed.key) return true
  if (!app.key.startsWith(`${listed.key}/`)) return false
  const rest = app.key.slice(listed.key.length)
  return !GATEWAY.test(`${rest}/`) && !HIDDEN_SLASH.test(rest)
}

/** Other apps at the same origin. A permission of one of them applies to all. */
export const appsSharingOrigin = <App extends Listed>(url: string, apps: readonly App[]): App[] => {
  const app = appOf(url)
  return apps.filter((other) => {
    const place = appOf(other.url)
    return app !== null && place !== null && place.origin === app.origin && place.key !== app.key
  })
}
