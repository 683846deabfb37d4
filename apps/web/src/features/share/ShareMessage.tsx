import { Icon } from '@countersign/ui'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { ShareableMessage } from '../../shared/exchange/messageProposalOf.ts'

const ShareMessageDialog = lazy(() =>
  import('./ShareMessageDialog.tsx').then((module) => ({ default: module.ShareMessageDialog })),
)

/** Hands the message to another person or machine, without a server in between. */
export function ShareMessage({ source }: { source: ShareableMessage }) {
  // As it is when it is opened: a new block must not change a link somebody is copying.
  const [shared, setShared] = useState<ShareableMessage | null>(null)
  return (
    <>
      <Button size="xs" leftSection={<Icon name="qrcode" />} onClick={() => setShared(source)}>
        Share
      </Button>
      {shared && (
        <Suspense>
          <ShareMessageDialog source={shared} onClose={() => setShared(null)} />
        </Suspense>
      )}
    </>
  )
}
