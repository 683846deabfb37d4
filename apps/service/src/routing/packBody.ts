import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../files/readPacked.ts'
import { chooseEncoding } from './chooseEncoding.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** Smaller bodies are not compressed: the headers outweigh the saving. */
const MIN_BYTES = 1400

export type PackedBody = { encoding: Encoding | null; body: string | Buffer }

export const isWorthPacking = (text: string): boolean => text.length >= MIN_BYTES

/** @param accepted the request's `accept-encoding` */
export async function packBody(text: string, accepted: string): Promise<PackedBody> {
  const encoding = isWorthPacking(text) ? chooseEncoding(accepted) : null
  if (encoding === null) return { encoding, body: text }
  const body =
    encoding === 'br' ? await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : await gzipped(text)
  return { encoding, body }
}
