import { VerdictNote } from '@countersign/ui'
import { Button, Checkbox, Group } from '@mantine/core'
import { useId, useState } from 'react'
import { allowSigning, type Stop } from '../review/stopStore.ts'

/** Shown after an answer of the wallet that the page cannot explain. An attacker relies on users who just try again. */
export function StopSign({ stop }: { stop: Stop }) {
  const reasonId = useId()
  const [isCompared, setCompared] = useState(false)
  return (
    <VerdictNote
      verdict="danger"
      title="Stop: compare the hashes on another machine before trying again"
      announce
      action={
        <Group gap="sm">
          <Checkbox
            size="xs"
            checked={isCompared}
            aria-describedby={reasonId}
            onChange={(event) => setCompared(event.currentTarget.checked)}
            label="I compared the domain hash, the message hash and the safeTxHash on another machine, and they are equal"
          />
          <Button size="xs" disabled={!isCompared} onClick={() => allowSigning(stop)}>
            Allow signing again
          </Button>
        </Group>
      }
    >
      <span id={reasonId}>
        {stop.reason} An error or an unexpected second request while signing can mean that a program between this page
        and the device shows one thing and signs another.
      </span>
    </VerdictNote>
  )
}
