import type { Activity } from '@countersign/api'
import type { ApiClient } from '@countersign/api/client'
import { limitParallel } from '@countersign/chain-client/reads'
import { keyOfName } from '../keys/keyOfName.ts'

const PARALLEL = 4
/** The first page of each of these; of the others the page shows nothing, and says that there is more. */
const MOST_ACCOUNTS = 20

/** What was executed after a moment, from the first page of each history. A gateway does not tell when an owner signed. */
export const gatewayActivity =
  (service: Pick<ApiClient, 'getHistory'>): ApiClient['getActivity'] =>
  async ({ body: { safes, since }, signal }): Promise<Activity> => {
    const inTurn = limitParallel(PARALLEL)
    let more = safes.length > MOST_ACCOUNTS
    const read = safes.slice(0, MOST_ACCOUNTS).map((name) =>
      inTurn(async (): Promise<Activity['results']> => {
        const params = keyOfName(name)
        if (params === null) return []
        const page = await service.getHistory({ params, ...(signal ? { signal } : {}) }).catch((error: unknown) => {
          if (signal?.aborted) throw error
          more = true
          return null
        })
        const rows = page?.results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : [])) ?? []
        const recent = rows.filter(({ timestamp }) => timestamp > since)
        if (page?.next && recent.length === rows.length) more = true
        return recent.map((transaction) => ({ chainId: params.chainId, address: params.safe, transaction }))
      }),
    )
    const results = (await Promise.all(read)).flat()
    return {
      results: results.toSorted((one, other) => other.transaction.timestamp - one.transaction.timestamp),
      more,
      signatures: [],
    }
  }
