import { FetchError, fetchBytes } from '../outbound/fetchBytes.ts'
import type { NameLookup } from '../outbound/NameLookup.ts'
import { inspectPicture } from './inspectPicture.ts'
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

/** Servers that do not know a type send octets; the bytes decide in any case. */
const TYPE = /^(image\/|application\/octet-stream|binary\/octet-stream)/i

/**
 * Fetches a picture from an address that a list or a contract names.
 * @throws FetchError with what happened, in words
 */
export async function fetchPicture({ url, ...limits }: PictureRequest): Promise<Picture> {
  const { bytes } = await fetchBytes({ url, ...limits, accept: 'image/*', type: TYPE, what: 'a picture' })
  return recognize(bytes, new URL(url).host)
}

const DATA = /^data:(image\/[\w.+-]+)(;charset=[\w-]+)?(;base64)?,(.*)$/is

/**
 * The picture of a data URI. Null: the text is not one.
 * @throws FetchError when it is too large or not a picture
 */
export function readDataPicture(uri: string, maxBytes: number): Picture | null {
  const match = DATA.exec(uri)
  if (match === null) return null
  const [, , , isBase64, payload = ''] = match
  const bytes = isBase64 ? Buffer.from(payload, 'base64') : Buffer.from(decodeText(payload), 'utf8')
  if (bytes.length > maxBytes) throw new FetchError(() => messages.tooLarge({ bytes: bytes.length, most: maxBytes }))
  return recognize(bytes, 'data:')
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** @throws FetchError */
export function recognize(bytes: Buffer, from: string): Picture {
  const facts = inspectPicture(bytes)
  if (facts === null) throw new FetchError(() => messages.notPicture({ from }))
  return { type: facts.type, bytes }
}
