import { decodeBase64url, encodeBase64url, openSealed, sealWithPassphrase } from '@countersign/safe/exchange'
import * as z from 'zod/mini'

const KIND = 'countersign-data-sealed'
const Sealed = z.object({ kind: z.literal(KIND), sealed: z.string() })

/** A file that only its passphrase opens (AES-256-GCM, PBKDF2). */
export async function sealFile(text: string, passphrase: string): Promise<string> {
  const sealed = await sealWithPassphrase(new TextEncoder().encode(text), passphrase)
  return `${JSON.stringify({ kind: KIND, sealed: encodeBase64url(sealed) })}\n`
}

/** The sealed bytes of a file; null if the file is not sealed. */
export function sealedBytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  if (!text.includes(KIND)) return null
  try {
    const parsed = Sealed.safeParse(JSON.parse(text))
    return parsed.success ? Uint8Array.from(decodeBase64url(parsed.data.sealed)) : null
  } catch {
    return null
  }
}

/** @throws SafeError `exchange/locked` for another passphrase or a changed file */
export const openFile = async (sealed: Uint8Array<ArrayBuffer>, passphrase: string): Promise<string> =>
  new TextDecoder().decode(await openSealed(sealed, { passphrase }))
