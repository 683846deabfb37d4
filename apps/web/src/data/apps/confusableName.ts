import type { SafeApp } from '@countersign/api'
import { areSkeletonsAlike, skeletonOf } from '@countersign/primitives'
import { appOf } from '../url/appOf.ts'

type Listed = Pick<SafeApp, 'url' | 'name'>
type Lookalike<App extends Listed> = {
  readonly app: App
  /** Which part looks alike. */
  readonly by: 'name' | 'address'
}

/**
 * A listed app that users could confuse with this one. Only for apps that are not listed.
 * @param name from the app's manifest; null without one
 */
export function findLookalikeApp<App extends Listed>(
  { url, name }: { readonly url: string; readonly name: string | null },
  listed: readonly App[],
): Lookalike<App> | null {
  const own = name === null ? '' : skeletonOf(name)
  const byName = listed.find((app) => own !== '' && areSkeletonsAlike(own, skeletonOf(app.name)))
  if (byName) return { app: byName, by: 'name' }
  const host = skeletonOf(hostOf(url))
  const byAddress = listed.find((app) => {
    const other = hostOf(app.url)
    return other !== hostOf(url) && !isLocal(other) && host.includes(skeletonOf(other))
  })
  return byAddress ? { app: byAddress, by: 'address' } : null
}

const hostOf = (url: string): string => appOf(url)?.host.replace(/^www\./, '') ?? ''
const isLocal = (host: string): boolean => /^(localhost|[\d.]+|\[.*\])(:\d+)?$/.test(host)
