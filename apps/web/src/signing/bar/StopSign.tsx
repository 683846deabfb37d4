import { VerdictNote } from '@countersign/ui'
import { Button, Checkbox, Group } from '@mantine/core'
import { useId, useState } from 'react'
import { barMessages } from './barMessages.ts'
import { allowSigning, type Stop } from '../review/stopStore.ts'

/** Shown after an answer of the wallet that the page cannot explain. An attacker relies on users who just try again. */
export function StopSign({ stop }: { stop: Stop }) {
  const reasonId = useId()
  const [isCompared, setCompared] = useState(false)
  return (
    <VerdictNote
      verdict="danger"
      title={barMessages.stopTitle}
      announce
      action={
        <Group gap="sm">
          <Checkbox
            size="xs"
            checked={isCompared}
            aria-describedby={reasonId}
            onChange={(event) => setCompared(event.currentTarget.checked)}
            label={barMessages.stopCompared}
          />
          <Button size="xs" disabled={!isCompared} onClick={() => allowSigning(stop)}>
            {barMessages.allowAgain}
          </Button>
        </Group>
      }
    >
      <span id={reasonId}>{barMessages.stopWhy({ reason: stop.reason })}</span>
    </VerdictNote>
  )
}
