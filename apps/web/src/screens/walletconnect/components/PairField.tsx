import { errorText } from '@countersign/primitives'
import { FieldNote, Icon, describedBy } from '@countersign/ui'
import { Button, TextInput } from '@mantine/core'
import { Suspense, useEffect, useEffectEvent, useId, useState } from 'react'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { dappLink } from '../link/dapps.ts'
import { readPairingLink } from '../model/pairingLink.ts'
import { dappsMessages } from '../dappsMessages.ts'
import styles from './Dapps.module.css'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'

const QrScanner = lazyPart(() =>
  import('../../../parts/qr/QrScanner.tsx').then((module) => ({ default: module.QrScanner })),
)

type Props = {
  /** A link from the URL; followed once. */
  readonly initial: string | null
  readonly onFollowed: () => void
}

/** Pastes or scans the dapp's pairing link. */
export function PairField({ initial, onFollowed }: Props) {
  const [text, setText] = useState(initial ?? '')
  const [isScanning, setScanning] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const noteId = useId()

  async function connect(link: string): Promise<void> {
    const parsed = readPairingLink(link, Date.now())
    if (!parsed.ok) return setProblem(parsed.reason)
    setProblem(null)
    setBusy(true)
    setScanning(false)
    try {
      const { pair } = await dappLink()
      await pair(parsed)
      setText('')
    } catch (error) {
      setProblem(errorText(error))
    }
    setBusy(false)
  }
  const followLink = useEffectEvent((link: string) => void connect(link).then(onFollowed))
  useEffect(() => {
    if (initial === null) return
    const timer = setTimeout(() => followLink(initial))
    return () => clearTimeout(timer)
  }, [initial])

  return (
    <form
      className={`cs-panel ${styles.panel}`}
      onSubmit={(event) => {
        event.preventDefault()
        void connect(text)
      }}
    >
      <div className={styles.connect}>
        <TextInput
          label={dappsMessages.pairingLink}
          description={dappsMessages.pairingHint}
          placeholder="wc:" // no message: the beginning of every link
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
          error={problem !== null}
          {...describedBy(problem !== null && noteId)}
        />
        <Button leftSection={<Icon name="scan" />} onClick={() => setScanning(!isScanning)} aria-expanded={isScanning}>
          {dappsMessages.scan}
        </Button>
        <ActButton act="answer-app" type="submit" variant="filled" loading={isBusy}>
          {dappsMessages.connect}
        </ActButton>
      </div>
      {problem !== null && (
        <FieldNote kind="error" id={noteId}>
          {problem}
        </FieldNote>
      )}
      {isBusy && (
        <p role="status" className={styles.waiting}>
          {dappsMessages.waiting}
        </p>
      )}
      {isScanning && (
        <Suspense>
          <QrScanner
            label={dappsMessages.qrCode}
            onCode={(code) => {
              if (isBusy || !readPairingLink(code, Date.now()).ok) return
              setText(code)
              void connect(code)
            }}
          />
        </Suspense>
      )}
    </form>
  )
}
