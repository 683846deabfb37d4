import { Icon } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { AddTokenDialog } from '../../../parts/tokens/LazyAddTokenDialog.tsx'
import { assetViewMessages } from '../assetViewMessages.ts'

/** Opens the dialog that adds tokens by address and lists those that were added. */
export function AddTokenButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button leftSection={<Icon name="plus" />} onClick={() => setOpen(true)}>
        {assetViewMessages.addToken}
      </Button>
      <Suspense>{isOpen && <AddTokenDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
