import type { ExchangeItem } from '@countersign/safe/exchange'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { OutgoingCode } from '../../parts/exchange/OutgoingCode.tsx'
import { ShareLink } from './ShareLink.tsx'

type Props = {
  readonly item: ExchangeItem
  /** Of the code on the screen. */
  readonly label: string
  readonly fileName: string
  /** Somebody copied or saved it. */
  readonly onTaken?: () => void
}

/** Three ways to hand something over that need no server. */
export function ShareWays({ item, label, fileName, onTaken = () => {} }: Props) {
  const [way, setWay] = useState<'link' | 'code'>('link')
  return (
    <>
      <SegmentedControl
        aria-label="Way to share"
        value={way}
        onChange={(value) => setWay(value === 'code' ? 'code' : 'link')}
        data={[
          { value: 'link', label: 'Link' },
          { value: 'code', label: 'QR code or file' },
        ]}
      />
      {way === 'link' ? (
        <ShareLink proposal={item} onTaken={onTaken} />
      ) : (
        <OutgoingCode item={item} label={label} fileName={fileName} onTaken={onTaken}>
          <p>For the verifier, or this page on another machine. Neither is encrypted: show it to whom it concerns.</p>
        </OutgoingCode>
      )}
    </>
  )
}
