import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, gunzip, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const CODECS = {
  br: { ending: 'br', pack: promisify(brotliCompress), unpack: promisify(brotliDecompress) },
  gzip: { ending: 'gz', pack: promisify(gzip), unpack: promisify(gunzip) },
} as const

/** The compressed copy of a file that the build wrote beside it. Compresses `content` when there is none, or one of another build. */
export async function readPacked(file: string, content: Buffer, encoding: Encoding): Promise<Buffer> {
  const { ending, pack, unpack } = CODECS[encoding]
  try {
    const packed = await readFile(`${file}.${ending}`)
    if ((await unpack(packed)).equals(content)) return packed
  } catch {
    // Not there, or only written in part.
  }
  return pack(content)
}
