import { SkeletonRows, exactTime } from '@countersign/ui'
import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Recovery } from '../../../data/recovery/Recovery.ts'
import { pastAttemptsQuery } from '../../../data/recovery/pastAttemptsQuery.ts'
import { useOwnerName } from '../../../parts/owners/useOwnerName.ts'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import styles from './RecoverySection.module.css'

/** Attempts that no longer wait: when each was announced and by whom. */
export function PastAttempts({ recovery, onClose }: { recovery: Recovery; onClose(): void }) {
  const { chain } = useAccount()
  const nameOf = useOwnerName()
  const { data, error, refetch } = useQuery(pastAttemptsQuery(chain, recovery))
  return (
    <Modal opened onClose={onClose} title="Past attempts">
      {error && <QueryError title="The past attempts are not known" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={2} shape="account" label="Loading the past attempts" />}
      <ol className={styles.past}>
        {data?.map(({ nonce, announcedAt, recoverer }) => (
          <li key={String(nonce)}>
            <b>Announced {exactTime(Number(announcedAt) * 1000)}</b>
            <p>
              {recoverer ? `By ${nameOf(recoverer)}. ` : ''}It no longer waits: it was carried out, cancelled or passed
              over. The history of the account tells which.
            </p>
          </li>
        ))}
      </ol>
    </Modal>
  )
}
