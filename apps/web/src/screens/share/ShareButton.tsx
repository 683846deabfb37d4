import { Icon } from '@countersign/ui'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { ShareSource } from './sharedProposalOf.ts'

const ShareDialog = lazy(() => import('./ShareDialog.tsx').then((m) => ({ default: m.ShareDialog })))

type Props = { readonly source: Omit<ShareSource, 'balances' | 'context'> }

/** Hands the transaction to another person or machine, without a server in between. */
export function ShareButton({ source }: Props) {
  // As it is when it is opened: a new block must not change a link somebody is copying.
  const [shared, setShared] = useState<Props['source'] | null>(null)
  return (
    <>
      <Button size="xs" leftSection={<Icon name="qrcode" />} onClick={() => setShared(source)}>
        Share
      </Button>
      {shared && (
        <Suspense>
          <ShareDialog source={shared} onClose={() => setShared(null)} />
        </Suspense>
      )}
    </>
  )
}
