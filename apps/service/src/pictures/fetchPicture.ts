import { FetchError, fetchBytes } from '../outbound/fetchBytes.ts'
import type { NameLookup } from '../outbound/NameLookup.ts'
import { type MediaKind, pictureKind } from './MediaKind.ts'
import type { Picture } from './Picture.ts'
import { pictureMessages as messages } from './pictureMessages.ts'

export type PictureRequest = {
  readonly url: string
  readonly timeoutMs: number
  readonly maxBytes: number
  /** See `BytesRequest`. */
  readonly allowedHosts: readonly string[]
  readonly lookup: NameLookup
}

/**
 * Fetches a picture, or another medium, from an address that a list or a contract names.
 * @throws FetchError with what happened, in words
 */
export async function fetchPicture({ url, ...limits }: PictureRequest, kind = pictureKind): Promise<Picture> {
  const { accept, type, what } = kind
  const { bytes } = await fetchBytes({ url, ...limits, accept, type, what })
  return recognize(bytes, new URL(url).host, kind)
}

const DATA = /^data:((?:image|video|audio)\/[\w.+-]+)(;charset=[\w-]+)?(;base64)?,(.*)$/is

/**
 * The picture, or another medium, of a data URI. Null: the text is not one.
 * @throws FetchError when it is too large or of another kind
 */
export function readDataPicture(uri: string, maxBytes: number, kind = pictureKind): Picture | null {
  const match = DATA.exec(uri)
  if (match === null) return null
  const [, , , isBase64, payload = ''] = match
  const bytes = isBase64 ? Buffer.from(payload, 'base64') : Buffer.from(decodeText(payload), 'utf8')
  if (bytes.length > maxBytes) throw new FetchError(() => messages.tooLarge({ bytes: bytes.length, most: maxBytes }))
  return recognize(bytes, 'data:', kind)
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** @throws FetchError */
export function recognize(bytes: Buffer, from: string, kind: MediaKind = pictureKind): Picture {
  const facts = kind.inspect(bytes)
  if (facts === null) throw new FetchError(() => kind.refuse(from))
  return { type: facts.type, bytes }
}
