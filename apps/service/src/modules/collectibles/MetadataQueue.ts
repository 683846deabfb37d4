import type { Address } from '@countersign/primitives'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { FetchError, fetchJson } from '../../outbound/fetchJson.ts'
import { resolveUri } from '../../outbound/resolveUri.ts'
import { type MetadataKey, type StoredMetadata, storeMetadata } from './StoredMetadata.ts'
import { parseAbi, type PublicClient } from 'viem'
import { parseShallowJson } from '../../json/parseShallowJson.ts'

const abi = parseAbi([
  'function tokenURI(uint256 id) view returns (string)',
  'function uri(uint256 id) view returns (string)',
])

/** Longest stored address; a data URI may be long. */
const LONGEST = 300_000

/** Null when the contract has none; the token is listed all the same. */
async function readTokenUri(client: PublicClient, token: Address, id: string): Promise<string | null> {
  for (const functionName of ['tokenURI', 'uri'] as const)
    try {
      const uri = await client.readContract({ address: token, abi, functionName, args: [BigInt(id)] })
      if (uri !== '' && uri.length <= LONGEST) return uri
    } catch {
      continue
    }
  return null
}

const CONCURRENCY = 4
const MOST_WAITING = 10_000
const TIMEOUT_MS = 10_000
const MAX_BYTES = 0.2 * 1024 * 1024

export type MetadataQueue = {
  /**
   * Queues a fetch of the metadata. Requests for the same token share one fetch. When the queue is full, or `mayFetch` returns false, a
   * later request must fetch it.
   */
  request(key: MetadataKey, safe: Address, mayFetch?: () => boolean): void
  /** Resolves when the queue is empty, or after this many milliseconds. */
  settled(patienceMs: number): Promise<void>
  stop(): void
}

/** Fetches metadata in the background, a few documents at a time. */
export function createMetadataQueue(context: ServiceContext): MetadataQueue {
  const waiting = new Map<string, { key: MetadataKey; safe: Address }>()
  const running = new Set<string>()
  let idlers: (() => void)[] = []
  // A process that only reads could not store what it fetched.
  let stopped = context.db.isReadOnly

  function pump(): void {
    for (const [name, job] of waiting) {
      if (stopped || running.size >= CONCURRENCY) return
      waiting.delete(name)
      running.add(name)
      void work(job.key, job.safe)
        .catch((error: unknown) =>
          context.log.warn(`Metadata of ${name} could not be stored.`, { error: String(error) }),
        )
        .finally(() => {
          running.delete(name)
          pump()
        })
    }
    if (waiting.size > 0 || running.size > 0) return
    for (const idler of idlers) idler()
    idlers = []
  }

  async function work(key: MetadataKey, safe: Address): Promise<void> {
    const runtime = context.chains.get(key.chainId)
    if (!runtime || stopped) return
    const uri = await readTokenUri(runtime.client, key.token, key.id)
    const found = await readMetadata(uri, key.id)
    if (!stopped) await storeMetadata(context, { ...key, uri, ...found, fetchedAt: context.clock() }, safe)
  }

  async function readMetadata(
    uri: string | null,
    id: string,
  ): Promise<Pick<StoredMetadata, 'state' | 'metadata' | 'reason'>> {
    const nothing = { metadata: null, state: 'failed' as const }
    if (uri === null) return { ...nothing, reason: 'The contract has no metadata address.' }
    const inside = parseDataUri(uri)
    if (inside !== null) return { state: 'ready', metadata: inside, reason: null }
    const resolved = resolveUri(uri, id, context.config.nftMetadata)
    if ('reason' in resolved) return { ...nothing, state: 'skipped', reason: resolved.reason }
    try {
      const { allowedHosts } = context.config.nftMetadata
      const gateway = resolved.gateway === undefined ? [] : [resolved.gateway]
      const value = await fetchJson({
        url: resolved.url,
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        allowedHosts: [...allowedHosts, ...gateway],
        lookup: context.lookup,
      })
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { ...nothing, reason: 'The metadata is not an object.' }
      return { state: 'ready', metadata: { ...value }, reason: null }
    } catch (error) {
      if (error instanceof FetchError) return { ...nothing, reason: error.message }
      throw error
    }
  }

  return {
    request(key, safe, mayFetch = () => true) {
      const name = `${key.chainId}:${key.token}:${key.id}`
      if (stopped || running.has(name) || waiting.has(name) || waiting.size >= MOST_WAITING || !mayFetch()) return
      waiting.set(name, { key, safe })
      pump()
    },
    settled: (patienceMs) =>
      new Promise((resolve) => {
        if (waiting.size === 0 && running.size === 0) return resolve()
        const timer = setTimeout(resolve, patienceMs)
        idlers.push(() => {
          clearTimeout(timer)
          resolve()
        })
      }),
    stop: () => {
      stopped = true
      waiting.clear()
    },
  }
}

const JSON_DATA = /^data:application\/json(?:;charset=[\w-]+)?(;base64)?,(.*)$/s
const MAX_LENGTH = 200_000

/** Metadata in a data URI. Documents at network addresses are fetched by the queue. */
export function parseDataUri(uri: string | null): Record<string, unknown> | null {
  const match = uri !== null && uri.length <= MAX_LENGTH ? JSON_DATA.exec(uri) : null
  if (match === null) return null
  const [, isBase64, payload = ''] = match
  try {
    const text = isBase64 ? Buffer.from(payload, 'base64').toString('utf8') : decodeURIComponent(payload)
    const value: unknown = parseShallowJson(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}
