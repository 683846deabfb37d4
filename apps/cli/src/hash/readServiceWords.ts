import { createApiClient } from '@countersign/api/client'
import type { Address } from '@countersign/primitives'
import { attempt } from '@countersign/safe/checks'
import { queuedNonces, readProposed, readQueue } from './readProposed.ts'
import type { ServiceWords } from './ServiceWords.ts'

type Subject = { readonly chainId: bigint; readonly safe: Address; readonly nonce: bigint | null }

/**
 * Asks a service what it says about an account, its queue and a nonce. The queue is read once. A part that it does not answer is a failed
 * read.
 */
export async function readServiceWords(service: string, { chainId, safe, nonce }: Subject): Promise<ServiceWords> {
  const client = createApiClient({ baseUrl: service })
  const queue = readQueue(client, { chainId, safe })
  const [account, queued, proposed] = await Promise.all([
    attempt(client.getSafe({ params: { chainId: String(chainId), safe } })),
    attempt(queue.then(queuedNonces)),
    attempt(nonce === null ? Promise.resolve([]) : readProposed(client, { chainId, safe, nonce }, queue)),
  ])
  return { host: new URL(service).host, account, queued, proposed }
}
