import type { TransactionDetails } from '@countersign/api'
import { eachPage, type ApiClient } from '@countersign/api/client'
import type { Address } from '@countersign/primitives'
import type { TransactionTarget } from './HashTarget.ts'

type Search = { readonly chainId: bigint; readonly safe: Address; readonly nonce: bigint }

/**
 * The transactions with a nonce that a service has: proposals of the queue, or the executed one; none if it has none.
 *
 * @throws ApiError when it does not answer
 */
export async function readProposed(client: ApiClient, { chainId, safe, nonce }: Search): Promise<TransactionTarget[]> {
  const params = { chainId: String(chainId), safe } as const
  const found: TransactionTarget[] = []
  for (const list of [client.getQueue, client.getHistory]) {
    for await (const { results } of eachPage<Awaited<ReturnType<typeof list>>>(({ cursor }) =>
      list({ params, query: { cursor } }),
    ))
      for (const item of results) {
        if (item.type !== 'TRANSACTION') continue
        const { id, executionInfo } = item.transaction
        if (executionInfo?.type !== 'MULTISIG' || BigInt(executionInfo.nonce) !== nonce) continue
        const target = toTarget(await client.getTransaction({ params: { chainId: params.chainId, id } }))
        if (target) found.push(target)
      }
    if (found.length > 0) return found
  }
  return found
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
  }
}
