import { Icon, useCopy, VerdictNote } from '@countersign/ui'
import { Button, Group } from '@mantine/core'
import type { Hex } from '@countersign/primitives'

type Props = { readonly signature: Hex; readonly isBusy: boolean; readonly onRetry: () => void }

/** A signature that the service has not accepted. It stays in this browser until the service accepts it, and the user can copy it. */
export function SavedSignatureNote({ signature, isBusy, onRetry }: Props) {
  const { outcome, copy } = useCopy(signature)
  return (
    <VerdictNote
      verdict="caution"
      title="You signed, but the service has not accepted the signature"
      action={
        <Group gap="xs">
          <Button size="xs" leftSection={<Icon name="refresh" />} disabled={isBusy} onClick={onRetry}>
            Send again
          </Button>
          <Button size="xs" leftSection={<Icon name="copy" />} onClick={copy}>
            {outcome === 'copied' ? 'Copied' : outcome === 'failed' ? 'Not copied' : 'Copy signature'}
          </Button>
        </Group>
      }
    >
      The signature is stored in this browser. You do not have to sign again.
    </VerdictNote>
  )
}
