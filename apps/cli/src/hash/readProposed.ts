import type { TransactionDetails } from '@countersign/api'
import { eachPage, type ApiClient } from '@countersign/api/client'
import { type Address, isHex } from '@countersign/primitives'
import type { QueuedNonce } from '@countersign/safe/checks'
import type { TransactionTarget } from './HashTarget.ts'

type Account = { readonly chainId: bigint; readonly safe: Address }
type Row = { readonly id: string; readonly nonce: bigint }

/**
 * The queue of a service: the id and the nonce of each proposal.
 *
 * @throws ApiError when it does not answer
 */
export const readQueue = (client: ApiClient, account: Account): Promise<readonly Row[]> =>
  readRows(client.getQueue, account)

/** The queue as the check of the nonce takes it. An id ends with the hash: `multisig_<account>_<hash>`. */
export const queuedNonces = (queue: readonly Row[]): QueuedNonce[] =>
  queue.map(({ id, nonce }) => {
    const hash = id.split('_').at(-1) ?? ''
    return { nonce, hash: isHex(hash) ? hash : null }
  })

/**
 * The transactions with a nonce that a service has: proposals of the queue, or the executed one; none if it has none.
 *
 * @param queue of `readQueue`; default: it is read
 * @throws ApiError when it does not answer
 */
export async function readProposed(
  client: ApiClient,
  { nonce, ...account }: Account & { readonly nonce: bigint },
  queue: Promise<readonly Row[]> = readQueue(client, account),
): Promise<TransactionTarget[]> {
  const proposed = await readDetails(client, account, await queue, nonce)
  return proposed.length > 0
    ? proposed
    : readDetails(client, account, await readRows(client.getHistory, account), nonce)
}

async function readDetails(
  client: ApiClient,
  { chainId }: Account,
  rows: readonly Row[],
  nonce: bigint,
): Promise<TransactionTarget[]> {
  const found: TransactionTarget[] = []
  for (const { id } of rows.filter((row) => row.nonce === nonce)) {
    const target = toTarget(await client.getTransaction({ params: { chainId: String(chainId), id } }))
    if (target) found.push(target)
  }
  return found
}

async function readRows(
  list: ApiClient['getQueue'] | ApiClient['getHistory'],
  { chainId, safe }: Account,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  const params = { chainId: String(chainId), safe } as const
  for await (const { results } of eachPage<Awaited<ReturnType<typeof list>>>(({ cursor }) =>
    list({ params, query: { cursor } }),
  ))
    for (const item of results) {
      if (item.type !== 'TRANSACTION') continue
      const { id, executionInfo } = item.transaction
      if (executionInfo?.type === 'MULTISIG') rows.push({ id, nonce: BigInt(executionInfo.nonce) })
    }
  return rows
}

/** Null for what owners did not sign. */
function toTarget({ txData, detailedExecutionInfo: info }: TransactionDetails): TransactionTarget | null {
  if (txData === null || info?.type !== 'MULTISIG') return null
  const { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce, safeTxHash, confirmations } = info
  return {
    kind: 'transaction',
    source: 'service',
    transaction: {
      to: txData.to.value,
      value: txData.value ?? 0n,
      data: txData.hexData ?? '0x',
      operation: txData.operation,
      safeTxGas,
      baseGas,
      gasPrice,
      gasToken,
      refundReceiver: refundReceiver.value,
      nonce: BigInt(nonce),
    },
    signatures: confirmations.flatMap(({ signature }) => (signature === null ? [] : [signature])),
    claimed: safeTxHash,
    messages: [],
  }
}
