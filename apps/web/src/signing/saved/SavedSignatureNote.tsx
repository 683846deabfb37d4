import { Icon, useCopy, VerdictNote } from '@countersign/ui'
import { Button, Group } from '@mantine/core'
import type { Hex } from '@countersign/safe/light'

type Props = { readonly signature: Hex; readonly isBusy: boolean; readonly onRetry: () => void }

/** A signature the service has not taken. It is kept here until it does; it can also be carried over by hand. */
export function SavedSignatureNote({ signature, isBusy, onRetry }: Props) {
  const { outcome, copy } = useCopy(signature)
  return (
    <VerdictNote
      verdict="caution"
      title="You signed, but the service has not taken the signature"
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
      It is kept in this browser, so nobody has to sign again.
    </VerdictNote>
  )
}
