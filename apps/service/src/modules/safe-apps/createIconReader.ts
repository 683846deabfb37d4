import { fetchBytes, FetchError, type Bytes } from '../../outbound/fetchBytes.ts'
import type { ServiceConfig } from '../../config/ServiceConfig.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { safeAppMessages } from './safeAppMessages.ts'
import { pictureMessages } from '../../pictures/pictureMessages.ts'

const TIMEOUT_MS = 5000
const MAX_BYTES = 128 * 1024
const KEPT_MS = 60 * 60 * 1000
/** A failed request is repeated soon. */
const FAILED_KEPT_MS = 5 * 60 * 1000
const IMAGE = /^image\/(svg\+xml|png|jpeg|gif|webp|avif|x-icon|vnd\.microsoft\.icon)\s*(;|$)/i

type Kept = { readonly until: number; readonly picture: Promise<Bytes | null> }

/**
 * Pictures of configured apps, so that the hosts of the apps do not learn the users' IP addresses. Other addresses are refused, because
 * this is not a proxy. Each picture is cached for an hour.
 * @param beforeFetch runs when the picture is not cached; it may throw
 * @returns the picture; null while it cannot be fetched. @throws ServiceError app/icon for any other address
 */
export function createIconReader(config: Pick<ServiceConfig, 'safeApps'>, monotonic: () => number) {
  const urls = new Set(config.safeApps.flatMap(({ iconUrl }) => iconUrl ?? []))
  const allowedHosts = [...urls].flatMap((url) => (URL.canParse(url) ? new URL(url).host : []))
  const kept = new Map<string, Kept>()
  return async (url: string, beforeFetch: () => void = () => undefined): Promise<Bytes | null> => {
    if (!urls.has(url)) throw new ServiceError('app/icon', () => safeAppMessages.noIcon)
    const known = kept.get(url)
    if (known && known.until > monotonic()) return known.picture
    beforeFetch()
    const picture = fetchPicture(url, allowedHosts)
    kept.set(url, { until: monotonic() + KEPT_MS, picture })
    if ((await picture) === null) kept.set(url, { until: monotonic() + FAILED_KEPT_MS, picture })
    return picture
  }
}

async function fetchPicture(url: string, allowedHosts: readonly string[]): Promise<Bytes | null> {
  try {
    return await fetchBytes({
      url,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      allowedHosts,
      accept: 'image/*',
      type: IMAGE,
      what: () => pictureMessages.aPicture,
    })
  } catch (error) {
    if (error instanceof FetchError) return null
    throw error
  }
}
