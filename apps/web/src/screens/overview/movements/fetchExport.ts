import { fetchBody } from '../../../data/client/fetchBody.ts'
import type { AccountKey } from '../../../data/keys/queryKeys.ts'

/** About 5,000 transfers. */
const MOST_BYTES = 3_000_000

/**
 * The exported history since a day as JSON; null if the file is larger than the page adds up.
 *
 * @param from the first day, `2026-11-21`, in UTC
 */
export async function fetchExport({ chainId, safe }: AccountKey, from: string, signal: AbortSignal) {
  const body = await fetchBody(`/v1/chains/${chainId}/safes/${safe}/export?format=json&from=${from}`, signal)
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > MOST_BYTES) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}
