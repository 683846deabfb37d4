import { Button } from '@mantine/core'
import { useState } from 'react'
import { CountersignRing } from '../ring/CountersignRing.tsx'
import { EmptyState } from '../states/EmptyState.tsx'
import { ErrorState } from '../states/ErrorState.tsx'
import { NoticeStrip } from '../states/NoticeStrip.tsx'
import { SkeletonRows } from '../states/SkeletonRows.tsx'
import { StaleNote } from '../states/StaleNote.tsx'
import { Toaster } from '../toasts/Toaster.tsx'
import { createToastStore } from '../toasts/toastStore.ts'
import { now } from './examples.ts'
import styles from './Gallery.module.css'
import { Line, Specimen } from './Specimen.tsx'

/** Empty, error, loading and stale, and toasts on demand. */
export function StateSpecimens() {
  const [store] = useState(createToastStore)
  return (
    <>
      <Specimen title="States">
        <div className={styles.stack}>
          <EmptyState
            sentence="Nothing waits for you."
            detail="New proposals for your 7 accounts appear here."
            action={<Button size="xs">Open accounts</Button>}
          />
          <ErrorState
            title="The service did not send the queue"
            code="503: upstream unavailable"
            stillWorks="Balances and owners still come from the chain, and a transaction can be opened from a file."
            onRetry={() => {}}
            details="GET /queue answered 503"
          />
          <SkeletonRows rows={3} shape="transaction" label="Loading the queue" />
          <SkeletonRows rows={1} shape="account" label="Loading accounts" />
          <SkeletonRows rows={1} shape="table" label="Loading assets" />
          <StaleNote at={now} onRefresh={() => {}}>
            Balances are 26 minutes old.
          </StaleNote>
          <NoticeStrip title="The service is 6 blocks behind." action={{ label: 'Read from chain', onClick: () => {} }}>
            Rows after block 21,482,107 may be missing.
          </NoticeStrip>
        </div>
      </Specimen>
      <Specimen title="Toasts">
        <Line>
          <Button
            onClick={() =>
              store.show({
                kind: 'signed',
                title: 'Jun Watanabe signed nonce 41',
                detail: '2 of 3 signed. Yours would complete it.',
                href: '#review',
                linkLabel: 'Review',
                mark: <CountersignRing required={3} signed={2} state="yours" size={22} label="" />,
              })
            }
          >
            Show a signature
          </Button>
          <Button
            onClick={() =>
              store.show({
                kind: 'failure',
                title: 'Nonce 39 failed, nothing moved',
                detail: 'Reverted: order expired.',
                href: '#nonce-39',
                action: { label: 'Copy details', onClick: () => {} },
              })
            }
          >
            Show a failure
          </Button>
          <Button
            onClick={() =>
              store.show({ kind: 'declined', title: 'You declined in MetaMask', detail: 'Nothing was signed or sent.' })
            }
          >
            Show a refusal
          </Button>
        </Line>
        <Toaster store={store} />
      </Specimen>
    </>
  )
}
