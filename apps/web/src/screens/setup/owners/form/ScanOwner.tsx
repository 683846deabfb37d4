import { FieldNote } from '@countersign/ui'
import { Modal } from '@mantine/core'
import { useState } from 'react'
import { QrScanner } from '../../../../parts/qr/QrScanner.tsx'
import { useAccount } from '../../../../data/url/useAccount.ts'
import { scannedAddress } from './scannedAddress.ts'
import { ownersFormMessages } from './ownersFormMessages.ts'

type Props = { readonly onScan: (text: string) => void; readonly onClose: () => void }

/** The camera, which reads the QR code of an address as wallets show it. */
export function ScanOwner({ onScan, onClose }: Props) {
  const { chain } = useAccount()
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <Modal
      opened
      onClose={onClose}
      title={ownersFormMessages.scanAddress}
      closeButtonProps={{ 'aria-label': ownersFormMessages.close }}
    >
      <QrScanner
        label={ownersFormMessages.cameraLabel}
        onCode={(code) => {
          const found = scannedAddress(code, chain)
          if (found.ok) onScan(found.text)
          else setProblem(found.reason)
        }}
      />
      {problem !== null && <FieldNote kind="error">{problem}</FieldNote>}
    </Modal>
  )
}
