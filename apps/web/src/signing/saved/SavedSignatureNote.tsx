import { Icon, useCopy, VerdictNote } from '@countersign/ui'
import { Button, Group } from '@mantine/core'
import { removeSignature } from './removeSignature.ts'
import { savedMessages } from './savedMessages.ts'
import type { useSavedSignatures } from './savedSignatures.ts'

type Props = {
  readonly entry: ReturnType<typeof useSavedSignatures>[number]
  /** The account has executed another transaction with its number. */
  readonly isSpent: boolean
  readonly isBusy: boolean
  readonly onRetry: () => void
}

/** A signature that the service has not accepted. The page keeps it until the service accepts it or the user removes it. */
export function SavedSignatureNote({ entry, isSpent, isBusy, onRetry }: Props) {
  const { outcome, copy } = useCopy(entry.signature)
  const copyWords = { idle: savedMessages.copy, copied: savedMessages.copied, failed: savedMessages.notCopied }
  const stored = entry.isStored ? savedMessages.stored : savedMessages.onlyInTab
  return (
    <VerdictNote
      verdict="caution"
      title={isSpent ? savedMessages.noLongerUsable : savedMessages.notAccepted}
      action={
        <Group gap="xs">
          {!isSpent && (
            <Button size="xs" leftSection={<Icon name="refresh" />} disabled={isBusy} onClick={onRetry}>
              {savedMessages.sendAgain}
            </Button>
          )}
          <Button size="xs" leftSection={<Icon name="copy" />} onClick={copy}>
            {copyWords[outcome]}
          </Button>
          <Button size="xs" disabled={isBusy} onClick={() => removeSignature(entry)}>
            {savedMessages.remove}
          </Button>
        </Group>
      }
    >
      {isSpent ? savedMessages.numberUsed : stored}
    </VerdictNote>
  )
}
