import * as z from 'zod/mini'
import type { ServiceConfig } from '../../config/ServiceConfig.ts'
import type { Abi } from 'viem'
import { parseAbiText } from '@countersign/safe/decode'
import { fetchJson } from '../../outbound/fetchJson.ts'

const TIMEOUT_MS = 5000
const MAX_BYTES = 512 * 1024
const KEPT_MS = 3_600_000
const MOST_KEPT = 500

const Answer = z.object({
  abi: z.nullable(z.array(z.record(z.string(), z.unknown()))),
  compilation: z.optional(z.object({ name: z.optional(z.string().check(z.maxLength(100))) })),
})

export type VerifiedAbi = {
  readonly abi: Record<string, unknown>[]
  readonly name: string | null
  /** What calldata is decoded with; empty when the service cannot read the ABI. */
  readonly decodable: Abi
}

const kept = new Map<string, { readonly at: number; readonly answer: Promise<VerifiedAbi | null> }>()

/**
 * The ABI of a contract from the operator's server of verified sources, for the page and for clients without such a server. Null when none
 * is configured, when it does not know the contract, and when it does not answer; the last case is not cached.
 * @param beforeFetch runs when no answer is cached; it may throw
 */
export function readVerifiedAbi(
  { sources }: Pick<ServiceConfig, 'sources'>,
  chainId: string,
  address: string,
  now: number,
  beforeFetch: () => void = () => undefined,
): Promise<VerifiedAbi | null> {
  if (sources === null) return Promise.resolve(null)
  const base = sources.url.replace(/\/+$/, '')
  const url = `${base}/v2/contract/${chainId}/${address}?fields=abi,compilation`
  const known = kept.get(url)
  if (known !== undefined && now - known.at < KEPT_MS) return known.answer
  beforeFetch()
  const answer = ask(url).catch(() => {
    kept.delete(url)
    return null
  })
  kept.delete(url)
  kept.set(url, { at: now, answer })
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - MOST_KEPT))) kept.delete(oldest)
  return answer
}

async function ask(url: string): Promise<VerifiedAbi | null> {
  const { host } = new URL(url)
  const answer = await fetchJson({ url, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, allowedHosts: [host] })
  const { abi, compilation } = Answer.parse(answer)
  return abi === null ? null : { abi, name: compilation?.name ?? null, decodable: toDecodable(abi) }
}

function toDecodable(abi: readonly Record<string, unknown>[]): Abi {
  const parsed = parseAbiText(JSON.stringify(abi.filter(({ type }) => type === 'function')))
  const fallback = abi.some(({ type }) => type === 'fallback')
    ? [{ type: 'fallback' as const, stateMutability: 'payable' as const }]
    : []
  return [...(parsed.ok ? parsed.functions : []), ...fallback]
}
