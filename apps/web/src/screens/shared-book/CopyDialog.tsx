import { AddressLabel, toasts } from '@countersign/ui'
import { Button, Checkbox, Group, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import type { SharedRow } from '../../data/shared-book/judgeSharedBook.ts'
import { addressBookStore, placeOfEntry } from '../../data/storage/addressBook.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { fieldMessages } from '../../parts/forms/fieldMessages.ts'
import { copyEntries } from './copyEntries.ts'
import { copyPlan } from './copyPlan.ts'
import { sharedBookMessages as messages } from './sharedBookMessages.ts'

/** Shows what copying changes in this browser's book. A name of one's own is replaced only where that is ticked. */
export function CopyDialog({ rows, onClose }: { rows: readonly SharedRow[]; onClose: () => void }) {
  const { chainId } = useAccount()
  const [before] = useState(() => addressBookStore.get())
  const plan = copyPlan(rows, chainId, before)
  const [chosen, setChosen] = useState(
    () => new Set(plan.filter(({ kind }) => kind === 'new').map(({ entry }) => placeOfEntry(entry))),
  )
  const copied = plan.filter(({ entry }) => chosen.has(placeOfEntry(entry)))
  const toggle = (place: string, isOn: boolean) => {
    const next = new Set(chosen)
    if (isOn) next.add(place)
    else next.delete(place)
    setChosen(next)
  }
  const copy = () => {
    const undo = copyEntries(copied.map(({ entry }) => entry))
    toasts.show({
      kind: 'info',
      title: messages.copiedCount(copied.length),
      href: '/address-book',
      action: { label: messages.undo, onClick: undo },
    })
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={messages.copyTitle} closeButtonProps={{ 'aria-label': fieldMessages.close }}>
      <Stack>
        <p>{messages.copyNote}</p>
        {plan.map(({ entry, kind, own }) => (
          <Checkbox
            key={placeOfEntry(entry)}
            label={<AddressLabel address={entry.address} name={entry.name} provenance="shared" form="full" />}
            description={kind === 'other' ? messages.replace({ own: own ?? '' }) : messages[kind]}
            checked={chosen.has(placeOfEntry(entry))}
            disabled={kind === 'same'}
            onChange={(event) => toggle(placeOfEntry(entry), event.currentTarget.checked)}
          />
        ))}
        <Group justify="flex-end">
          <Button variant="subtle" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button variant="filled" disabled={copied.length === 0} onClick={copy}>
            {messages.copyCount(copied.length)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
