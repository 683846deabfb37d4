import { Icon } from '@countersign/ui'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'

const ExportDialog = lazy(() => import('./ExportDialog.tsx').then(({ ExportDialog }) => ({ default: ExportDialog })))

export function ExportButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<Icon name="download" />} onClick={() => setOpen(true)}>
        Export
      </Button>
      <Suspense fallback={null}>{isOpen && <ExportDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
