import type { NftMetadataConfig } from '../../config/NftMetadataConfig.ts'
import { resolveUri } from '../../outbound/resolveUri.ts'

const KEYS = ['image', 'image_url', 'image_uri', 'imageUri', 'imageUrl']
const IMAGE_DATA = /^data:image\/[\w.+-]+[;,]/i
const IPFS = /^ipfs:/i

/** Where the picture of an NFT is, in a form that can be read, or why it is not. */
export type FoundPicture =
  | { readonly state: 'none' }
  /** A data URI. */
  | { readonly state: 'inside'; readonly uri: string }
  /** At an address; `gateway` is the host of the operator's IPFS gateway when it is read there. */
  | { readonly state: 'remote'; readonly uri: string; readonly gateway?: string | undefined }
  /** As `remote`, but this service does not fetch pictures. */
  | { readonly state: 'off'; readonly uri: string }
  | { readonly state: 'no-gateway' }
  | { readonly state: 'refused'; readonly start: string }

/** The picture that metadata names. @param id decimal: addresses of ERC-1155 may contain a placeholder for it */
export function findPicture(
  metadata: Record<string, unknown> | null,
  id: string,
  config: NftMetadataConfig,
): FoundPicture {
  if (metadata === null) return { state: 'none' }
  const others = Object.keys(metadata).filter((key) => /^image/i.test(key) && !KEYS.includes(key))
  let refused: FoundPicture = { state: 'none' }
  for (const key of [...KEYS, ...others]) {
    const value = metadata[key]
    if (typeof value !== 'string' || value.trim() === '') continue
    if (IMAGE_DATA.test(value)) return { state: 'inside', uri: value }
    const resolved = resolveUri(value, id, { fetch: true, ipfsGateway: config.ipfsGateway })
    if ('url' in resolved) {
      const isFetched = config.fetch && config.media
      return isFetched
        ? { state: 'remote', uri: resolved.url, gateway: resolved.gateway }
        : { state: 'off', uri: resolved.url }
    }
    if (refused.state === 'none')
      refused =
        IPFS.test(value.trim()) && config.ipfsGateway === null
          ? { state: 'no-gateway' }
          : { state: 'refused', start: value.trim().slice(0, 40) }
  }
  return refused
}
