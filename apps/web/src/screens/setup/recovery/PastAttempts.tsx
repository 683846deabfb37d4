import { SkeletonRows, exactTime } from '@countersign/ui'
import { Modal } from '@mantine/core'
import { useQuery, queryOptions } from '@tanstack/react-query'
import type { Chain } from '@countersign/api'
import type { Recovery } from '../../../data/recovery/Recovery.ts'
import { useOwnerName } from '../../../parts/owners/useOwnerName.ts'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import { outcomeWords } from './outcomeWords.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import styles from './RecoverySection.module.css'
import { setupRecoveryMessages } from './setupRecoveryMessages.ts'

/** The newest attempts of a module that no longer wait. */
const pastAttemptsQuery = (chain: Chain, recovery: Recovery) =>
  queryOptions({
    queryKey: [
      ...queryKeys.account({ chainId: chain.chainId, safe: recovery.account }),
      'past-attempts',
      recovery.address,
      String(recovery.txNonce),
    ],
    queryFn: async () => {
      const { readPastAttempts } = await import('../../../data/recovery/readPastAttempts.ts')
      return readPastAttempts(chain, recovery)
    },
    staleTime: Infinity,
    meta: { persist: false },
  })

/** Finished attempts: date of the notice, recoverer, and outcome. */
export function PastAttempts({ recovery, onClose }: { recovery: Recovery; onClose(): void }) {
  const { chain } = useAccount()
  const nameOf = useOwnerName()
  const { data, error, refetch } = useQuery(pastAttemptsQuery(chain, recovery))
  return (
    <Modal opened onClose={onClose} title={setupRecoveryMessages.pastAttempts}>
      {error && <QueryError title={setupRecoveryMessages.pastNotRead} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={2} shape="account" label={setupRecoveryMessages.loadingPast} />}
      <ol className={styles.past}>
        {data?.map(({ nonce, announcedAt, recoverer, ended }) => (
          <li key={String(nonce)}>
            <b>{outcomeWords(ended, chain.chainName).title}</b>
            <p>
              {recoverer
                ? setupRecoveryMessages.announcedBy({
                    time: exactTime(Number(announcedAt) * 1000),
                    recoverer: nameOf(recoverer),
                  })
                : setupRecoveryMessages.announced({ time: exactTime(Number(announcedAt) * 1000) })}{' '}
              {outcomeWords(ended, chain.chainName).text}
            </p>
          </li>
        ))}
      </ol>
    </Modal>
  )
}
