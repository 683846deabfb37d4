import type { SafeAppManifest } from '@countersign/api'
import * as z from 'zod/mini'
import type { ServiceConfig } from '../../config/ServiceConfig.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { lookupAtNameServers } from '../../outbound/createNameServerLookup.ts'
import { fetchJson, FetchError } from '../../outbound/fetchJson.ts'
import type { NameLookup } from '../../outbound/NameLookup.ts'
import { safeAppMessages } from './safeAppMessages.ts'

const TIMEOUT_MS = 5000
const MAX_BYTES = 64 * 1024
const MOST_PERMISSIONS = 40
/** Control characters, and characters that change the direction of the text: with them a name could imitate another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

const Icon = z.object({ src: z.string(), sizes: z.optional(z.string()), type: z.optional(z.string()) })
const Manifest = z.object({
  name: z.string().check(z.minLength(1)),
  description: z.string(),
  iconPath: z.optional(z.string()),
  icons: z.optional(z.array(Icon)),
  safe_apps_permissions: z.optional(z.array(z.string())),
})

/**
 * Reads the manifest of an app that a user wants to add. The page's Content Security Policy forbids the request, and the service hides the
 * users' IP addresses from the app. Private addresses are called only for apps that the operator lists, or with `appsOnLocalhost` on this
 * machine.
 * @throws ServiceError app/manifest, app/unreachable
 */
export async function readManifest(
  text: string,
  config: Pick<ServiceConfig, 'safeApps' | 'appsOnLocalhost'>,
  lookup: NameLookup = lookupAtNameServers,
): Promise<SafeAppManifest> {
  const app = URL.canParse(text) ? new URL(text) : null
  if (app === null || app.username !== '' || app.password !== '')
    throw new ServiceError('app/manifest', () => safeAppMessages.notUrl)
  const url = `${app.origin}${app.pathname.replace(/\/+$/, '')}`
  const place = `${url}/manifest.json`
  const allowedHosts = [
    ...config.safeApps.map((listed) => new URL(listed.url).host),
    ...(config.appsOnLocalhost ? ['localhost:*'] : []),
  ]
  const answer = await fetchJson({
    url: place,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    allowedHosts,
    lookup,
  }).catch((cause: unknown) => {
    const message = `Failed to fetch manifest from ${url}`
    throw cause instanceof FetchError
      ? new ServiceError('app/unreachable', () => cause.describe(), { message, cause })
      : cause
  })
  const parsed = Manifest.safeParse(answer)
  if (!parsed.success) throw new ServiceError('app/manifest', () => safeAppMessages.notManifest({ place }))
  const { name, description, safe_apps_permissions: permissions = [] } = parsed.data
  return {
    url,
    name: clean(name, 60),
    description: clean(description, 300),
    iconUrl: iconOf(parsed.data, place),
    permissions: permissions.filter((one) => /^[a-z][a-z-]{1,60}$/.test(one)).slice(0, MOST_PERMISSIONS),
  }
}

const clean = (text: string, most: number): string => [...text.replace(UNSEEN, ' ').trim()].slice(0, most).join('')

/** A scalable icon, otherwise one that is large enough, otherwise the first. */
function iconOf({ icons = [], iconPath }: z.output<typeof Manifest>, place: string): string | null {
  const scales = icons.find(({ sizes, type }) => sizes?.split(' ').includes('any') || type === 'image/svg+xml')
  const large = icons.find(({ sizes }) => (sizes ?? '').split(' ').some((size) => Number.parseInt(size) >= 128))
  const source = (scales ?? large ?? icons[0])?.src ?? iconPath
  if (source === undefined || !URL.canParse(source, place)) return null
  const icon = new URL(source, place)
  return icon.protocol === 'https:' ? icon.href : null
}
