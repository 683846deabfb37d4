import { isOverrideTyped, overrideSentence, type Check } from '@countersign/safe/checks'
import { VerdictNote, describedBy } from '@countersign/ui'
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { addOverrides } from './overrideStore.ts'
import type { Subject } from './Subject.ts'

type Props = {
  readonly subject: Subject
  /** Dangers that may be overridden. */
  readonly checks: readonly Check[]
  readonly onClose: () => void
}

/** Signing in spite of a danger. The user types a sentence for each finding, so that an override is never a habit. */
export function OverrideDialog({ subject, checks, onClose }: Props) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const id = useId()
  const textOf = (check: Check) => typed[nameOf(check)] ?? ''
  const isComplete = checks.every((check) => isOverrideTyped(textOf(check), check))
  const override = () => {
    addOverrides(
      subject,
      checks.map((check) => ({ check, typed: textOf(check) })),
    )
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={checks.length === 1 ? 'Override this check?' : `Override ${checks.length} checks?`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isComplete) override()
        }}
      >
        <Stack>
          <p>
            An override is valid for this hash only. This browser stores it together with what you type. Override only
            after you asked the proposer about it, outside this page.
          </p>
          {checks.map((check, index) => (
            <Stack key={nameOf(check)} gap="xs">
              <div id={`${id}-${index}`}>
                <VerdictNote verdict="danger" title={check.title}>
                  {check.reason}
                </VerdictNote>
              </div>
              <TextInput
                label={`Type “${overrideSentence(check)}”`}
                value={textOf(check)}
                {...describedBy(`${id}-${index}`)}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => {
                  const { value } = event.currentTarget
                  setTyped((before) => ({ ...before, [nameOf(check)]: value }))
                }}
              />
            </Stack>
          ))}
          <Group justify="flex-end">
            <Button onClick={onClose}>Keep it blocked</Button>
            <Button type="submit" variant="filled" disabled={!isComplete}>
              Override
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

const nameOf = ({ id, field, title }: Check): string => [id, field, title].join()
