import type { NftMetadataConfig } from '../../config/nftMetadataConfig.ts'

/** Where a document is to be read, or why it is not. */
export type ResolvedUri = { url: string } | { reason: string }

const IPFS = /^ipfs:\/\/(?:ipfs\/)?(.+)$/i

/** @param id decimal; ERC-1155 leaves a place for it in its addresses */
export function resolveUri(uri: string, id: string, { fetch, ipfsGateway }: NftMetadataConfig): ResolvedUri {
  const text = uri.trim().replaceAll('{id}', BigInt(id).toString(16).padStart(64, '0'))
  if (!fetch) return { reason: 'Metadata is not fetched: the operator switched it off.' }
  const path = IPFS.exec(text)?.[1]
  if (path !== undefined)
    return ipfsGateway === null
      ? { reason: 'The metadata is on IPFS, and no IPFS gateway is configured.' }
      : { url: `${ipfsGateway.replace(/\/*$/, '/')}${path}` }
  if (/^https?:\/\//i.test(text)) return { url: text }
  return { reason: `Addresses as "${text.slice(0, 40)}" are not fetched.` }
}
