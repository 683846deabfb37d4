import type { Check } from '@countersign/safe/checks'
import { Icon } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { ShareableMessage } from '../../parts/exchange/messageProposalOf.ts'
import { shareMessages } from './shareMessages.ts'
import { lazyPart } from '../../parts/status/lazyPart.tsx'

const ShareMessageDialog = lazyPart(() =>
  import('./ShareMessageDialog.tsx').then((module) => ({ default: module.ShareMessageDialog })),
)

const MessageEvidenceMenu = lazyPart(() =>
  import('./MessageEvidenceMenu.tsx').then((module) => ({ default: module.MessageEvidenceMenu })),
)

type Props = { readonly source: ShareableMessage; readonly checks: readonly Check[] }

/** Shares the message with another person or machine, without a server, or saves its evidence for auditors. */
export function ShareMessage({ source, checks }: Props) {
  // Fixed when the dialog opens: a new block must not change a link while it is copied.
  const [shared, setShared] = useState<ShareableMessage | null>(null)
  const [isRecording, setRecording] = useState(false)
  return (
    <>
      <Button size="xs" leftSection={<Icon name="qrcode" />} onClick={() => setShared(source)}>
        {shareMessages.share}
      </Button>
      {source.signatures.length > 0 && (
        <Button size="xs" leftSection={<Icon name="file-certificate" />} onClick={() => setRecording(true)}>
          {shareMessages.evidence}
        </Button>
      )}
      {isRecording && (
        <Suspense>
          <MessageEvidenceMenu {...{ source, checks }} onClose={() => setRecording(false)} />
        </Suspense>
      )}
      {shared && (
        <Suspense>
          <ShareMessageDialog source={shared} onClose={() => setShared(null)} />
        </Suspense>
      )}
    </>
  )
}
