import type { NftMetadataConfig } from '../../config/NftMetadataConfig.ts'
import { resolveUri } from './resolveUri.ts'

const KEYS = ['image', 'image_url', 'image_uri', 'imageUri', 'imageUrl']
const IMAGE_DATA = /^data:image\/[\w.+-]+[;,]/i

/** The picture's address in a form that a page can use: http, a data URI, or IPFS through the gateway. */
export function imageOf(metadata: Record<string, unknown> | null, config: NftMetadataConfig): string | null {
  if (metadata === null) return null
  const others = Object.keys(metadata).filter((key) => /^image/i.test(key) && !KEYS.includes(key))
  for (const key of [...KEYS, ...others]) {
    const value = metadata[key]
    if (typeof value !== 'string') continue
    if (IMAGE_DATA.test(value)) return value
    const resolved = resolveUri(value, '0', { ...config, fetch: true })
    if ('url' in resolved) return resolved.url
  }
  return null
}
