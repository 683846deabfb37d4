import type { Chain, PageConfig } from '@countersign/api'
import { parseAbiText } from '@countersign/safe/decode'
import { type Address, createListeners } from '@countersign/primitives'
import type { Abi } from 'viem'
import * as z from 'zod/mini'

export type SourceKeeper = NonNullable<PageConfig['sources']>
type Claim = { readonly provider: string; readonly abi: Abi }

const TIMEOUT_MS = 10_000
const Answer = z.object({ abi: z.nullable(z.array(z.unknown())) })

const claims = new Map<string, Claim | null>()
const changes = createListeners()

/**
 * The ABI that a source verification service has for a contract, once it has answered. The first request discloses the address to it. Its
 * answer is a claim: it is used last and marked with the service's name.
 */
export function sourceClaimOf(keeper: SourceKeeper, chain: Chain, address: Address): Claim | null {
  const key = [keeper.url, chain.chainId, address.toLowerCase()].join()
  const known = claims.get(key)
  if (known !== undefined) return known
  claims.set(key, null)
  void ask(keeper, chain.chainId, address).then(
    (claim) => {
      if (claim === null) return
      claims.set(key, claim)
      changes.notify()
    },
    // Without an answer nothing is claimed.
    () => undefined,
  )
  return null
}

export const onSourceClaims = changes.subscribe

/** The same as a promise. @throws when the service does not answer */
export const sourceClaim = (keeper: SourceKeeper, chain: Chain, address: Address): Promise<Claim | null> =>
  ask(keeper, chain.chainId, address)

async function ask({ name, url }: SourceKeeper, chainId: string, address: Address): Promise<Claim | null> {
  const path = `${url.replace(/\/+$/, '')}/v2/contract/${chainId}/${address}?fields=abi`
  const response = await fetch(path, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) return null
  const answer = Answer.safeParse(await response.json())
  const parsed = answer.success && answer.data.abi ? parseAbiText(JSON.stringify(answer.data.abi)) : null
  return parsed?.ok ? { provider: name, abi: parsed.functions } : null
}
