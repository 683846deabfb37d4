import { setTimeout } from 'node:timers/promises'

const PATIENCE_MS = 150

/** The result, or null when it fails or is not there immediately: what a health check or a scrape of metrics must not wait for. */
export async function withinMoment<Result>(running: Promise<Result>, patienceMs = PATIENCE_MS): Promise<Result | null> {
  const late = new AbortController()
  const timeout = setTimeout(patienceMs, null, { signal: late.signal }).catch(() => null)
  try {
    return await Promise.race([running.catch(() => null), timeout])
  } finally {
    late.abort()
  }
}
