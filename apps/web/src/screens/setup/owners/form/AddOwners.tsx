import { Icon } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Suspense, useRef, useState } from 'react'
import { addOwner } from './editOwners.ts'
import { ChooseOwner } from './ChooseOwner.tsx'
import styles from './OwnersPage.module.css'
import type { OwnersFormApi } from './useOwnersForm.ts'
import { ownersFormMessages } from './ownersFormMessages.ts'
import { lazyPart } from '../../../../parts/status/lazyPart.tsx'

const ScanOwner = lazyPart(() => import('./ScanOwner.tsx').then(({ ScanOwner }) => ({ default: ScanOwner })))

/** Adds an owner: typed, from the address book, or by camera. */
export function AddOwners({ edit }: Pick<OwnersFormApi, 'edit'>) {
  const [open, setOpen] = useState<'book' | 'scan' | null>(null)
  const bar = useRef<HTMLDivElement>(null)
  const add = (text: string) => {
    setOpen(null)
    edit((form) => addOwner(form, text))
    // The new row is above the buttons, before the removed owners.
    requestAnimationFrame(() => {
      const fields = bar.current?.previousElementSibling?.querySelectorAll<HTMLInputElement>('input[role="combobox"]')
      if (text === '') [...(fields ?? [])].at(-1)?.focus()
    })
  }
  return (
    <div ref={bar} className={styles.more}>
      <Button size="xs" leftSection={<Icon name="plus" />} onClick={() => add('')}>
        {ownersFormMessages.addOwner}
      </Button>
      <Button size="xs" variant="subtle" leftSection={<Icon name="address-book" />} onClick={() => setOpen('book')}>
        {ownersFormMessages.fromAddressBook}
      </Button>
      <Button size="xs" variant="subtle" leftSection={<Icon name="scan" />} onClick={() => setOpen('scan')}>
        {ownersFormMessages.scan}
      </Button>
      {open === 'book' && <ChooseOwner onChoose={add} onClose={() => setOpen(null)} />}
      <Suspense>{open === 'scan' && <ScanOwner onScan={add} onClose={() => setOpen(null)} />}</Suspense>
    </div>
  )
}
