import type { UseNavigateResult } from '@tanstack/react-router'
import type { Stop } from '../../../data/plans/sittingStore.ts'

/** Opens the review of a draft, or the page of its proposal. */
export const openStop = (navigate: UseNavigateResult<string>, { account, draft, safeTxHash }: Stop): Promise<void> =>
  safeTxHash === null
    ? navigate({
        to: '/safes/$safe/review',
        params: { safe: account },
        search: draft === null ? {} : { draft },
      })
    : navigate({ to: '/safes/$safe/transactions/$id', params: { safe: account, id: safeTxHash } })
