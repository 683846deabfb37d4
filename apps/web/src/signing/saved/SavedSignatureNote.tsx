import { Icon, useCopy, VerdictNote } from '@countersign/ui'
import { Button, Group } from '@mantine/core'
import type { Hex } from '@countersign/primitives'
import { savedMessages } from './savedMessages.ts'

type Props = { readonly signature: Hex; readonly isBusy: boolean; readonly onRetry: () => void }

/** A signature that the service has not accepted. It stays in this browser until the service accepts it, and the user can copy it. */
export function SavedSignatureNote({ signature, isBusy, onRetry }: Props) {
  const { outcome, copy } = useCopy(signature)
  return (
    <VerdictNote
      verdict="caution"
      title={savedMessages.notAccepted}
      action={
        <Group gap="xs">
          <Button size="xs" leftSection={<Icon name="refresh" />} disabled={isBusy} onClick={onRetry}>
            {savedMessages.sendAgain}
          </Button>
          <Button size="xs" leftSection={<Icon name="copy" />} onClick={copy}>
            {outcome === 'copied'
              ? savedMessages.copied
              : outcome === 'failed'
                ? savedMessages.notCopied
                : savedMessages.copy}
          </Button>
        </Group>
      }
    >
      {savedMessages.stored}
    </VerdictNote>
  )
}
