import { bytesToHex } from '@countersign/primitives'

/** SHA-256 of a text in UTF-8, in hex without `0x`, as `SHA256SUMS` writes it. */
export async function sha256Of(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return bytesToHex(new Uint8Array(hash)).slice(2)
}
