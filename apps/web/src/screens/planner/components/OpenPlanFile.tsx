import { type Address, errorText, isSameAddress } from '@countersign/primitives'
import { Icon, toasts } from '@countersign/ui'
import { Button, FileButton } from '@mantine/core'
import { incomingPlan } from '../../../data/plans/incomingPlan.ts'
import { editMessages } from '../editMessages.ts'
import { plannerMessages as messages } from '../plannerMessages.ts'

/** Opens the plan of a co-owner to compare it with this one. */
export function OpenPlanFile({ address }: { address: Address }) {
  const open = async (file: File | null) => {
    if (file === null) return
    try {
      const { readIncoming } = await import('../../../parts/exchange/readIncoming.ts')
      const incoming = await readIncoming(await file.text())
      if (incoming.kind !== 'item' || incoming.item.kind !== 'plan') throw new Error(editMessages.otherFile)
      if (!isSameAddress(incoming.item.address, address))
        throw new Error(editMessages.otherAddress({ address: incoming.item.address }))
      incomingPlan.set(incoming.item)
    } catch (error) {
      toasts.show({ kind: 'failure', id: 'plan-file', title: errorText(error) })
    }
  }
  return (
    <FileButton onChange={(file) => void open(file)} accept=".json,application/json">
      {(props) => (
        <Button leftSection={<Icon name="git-compare" />} {...props}>
          {messages.compare}
        </Button>
      )}
    </FileButton>
  )
}
