import { isOverrideTyped, overrideSentence } from '@countersign/safe/checks'
import { VerdictNote, describedBy } from '@countersign/ui'
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { useCostRequest, type CostRequest } from '../../signing/execution/costConsent.ts'

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
    <Modal
      opened
      onClose={() => answer(false)}
      size="lg"
      title="Check the network cost"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isComplete) answer(true)
        }}
      >
        <Stack>
          <p>
            The transaction was not sent to your wallet yet. The wallet would pay up to <strong>{worst}</strong>. It
            receives exactly this gas limit and fee.
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
                  label={`Type “${overrideSentence(check)}”`}
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
            <Button onClick={() => answer(false)}>Do not send</Button>
            <Button type="submit" variant="filled" disabled={!isComplete}>
              Continue to the wallet
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
