import { MOST_TRANSACTIONS_BY_ID, type TransactionDetails } from '@countersign/api'
import { groupsOf } from '@countersign/primitives'
import { dataSource } from '../api/dataSource.ts'
import { api } from '../client/apiClient.ts'
import { isOwnChain } from '../config/ownChains.ts'

type Asked = {
  readonly id: string
  readonly signal: AbortSignal
  readonly resolve: (details: TransactionDetails | Promise<TransactionDetails>) => void
}

/** By chain id. */
const waiting = new Map<string, Asked[]>()

/**
 * One transaction. Those of a chain that are asked for at the same moment, as the rows of a list are, become one request to a service of
 * this product. One that it does not answer at its place is requested alone, and so is each if it fails.
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
  for (const group of groupsOf(asked, MOST_TRANSACTIONS_BY_ID)) void requestGroup(chainId, group)
}

async function requestGroup(chainId: string, group: readonly Asked[]): Promise<void> {
  const found =
    group.length > 1
      ? await api()
          .getTransactions({ params: { chainId }, query: { ids: group.map(({ id }) => id) } })
          .catch(() => [])
      : []
  group.forEach((asked, at) => {
    const answer = found[at]
    asked.resolve(answer && isOf(answer, asked.id) ? answer : requestAlone(chainId, asked))
  })
}

/** The id ends with the hash by which a transaction may also be asked for. */
const isOf = ({ txId }: TransactionDetails, id: string): boolean => txId === id || txId.endsWith(`_${id}`)

const requestAlone = (chainId: string, { id, signal }: Pick<Asked, 'id' | 'signal'>): Promise<TransactionDetails> =>
  api().getTransaction({ params: { chainId, id }, signal })
