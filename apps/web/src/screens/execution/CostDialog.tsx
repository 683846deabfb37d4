import { isOverrideTyped, overrideSentence } from '@countersign/safe/checks'
import { VerdictNote, describedBy, RichText } from '@countersign/ui'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { FormModal } from '../../parts/forms/FormModal.tsx'
import { useCostRequest, type CostRequest } from '../../signing/execution/costConsent.ts'
import { executionMessages as messages } from './executionMessages.ts'

/** Shown before the wallet's prompt if gas or fee is unusual or could not be compared. Mount it once. */
export function CostDialog() {
  const request = useCostRequest()
  return request && <OpenCostDialog key={request.number} {...request} />
}

function OpenCostDialog({ checks, worst, answer }: CostRequest) {
  const id = useId()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const isComplete = checks.every(
    (check) => check.verdict !== 'danger' || isOverrideTyped(typed[check.title] ?? '', check),
  )
  return (
    <FormModal
      opened
      onClose={() => answer(false)}
      size="lg"
      title={messages.checkCost}
      closeButtonProps={{ 'aria-label': messages.close }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isComplete) answer(true)
        }}
      >
        <Stack>
          <p>
            <RichText text={messages.wouldPay} slots={{ worst: <strong>{worst}</strong> }} />
          </p>
          {checks.map((check, index) => (
            <Stack key={check.title} gap="xs">
              <div id={`${id}-${index}`}>
                <VerdictNote verdict={check.verdict} title={check.title}>
                  {check.reason}
                </VerdictNote>
              </div>
              {check.verdict === 'danger' && (
                <TextInput
                  label={messages.type(overrideSentence(check))}
                  value={typed[check.title] ?? ''}
                  {...describedBy(`${id}-${index}`)}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={(event) => {
                    const { value } = event.currentTarget
                    setTyped((before) => ({ ...before, [check.title]: value }))
                  }}
                />
              )}
            </Stack>
          ))}
          <Group justify="flex-end">
            <Button onClick={() => answer(false)}>{messages.doNotSend}</Button>
            <Button type="submit" variant="filled" disabled={!isComplete}>
              {messages.toWallet}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  )
}
