import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Address } from '@countersign/primitives'
import { toasts } from '@countersign/ui'
import { sharedBookQuery } from '../../data/shared-book/sharedBookQuery.ts'
import type { SharedRow } from '../../data/shared-book/judgeSharedBook.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { nextVersion } from './nextVersion.ts'
import { sharedBookMessages as messages } from './sharedBookMessages.ts'

export type SharedChange = { readonly address: Address; readonly everyNetwork: boolean; readonly name: string }

/** Signs and stores one change, then loads the book again. */
export function useSharedAct(
  rows: readonly SharedRow[],
  owners: readonly Address[] | null,
  done: string,
  onDone: () => void,
) {
  const { chain, safe } = useAccount()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (change: SharedChange) => {
      if (owners === null) throw new Error(messages.ownersUnread)
      const { signSharedEntry } = await import('./signSharedEntry.ts')
      const signedAt = Math.floor(Date.now() / 1000)
      await signSharedEntry(chain, safe, owners, { ...change, ...nextVersion(rows, change), signedAt })
      await client.invalidateQueries({ queryKey: sharedBookQuery(chain, safe).queryKey })
      toasts.show({ kind: 'info', title: done })
      onDone()
    },
  })
}
