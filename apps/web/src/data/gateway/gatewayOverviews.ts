import type { ApiClient } from '@countersign/api/client'
import { toUnreadOverview } from '@countersign/ledger'
import { groupsOf } from '@countersign/primitives'
import type { SafeOverview } from '@countersign/api'
import { keyOfName } from '../keys/keyOfName.ts'
import { connectionMessages as messages } from '../connection/connectionMessages.ts'

/** The gateway answers as many in one request, and leaves out the others without a word. */
const MOST_PER_REQUEST = 10

/** Overviews in requests of ten. An account that the gateway left out is an entry with an error, as this product's service writes it. */
export const gatewayOverviews =
  (service: Pick<ApiClient, 'getSafeOverviews'>): ApiClient['getSafeOverviews'] =>
  async ({ query, signal } = {}) => {
    const names = query?.safes?.split(',').filter((name) => name !== '') ?? []
    const answers = await Promise.all(
      groupsOf(names, MOST_PER_REQUEST).map((group) =>
        service.getSafeOverviews({ query: { ...query, safes: group.join(',') }, ...(signal ? { signal } : {}) }),
      ),
    )
    const found = answers.flat()
    return names.flatMap((name) => found.find((one) => isOf(one, name)) ?? unread(name))
  }

const isOf = ({ chainId, address }: SafeOverview, name: string): boolean =>
  `${chainId}:${address.value}`.toLowerCase() === name.toLowerCase()

function unread(name: string): SafeOverview[] {
  const key = keyOfName(name)
  return key === null ? [] : [toUnreadOverview(key, messages.accountUnanswered)]
}
