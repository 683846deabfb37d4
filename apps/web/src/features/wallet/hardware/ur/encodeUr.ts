import { encodeBytewords } from './bytewords.ts'
import { encodeCbor } from './cbor.ts'
import { crc32 } from './crc32.ts'
import type { Ur } from './Ur.ts'

/** Few enough letters for a code that a cheap camera reads off a screen. */
const FRAGMENT_BYTES = 200

/**
 * The frames of an animated QR code, in capital letters (they make smaller codes). One frame when it fits. The frames
 * carry one fragment each and are repeated: every reader of the standard understands that.
 */
export function encodeUr({ type, cbor }: Ur, fragmentBytes = FRAGMENT_BYTES): string[] {
  if (cbor.length <= fragmentBytes) return [`ur:${type}/${encodeBytewords(cbor)}`.toUpperCase()]
  const count = Math.ceil(cbor.length / fragmentBytes)
  const size = Math.ceil(cbor.length / count)
  const checksum = crc32(cbor)
  return Array.from({ length: count }, (_, index) => {
    const fragment = new Uint8Array(size)
    fragment.set(cbor.subarray(index * size, (index + 1) * size))
    const part = encodeCbor([index + 1, count, cbor.length, checksum, fragment])
    return `ur:${type}/${index + 1}-${count}/${encodeBytewords(part)}`.toUpperCase()
  })
}
