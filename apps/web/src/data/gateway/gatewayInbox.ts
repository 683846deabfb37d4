import type { InboxAccount, UnreadInboxAccount } from '@countersign/api'
import type { ApiClient } from '@countersign/api/client'
import { limitParallel } from '@countersign/chain-client/reads'
import { errorText } from '@countersign/primitives'
import { keyOfName } from '../keys/keyOfName.ts'

/** Three requests for each account: more at the same time would reach the limits of a public gateway. */
const PARALLEL = 4

type Service = Pick<ApiClient, 'getSafe' | 'getQueue' | 'getMessages'>

/** The open work of accounts, read one by one. A gateway does not tell which accounts an account owns. */
export const gatewayInbox =
  (service: Service): ApiClient['getInbox'] =>
  async ({ body: { safes }, signal }) => {
    const inTurn = limitParallel(PARALLEL)
    return { next: null, results: await Promise.all(safes.map((name) => inTurn(() => readOne(service, name, signal)))) }
  }

async function readOne(
  service: Service,
  name: string,
  signal: AbortSignal | undefined,
): Promise<InboxAccount | UnreadInboxAccount> {
  const params = keyOfName(name)
  if (params === null) throw new TypeError(`${name} is not an account.`)
  const { chainId, safe: address } = params
  const request = { params, ...(signal ? { signal } : {}) }
  try {
    const [state, queue, messages] = await Promise.all([
      service.getSafe(request),
      service.getQueue(request),
      service.getMessages(request),
    ])
    const waiting = queue.results.filter(({ type }) => type === 'TRANSACTION').length
    return {
      chainId,
      address,
      threshold: state.threshold,
      owners: state.owners.map(({ value }) => value),
      nonce: state.nonce,
      // The gateway counts the rows of the page: where there is another page, one more row makes the page read the rest.
      queued: waiting + (queue.next === null ? 0 : 1),
      queue: queue.results,
      proposers: {},
      messages: messages.results.flatMap((item) =>
        item.type === 'MESSAGE' && item.status === 'NEEDS_CONFIRMATION' ? [item] : [],
      ),
      moreMessages: messages.next !== null,
      owns: [],
      ownsMore: false,
    }
  } catch (error) {
    if (signal?.aborted) throw error
    return { chainId, address, error: errorText(error) }
  }
}
