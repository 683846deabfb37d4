import type { TransactionDetails } from '@countersign/api'
import { groupsOf } from '@countersign/primitives'
import { dataSource } from '../api/dataSource.ts'
import { api } from '../client/apiClient.ts'
import { isOwnChain } from '../config/ownChains.ts'

type Asked = {
  readonly id: string
  readonly signal: AbortSignal
  readonly resolve: (details: TransactionDetails | Promise<TransactionDetails>) => void
}

/** The largest number of transactions that the service accepts in one request. */
const MOST_PER_REQUEST = 20
/** By chain id. */
const waiting = new Map<string, Asked[]>()

/**
 * One transaction. Those of a chain that are asked for at the same moment, as the rows of a list are, become one request to a service of
 * this product; if it fails, each is requested alone, so that each has its own answer or error.
 * @param id transaction id or bare safeTxHash
 */
export function requestTransaction(chainId: string, id: string, signal: AbortSignal): Promise<TransactionDetails> {
  if (!dataSource.get().hasExtensions || isOwnChain({ chainId })) return requestAlone(chainId, { id, signal })
  return new Promise((resolve) => {
    const asked = waiting.get(chainId)
    if (asked) asked.push({ id, signal, resolve })
    else {
      waiting.set(chainId, [{ id, signal, resolve }])
      queueMicrotask(() => requestWaiting(chainId))
    }
  })
}

function requestWaiting(chainId: string): void {
  const asked = waiting.get(chainId) ?? []
  waiting.delete(chainId)
  for (const group of groupsOf(asked, MOST_PER_REQUEST)) void requestGroup(chainId, group)
}

async function requestGroup(chainId: string, group: readonly Asked[]): Promise<void> {
  const found =
    group.length > 1
      ? await api()
          .getTransactions({ params: { chainId }, query: { ids: group.map(({ id }) => id) } })
          .catch(() => [])
      : []
  const isWhole = found.length === group.length
  group.forEach((asked, at) => asked.resolve((isWhole && found[at]) || requestAlone(chainId, asked)))
}

const requestAlone = (chainId: string, { id, signal }: Pick<Asked, 'id' | 'signal'>): Promise<TransactionDetails> =>
  api().getTransaction({ params: { chainId, id }, signal })
