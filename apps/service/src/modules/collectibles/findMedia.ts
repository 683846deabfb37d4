import type { NftMetadataConfig } from '../../config/NftMetadataConfig.ts'
import { resolveUri } from '../../outbound/resolveUri.ts'

/** `animation`: what metadata names beside the picture, a video or a sound. */
export type MediaPart = 'picture' | 'animation'

type PartKeys = {
  readonly usual: readonly string[]
  readonly others: RegExp
  /** A data URI of this part. */
  readonly inside: RegExp
}

const PARTS: Readonly<Record<MediaPart, PartKeys>> = {
  picture: {
    usual: ['image', 'image_url', 'image_uri', 'imageUri', 'imageUrl'],
    others: /^image/i,
    inside: /^data:image\/[\w.+-]+[;,]/i,
  },
  animation: {
    usual: ['animation_url', 'animationUrl', 'animation'],
    others: /^animation/i,
    inside: /^data:(image|video|audio)\/[\w.+-]+[;,]/i,
  },
}

const IPFS = /^ipfs:/i

/** Where a part of an NFT is, in a form that can be read, or why it is not. */
export type FoundMedia =
  | { readonly state: 'none' }
  /** A data URI. */
  | { readonly state: 'inside'; readonly uri: string }
  /** At an address; `gateway` is the host of the operator's IPFS gateway when it is read there. */
  | { readonly state: 'remote'; readonly uri: string; readonly gateway?: string | undefined }
  /** As `remote`, but this service does not fetch media. */
  | { readonly state: 'off'; readonly uri: string }
  | { readonly state: 'no-gateway' }
  | { readonly state: 'refused'; readonly start: string }

/** The picture or the animation that metadata names. @param id decimal: addresses of ERC-1155 may contain a placeholder for it */
export function findMedia(
  metadata: Record<string, unknown> | null,
  id: string,
  config: NftMetadataConfig,
  part: MediaPart,
): FoundMedia {
  if (metadata === null) return { state: 'none' }
  const { usual, others, inside } = PARTS[part]
  const further = Object.keys(metadata).filter((key) => others.test(key) && !usual.includes(key))
  let refused: FoundMedia = { state: 'none' }
  for (const key of [...usual, ...further]) {
    const value = metadata[key]
    if (typeof value !== 'string' || value.trim() === '') continue
    if (inside.test(value)) return { state: 'inside', uri: value }
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
