import { isOverrideTyped, matchingCharacters, overrideSentence, type Check } from '@countersign/safe/checks'
import { Icon, VerdictNote, describedBy } from '@countersign/ui'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { FormModal } from '../../parts/forms/FormModal.tsx'
import styles from './OverrideDialog.module.css'
import { addOverrides } from './overrideStore.ts'
import type { Subject } from './Subject.ts'
import { overrideMessages as messages } from './overrideMessages.ts'

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
    <FormModal
      opened
      onClose={onClose}
      size="lg"
      title={messages.title(checks.length)}
      closeButtonProps={{ 'aria-label': messages.close }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isComplete) override()
        }}
      >
        <Stack>
          <p>{messages.explain}</p>
          {checks.map((check, index) => (
            <Stack key={nameOf(check)} gap="xs">
              <div id={`${id}-${index}`}>
                <VerdictNote verdict="danger" title={check.title}>
                  {check.reason}
                </VerdictNote>
              </div>
              <TextInput
                label={messages.type({ sentence: overrideSentence(check) })}
                value={textOf(check)}
                {...describedBy(`${id}-${index}`)}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => {
                  const { value } = event.currentTarget
                  setTyped((before) => ({ ...before, [nameOf(check)]: value }))
                }}
              />
              <p role="status" className={styles.match}>
                {matchWords(textOf(check), check)}
              </p>
            </Stack>
          ))}
          <Group justify="flex-end">
            <Button variant="filled" onClick={onClose}>
              {messages.keep}
            </Button>
            <Button type="submit" disabled={!isComplete} leftSection={isComplete ? null : <Icon name="lock" />}>
              {messages.override}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  )
}

function matchWords(typed: string, check: Check): string {
  if (isOverrideTyped(typed, check)) return messages.matches
  return messages.matching({ matching: matchingCharacters(typed, check), of: overrideSentence(check).length })
}

const nameOf = ({ id, field, title }: Check): string => [id, field, title].join()
