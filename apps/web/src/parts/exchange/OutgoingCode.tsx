import { packExchange, printExchangeFile, type ExchangeItem } from '@countersign/safe/exchange'
import { Icon, useCopy } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { QrFrames } from '../qr/QrFrames.tsx'
import { framesOf, lineOf } from './exchangeFrames.ts'
import styles from './OutgoingCode.module.css'
import { saveText } from './saveText.ts'
import { exchangePartMessages as messages } from './exchangePartMessages.ts'

type Props = {
  readonly item: ExchangeItem
  readonly label: string
  readonly fileName: string
  /** The user copied or saved the item. */
  readonly onTaken?: () => void
  readonly children?: ReactNode
}

/** Three outputs that need no network: a code on the screen, text, a file. */
export function OutgoingCode({ item, label, fileName, onTaken = () => {}, children }: Props) {
  const [packed, setPacked] = useState<Uint8Array | null>(null)
  useEffect(() => {
    let isWanted = true
    void packExchange(item).then((bytes) => isWanted && setPacked(bytes))
    return () => {
      isWanted = false
    }
  }, [item])
  return (
    <div className={styles.out}>
      <div>{packed && <Frames packed={packed} label={label} />}</div>
      <div className={styles.acts}>
        {children}
        <CopyText packed={packed} onTaken={onTaken} />
        <Button
          leftSection={<Icon name="download" />}
          justify="flex-start"
          onClick={() => {
            saveText(fileName, printExchangeFile(item))
            onTaken()
          }}
        >
          {messages.saveFile}
        </Button>
      </div>
    </div>
  )
}

function Frames({ packed, label }: { packed: Uint8Array; label: string }) {
  const frames = useMemo(() => framesOf(packed), [packed])
  return <QrFrames frames={frames} label={label} />
}

function CopyText({ packed, onTaken }: { packed: Uint8Array | null; onTaken: () => void }) {
  const { outcome, copy } = useCopy(packed === null ? '' : lineOf(packed))
  const take = () => {
    copy()
    onTaken()
  }
  return (
    <Button leftSection={<Icon name="copy" />} justify="flex-start" disabled={packed === null} onClick={take}>
      {outcome === 'copied' ? messages.copied : outcome === 'failed' ? messages.notCopied : messages.copyText}
    </Button>
  )
}
