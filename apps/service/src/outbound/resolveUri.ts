/** Where to read a document, or why it is not read. `gateway`: host of the operator's gateway, when it is read there. */
export type ResolvedUri = { url: string; gateway?: string } | { reason: string }

/** `ipfsGateway` null: `ipfs://` is not read. */
type MetadataSettings = { readonly fetch: boolean; readonly ipfsGateway: string | null }

const IPFS = /^ipfs:\/\/(?:ipfs\/)?(.+)$/i

const NO_GATEWAY = { reason: 'The metadata is on IPFS, and no IPFS gateway is configured.' }

/** `..` at the end of a path part, in any spelling that a server behind the gateway may decode to it. */
const UPWARDS = /(\.|%2e){2}(?=[\\/?#]|%2f|%5c|$)/i

/** The gateway may be in a private network, where a path that leaves its folder would reach other content of the host. */
function behindGateway(gateway: string, path: string): ResolvedUri {
  const folder = new URL(gateway.replace(/\/*$/, '/'))
  const url = new URL(`${folder.href}${path}`)
  if (UPWARDS.test(path) || !url.pathname.startsWith(folder.pathname))
    return { reason: 'The IPFS address leaves the folder of the gateway.' }
  return { url: url.href, gateway: folder.host }
}

/** @param id decimal; ERC-1155 addresses contain a placeholder for it */
export function resolveUri(uri: string, id: string, { fetch, ipfsGateway }: MetadataSettings): ResolvedUri {
  const text = uri.trim().replaceAll('{id}', BigInt(id).toString(16).padStart(64, '0'))
  if (!fetch) return { reason: 'Metadata is not fetched: the operator switched it off.' }
  const path = IPFS.exec(text)?.[1]
  if (path !== undefined) return ipfsGateway === null ? NO_GATEWAY : behindGateway(ipfsGateway, path)
  if (/^https?:\/\//i.test(text)) return { url: text }
  return { reason: `Addresses as "${text.slice(0, 40)}" are not fetched.` }
}
