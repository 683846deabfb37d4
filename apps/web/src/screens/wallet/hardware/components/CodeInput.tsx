import { FieldNote, Icon, describedBy } from '@countersign/ui'
import { Button, Textarea } from '@mantine/core'
import { Suspense, useId, useRef, useState } from 'react'
import type { ReadState } from '../HardwareStep.ts'
import { hardwareMessages } from '../hardwareMessages.ts'
import styles from './Hardware.module.css'
import { lazyPart } from '../../../../parts/status/lazyPart.tsx'

const QrScanner = lazyPart(() => import('../../../../parts/qr/QrScanner.tsx').then((m) => ({ default: m.QrScanner })))

type Props = {
  readonly label: string
  readonly onCode: (code: string) => ReadState
}

/** A code from the other screen, by camera or pasted as text. Collects the frames of an animated code. */
export function CodeInput({ label, onCode }: Props) {
  const [isScanning, setScanning] = useState(false)
  const [text, setText] = useState('')
  const [state, setState] = useState<ReadState>({ progress: 0, problem: null })
  const last = useRef('')
  const id = useId()
  const noteId = state.problem === null ? undefined : id
  const take = (code: string) => {
    // The camera delivers each frame many times.
    if (code === last.current) return
    last.current = code
    setState(onCode(code))
  }
  const takeAll = () => {
    for (const line of text.split(/\s+/).filter(Boolean)) take(line)
    last.current = ''
  }
  return (
    <div className={styles.stack}>
      {isScanning ? (
        <Suspense fallback={<div className={styles.camera} />}>
          <QrScanner label={label} onCode={take} />
        </Suspense>
      ) : (
        <Button
          variant="filled"
          leftSection={<Icon name="scan" />}
          data-autofocus
          aria-describedby={noteId}
          onClick={() => setScanning(true)}
        >
          {hardwareMessages.scan}
        </Button>
      )}
      {state.progress > 0 && state.progress < 1 && (
        <progress className={styles.progress} value={state.progress} aria-label={hardwareMessages.readSoFar} />
      )}
      {state.problem && (
        <FieldNote kind="error" id={id}>
          {state.problem.message}
        </FieldNote>
      )}
      <Textarea
        label={hardwareMessages.paste}
        placeholder="ur:…" // no message: the beginning of every code
        rows={2}
        spellCheck={false}
        data-code
        value={text}
        {...describedBy(noteId)}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button disabled={text.trim() === ''} onClick={takeAll}>
        {hardwareMessages.usePasted}
      </Button>
    </div>
  )
}
