import { printExchangeFile, type ExchangeItem } from '@countersign/safe/exchange'
import { errorText } from '@countersign/primitives'
import { PageHeader } from '@countersign/ui'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { IncomingPanel } from '../../parts/exchange/IncomingPanel.tsx'
import { useIncoming, type Way } from '../../parts/exchange/useIncoming.ts'
import { lazyPart } from '../../parts/status/lazyPart.tsx'
import { useDocumentTitle } from '../../data/url/useDocumentTitle.ts'
import { ImportedItem } from './ImportedItem.tsx'
import { ImportGuide } from './ImportGuide.tsx'
import type { QueueFile } from './queue-file/QueueFile.ts'
import styles from './Share.module.css'
import { importMessages } from './importMessages.ts'

type Props = {
  /** The fragment of the page's URL, read once. */
  readonly fragment: string
  /** Removes the fragment from the URL and the tab's history. */
  readonly onFragmentRead: () => void
}

const ImportedQueue = lazyPart(() =>
  import('./queue-file/ImportedQueue.tsx').then((m) => ({ default: m.ImportedQueue })),
)

/** Imports a proposal, a message, a signature, or the waiting queue of another service. Reading it uses the chain, and no service. */
export function ImportPage({ fragment, onFragmentRead }: Props) {
  useDocumentTitle(importMessages.title)
  const [item, setItem] = useState<ExchangeItem | null>(null)
  const [queue, setQueue] = useState<{ readonly file: QueueFile; readonly text: string } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { state, take, unlock } = useIncoming((next) => {
    setQueue(null)
    setItem(next)
  })
  /** Answers of another service are pasted or opened as files; all else is an item of this product. */
  const takeText = async (text: string, way: Way) => {
    setProblem(null)
    try {
      const file = way === 'camera' ? null : (await import('./queue-file/readQueueFile.ts')).readQueueFile(text)
      if (file === null) return await take(text, way)
      setItem(null)
      setQueue({ file, text })
    } catch (error) {
      setProblem(errorText(error))
    }
  }
  const takeFragment = useEffectEvent((text: string) => {
    if (text.length < 2) return
    void take(text, 'link')
    onFragmentRead()
  })
  useEffect(() => takeFragment(fragment), [fragment])
  const isEmpty = item === null && queue === null
  return (
    <div className={styles.stack}>
      <PageHeader title={importMessages.title} subtitle={importMessages.subtitle} />
      <IncomingPanel
        state={problem === null && queue === null ? state : { ...state, problem }}
        onText={(text, way) => void takeText(text, way)}
        onPassphrase={(passphrase) => void unlock(passphrase)}
        title={isEmpty ? importMessages.readTitle : importMessages.read}
      >
        <p>{importMessages.readNote}</p>
      </IncomingPanel>
      {isEmpty && <ImportGuide />}
      {queue && (
        <Suspense fallback={null}>
          <ImportedQueue key={queue.text} file={queue.file} />
        </Suspense>
      )}
      {item && <ImportedItem key={keyOf(item)} item={item} />}
    </div>
  )
}

/** Two reads of the same item have the same key. */
const keyOf = (item: ExchangeItem): string => printExchangeFile(item)
