import { encodeBytewords } from './bytewords.ts'
import { encodeCbor } from './cbor.ts'
import { chooseFragments } from './chooseFragments.ts'
import { crc32 } from './crc32.ts'
import type { Ur } from './Ur.ts'

/** Short enough for a code that a simple camera reads from a screen. */
const FRAGMENT_BYTES = 200

/**
 * The frames of an animated QR code, in capital letters, which form smaller codes. One frame when it fits. The first frames contain one
 * fragment each; repeating them is enough for every reader of the standard. `mixed` adds the same number of frames with several fragments
 * each, so that a camera that missed a frame need not wait for the next round.
 */
export function encodeUr(
  { type, cbor }: Ur,
  { fragmentBytes = FRAGMENT_BYTES, mixed = false }: { readonly fragmentBytes?: number; readonly mixed?: boolean } = {},
): string[] {
  if (cbor.length <= fragmentBytes) return [`ur:${type}/${encodeBytewords(cbor)}`.toUpperCase()]
  const count = Math.ceil(cbor.length / fragmentBytes)
  const size = Math.ceil(cbor.length / count)
  const checksum = crc32(cbor)
  const fragments = Array.from({ length: count }, (_, index) => {
    const fragment = new Uint8Array(size)
    fragment.set(cbor.subarray(index * size, (index + 1) * size))
    return fragment
  })
  return Array.from({ length: mixed ? count * 2 : count }, (_, index) => {
    const data = new Uint8Array(size)
    for (const chosen of chooseFragments(index + 1, count, checksum))
      for (const [place, byte] of (fragments[chosen] ?? data).entries()) data[place] = (data[place] ?? 0) ^ byte
    const part = encodeCbor([index + 1, count, cbor.length, checksum, data])
    return `ur:${type}/${index + 1}-${count}/${encodeBytewords(part)}`.toUpperCase()
  })
}
