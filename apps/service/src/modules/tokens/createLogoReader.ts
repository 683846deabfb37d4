import type { ServiceContext } from '../../context/ServiceContext.ts'
import { FetchError } from '../../outbound/fetchBytes.ts'
import { fetchPicture, readDataPicture, recognize } from '../../pictures/fetchPicture.ts'
import type { Picture } from '../../pictures/Picture.ts'
import type { PictureStore } from '../../pictures/createPictureStore.ts'
import { findLogoFile } from '../../token-list/findLogoFile.ts'
import type { ListedToken } from '../../token-list/TokenList.ts'
import { resolveUri } from '../../outbound/resolveUri.ts'
import { readFile, stat } from 'node:fs/promises'

const TIMEOUT_MS = 5000
const MAX_BYTES = 256 * 1024
const DAY_MS = 86_400_000
const KEPT_MS = 7 * DAY_MS
/** A failed request is repeated soon. */
const FAILED_KEPT_MS = 10 * 60 * 1000
const MOST_FAILURES = 5000

type Parts = Pick<ServiceContext, 'lookup' | 'monotonic' | 'tokenList'> & {
  readonly config: Pick<ServiceContext['config'], 'nftMetadata'>
  readonly store: PictureStore
}

/**
 * Logos that the operator's list names, so that their hosts do not learn the users' IP addresses. Other addresses are never called, because
 * this is not a proxy. Fetched logos are stored for a week.
 * @param beforeFetch runs before another host is called; it may throw
 * @returns null while the logo cannot be read
 */
export function createLogoReader({ config, lookup, monotonic, tokenList, store }: Parts) {
  const failedUntil = new Map<string, number>()
  const running = new Map<string, Promise<Picture | null>>()

  async function read(address: string, beforeFetch: () => void): Promise<Picture | null> {
    try {
      const inside = readDataPicture(address, MAX_BYTES)
      if (inside !== null) return inside
      if (tokenList.folder !== null && !/^[a-z][a-z0-9+.-]*:/i.test(address))
        return await readBeside(tokenList.folder, address)
      const stored = await store.find(address, KEPT_MS)
      if (stored !== null) return stored
      const resolved = resolveUri(address, '0', { fetch: true, ipfsGateway: config.nftMetadata.ipfsGateway })
      if ('reason' in resolved) return null
      beforeFetch()
      const { allowedHosts } = config.nftMetadata
      const picture = await fetchPicture({
        url: resolved.url,
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        allowedHosts: [...allowedHosts, ...(resolved.gateway === undefined ? [] : [resolved.gateway])],
        lookup,
      })
      await store.store(address, picture)
      return picture
    } catch (error) {
      if (error instanceof FetchError) return null
      throw error
    }
  }

  return async ({ logoUri }: Pick<ListedToken, 'logoUri'>, beforeFetch: () => void): Promise<Picture | null> => {
    if (logoUri === null || (failedUntil.get(logoUri) ?? 0) > monotonic()) return null
    const before = running.get(logoUri)
    if (before) return before
    const picture = read(logoUri, beforeFetch).finally(() => running.delete(logoUri))
    running.set(logoUri, picture)
    if ((await picture) === null) {
      if (failedUntil.size >= MOST_FAILURES) failedUntil.clear()
      failedUntil.set(logoUri, monotonic() + FAILED_KEPT_MS)
    }
    return picture
  }
}

/** The file may have changed since the start, so everything is checked again. */
async function readBeside(folder: string, path: string): Promise<Picture | null> {
  const file = findLogoFile(folder, path)
  if (file === null || (await stat(file)).size > MAX_BYTES) return null
  return recognize(await readFile(file), path)
}
