import { SkeletonRows } from '@countersign/ui'
import { Modal } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { planRenumber } from './planRenumber.ts'
import { RenumberPlanView } from './RenumberPlanView.tsx'
import { renumberMessages as messages } from './renumberMessages.ts'

type Props = {
  /** The first number of the gap. */
  readonly gap: bigint
  readonly onClose: () => void
}

/** Says what moving the transactions behind a gap costs and what stays valid, and opens the review of the first. */
export function RenumberDialog({ gap, onClose }: Props) {
  const { chain, key, safe } = useAccount()
  const client = useQueryClient()
  const { address: wallet } = useWallet()
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.queue(key), 'candidates'],
    queryFn: async () => {
      const { readCandidates } = await import('./readCandidates.ts')
      return readCandidates(client, chain, key)
    },
    // What has been signed decides what may move: never from an earlier visit.
    staleTime: 0,
    gcTime: 0,
    structuralSharing: false,
    meta: { persist: false },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={messages.title}
      closeButtonProps={{ 'aria-label': messages.close }}
    >
      {data ? (
        <RenumberPlanView
          plan={planRenumber({ ...data, safe, gap, wallet })}
          threshold={data.threshold}
          {...{ gap, wallet, onClose }}
        />
      ) : error ? (
        <QueryError title={messages.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={3} shape="table" label={messages.reading} />
      )}
    </Modal>
  )
}
