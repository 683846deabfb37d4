import { Icon } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { ShareSource } from '../../signing/evidence/sharedProposalOf.ts'
import { shareMessages } from './shareMessages.ts'
import { lazyPart } from '../../parts/status/lazyPart.tsx'

const ShareDialog = lazyPart(() => import('./ShareDialog.tsx').then((m) => ({ default: m.ShareDialog })))

type Props = { readonly source: Omit<ShareSource, 'balances' | 'context'> }

/** Shares the transaction with another person or machine, without a server. */
export function ShareButton({ source }: Props) {
  // Fixed when the dialog opens: a new block must not change a link while it is copied.
  const [shared, setShared] = useState<Props['source'] | null>(null)
  return (
    <>
      <Button size="xs" leftSection={<Icon name="qrcode" />} onClick={() => setShared(source)}>
        {shareMessages.share}
      </Button>
      {shared && (
        <Suspense>
          <ShareDialog source={shared} onClose={() => setShared(null)} />
        </Suspense>
      )}
    </>
  )
}
