import type { ApiClient } from '@countersign/api/client'
import { createApiClient, eachPage } from '@countersign/api/client'
import { type Address, isHex } from '@countersign/primitives'
import { attempt, type QueuedNonce } from '@countersign/safe/checks'
import { readProposed } from './readProposed.ts'
import type { ServiceWords } from './ServiceWords.ts'

type Subject = { readonly chainId: bigint; readonly safe: Address; readonly nonce: bigint | null }

/** Asks a service what it says about an account, its queue and a nonce. A part that it does not answer is a failed read. */
export async function readServiceWords(service: string, { chainId, safe, nonce }: Subject): Promise<ServiceWords> {
  const client = createApiClient({ baseUrl: service })
  const params = { chainId: String(chainId), safe } as const
  const [account, queued, proposed] = await Promise.all([
    attempt(client.getSafe({ params })),
    attempt(readQueue(client, params)),
    attempt(nonce === null ? Promise.resolve([]) : readProposed(client, { chainId, safe, nonce })),
  ])
  return { host: new URL(service).host, account, queued, proposed }
}

type Params = { readonly chainId: string; readonly safe: Address }

async function readQueue(client: ApiClient, params: Params): Promise<QueuedNonce[]> {
  const found: QueuedNonce[] = []
  for await (const { results } of eachPage<Awaited<ReturnType<ApiClient['getQueue']>>>(({ cursor }) =>
    client.getQueue({ params, query: { cursor } }),
  ))
    for (const item of results) {
      if (item.type !== 'TRANSACTION' || item.transaction.executionInfo?.type !== 'MULTISIG') continue
      const { id, executionInfo } = item.transaction
      // `multisig_<account>_<hash>`
      const hash = id.split('_').at(-1) ?? ''
      found.push({ nonce: BigInt(executionInfo.nonce), hash: isHex(hash) ? hash : null })
    }
  return found
}
