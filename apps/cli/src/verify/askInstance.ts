import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
  readonly sha256: string
}

const PATIENCE_MS = 30_000
/** A host that limits requests says when to come back. */
const LONGEST_WAIT_S = 120

/** One file as a browser would get it, unpacked. Redirects are answers of their own: they could lead anywhere. */
export async function askInstance(url: string, encoding: 'identity' | 'br' | 'gzip', accept = '*/*'): Promise<Answer> {
  const headers = { accept, 'accept-encoding': encoding }
  const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
  const wait = Number(response.headers.get('retry-after'))
  if (response.status === 429 && wait > 0 && wait <= LONGEST_WAIT_S) {
    await setTimeout(wait * 1000)
    return askInstance(url, encoding, accept)
  }
  const body = Buffer.from(await response.arrayBuffer())
  const sha256 = createHash('sha256').update(body).digest('hex')
  return { status: response.status, headers: response.headers, body, sha256 }
}
