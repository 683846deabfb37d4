import type { TransactionDetails } from '@countersign/api'
import type { Check } from '@countersign/safe/checks'
import { Icon } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { Override } from '../../signing/review/overrideStore.ts'
import { useTransactionCheck } from '../../parts/transaction/useTransactionCheck.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import styles from './Share.module.css'
import { ShareButton } from './ShareButton.tsx'
import { shareSourceOf } from '../../signing/evidence/shareSourceOf.ts'
import { shareMessages } from './shareMessages.ts'
import { lazyPart } from '../../parts/status/lazyPart.tsx'
import { isWaitingStatus } from '../../data/status/isWaitingStatus.ts'

const EvidenceMenu = lazyPart(() => import('./EvidenceMenu.tsx').then((m) => ({ default: m.EvidenceMenu })))

type Props = {
  readonly details: TransactionDetails
  readonly checks: readonly Check[]
  readonly overrides: readonly Override[]
}

/** Shares a queued transaction with another machine, and saves evidence of any stored transaction. */
export function ShareStored({ details, checks, overrides }: Props) {
  const { chain } = useAccount()
  const { check, state } = useTransactionCheck(details, true)
  const [isOpen, setOpen] = useState(false)
  const source = check && state ? shareSourceOf({ chain, details, state, check }) : null
  // A transfer or the creation has nothing to share, so no place is reserved.
  if (details.detailedExecutionInfo?.type !== 'MULTISIG') return null
  const place = `${styles.acts} ${styles.reserved}`
  if (source === null) return <div className={place} />
  const isWaiting = isWaitingStatus(details.txStatus)
  return (
    <div className={place}>
      {isWaiting && <ShareButton source={source} />}
      <Button size="xs" leftSection={<Icon name="file-certificate" />} onClick={() => setOpen(true)}>
        {shareMessages.evidence}
      </Button>
      {isOpen && (
        <Suspense>
          <EvidenceMenu source={{ ...source, details }} {...{ checks, overrides }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
