import type { ExchangeItem } from '@countersign/safe/exchange'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { OutgoingCode } from '../../parts/exchange/OutgoingCode.tsx'
import { ShareLink } from './ShareLink.tsx'
import { shareMessages } from './shareMessages.ts'

type Props = {
  readonly item: ExchangeItem
  /** The label of the QR code. */
  readonly label: string
  readonly fileName: string
  /** Called after the item was copied or saved. */
  readonly onTaken?: () => void
}

/** Three ways to share an item without a server. */
export function ShareWays({ item, label, fileName, onTaken = () => {} }: Props) {
  const [way, setWay] = useState<'link' | 'code'>('link')
  return (
    <>
      <SegmentedControl
        aria-label={shareMessages.wayToShare}
        value={way}
        onChange={(value) => setWay(value === 'code' ? 'code' : 'link')}
        data={[
          { value: 'link', label: shareMessages.link },
          { value: 'code', label: shareMessages.codeOrFile },
        ]}
      />
      {way === 'link' ? (
        <ShareLink proposal={item} onTaken={onTaken} />
      ) : (
        <OutgoingCode item={item} label={label} fileName={fileName} onTaken={onTaken}>
          <p>{shareMessages.codeOrFileNote}</p>
        </OutgoingCode>
      )}
    </>
  )
}
