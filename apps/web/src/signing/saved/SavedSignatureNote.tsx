import { Icon, useCopy, VerdictNote } from '@countersign/ui'
import { Button, Group } from '@mantine/core'
import type { Hex } from '@countersign/primitives'
import { savedMessages } from './savedMessages.ts'

type Props = {
  readonly signature: Hex
  /** False when it exists in this tab only. */
  readonly isStored: boolean
  readonly isBusy: boolean
  readonly onRetry: () => void
}

/** A signature that the service has not accepted. The page keeps it until the service accepts it, and the user can copy it. */
export function SavedSignatureNote({ signature, isStored, isBusy, onRetry }: Props) {
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
      {isStored ? savedMessages.stored : savedMessages.onlyInTab}
    </VerdictNote>
  )
}
