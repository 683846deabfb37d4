import { FieldNote, Icon } from '@countersign/ui'
import { Button, FileButton, PasswordInput, Textarea } from '@mantine/core'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import styles from './IncomingPanel.module.css'
import type { IncomingState, Way } from './useIncoming.ts'

const QrScanner = lazy(() => import('../qr/QrScanner.tsx').then((m) => ({ default: m.QrScanner })))

/** A file of ours is far smaller; what is cut off does not read. */
const MOST_BYTES = 32 * 1024 * 1024

type Props = {
  readonly state: IncomingState
  readonly onText: (text: string, way: Way) => void
  readonly onPassphrase: (passphrase: string) => void
  readonly title: string
  readonly children?: ReactNode
}

/** Three ways in: camera, clipboard, file. What was read is said beside them. */
export function IncomingPanel({ state, onText, onPassphrase, title, children }: Props) {
  const [open, setOpen] = useState<'camera' | 'paste' | null>(null)
  const [text, setText] = useState('')
  const isScanning = open === 'camera'
  return (
    <section className={`cs-panel ${styles.panel ?? ''}`} aria-label="Proposal">
      <div className={styles.camera} data-on={isScanning || undefined}>
        {isScanning ? (
          <Suspense fallback={<Icon name="scan" size={32} />}>
            <QrScanner label="Camera picture, looking for a proposal" onCode={(code) => onText(code, 'camera')} />
          </Suspense>
        ) : (
          <Icon name="scan" size={32} />
        )}
      </div>
      <div className={styles.words} role="status">
        <b>{state.progress > 0 ? `Reading, ${readParts(state)} of ${state.parts} parts` : title}</b>
        {state.parts > 1 && (
          <div className={styles.parts} aria-hidden>
            {Array.from({ length: state.parts }, (_, index) => (
              <i key={index} data-read={index < readParts(state) || undefined} />
            ))}
          </div>
        )}
        {children}
      </div>
      <div className={styles.ways}>
        <Button
          size="xs"
          leftSection={<Icon name="scan" />}
          aria-expanded={isScanning}
          onClick={() => setOpen(isScanning ? null : 'camera')}
        >
          {isScanning ? 'Stop' : 'Scan'}
        </Button>
        <Button
          size="xs"
          leftSection={<Icon name="clipboard" />}
          aria-expanded={open === 'paste'}
          onClick={() => setOpen(open === 'paste' ? null : 'paste')}
        >
          Paste
        </Button>
        <FileButton
          onChange={(file) =>
            void file
              ?.slice(0, MOST_BYTES)
              .text()
              .then((content) => onText(content, 'file'))
          }
        >
          {(props) => (
            <Button size="xs" leftSection={<Icon name="file" />} {...props}>
              File
            </Button>
          )}
        </FileButton>
      </div>
      {open === 'paste' && (
        <form
          className={styles.below}
          onSubmit={(event) => {
            event.preventDefault()
            onText(text, 'paste')
            setText('')
            setOpen(null)
          }}
        >
          <Textarea
            label="Share link, file or code as text"
            rows={3}
            spellCheck={false}
            data-code
            data-autofocus
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" disabled={text.trim() === ''}>
            Read it
          </Button>
        </form>
      )}
      {state.locked && <Unlock isBusy={state.isBusy} onPassphrase={onPassphrase} />}
      {state.problem && (
        <div className={styles.below}>
          <FieldNote kind="error">{state.problem}</FieldNote>
        </div>
      )}
    </section>
  )
}

const readParts = ({ progress, parts }: IncomingState) => Math.round(progress * parts)

function Unlock({ isBusy, onPassphrase }: { isBusy: boolean; onPassphrase: (passphrase: string) => void }) {
  const [passphrase, setPassphrase] = useState('')
  return (
    <form
      className={styles.below}
      onSubmit={(event) => {
        event.preventDefault()
        onPassphrase(passphrase)
      }}
    >
      <div className={styles.row}>
        <PasswordInput
          label="Passphrase"
          description="Whoever sent the link tells it to you another way."
          autoComplete="off"
          value={passphrase}
          onChange={(event) => setPassphrase(event.currentTarget.value)}
        />
        <Button type="submit" variant="filled" loading={isBusy} disabled={passphrase === ''}>
          Open
        </Button>
      </div>
    </form>
  )
}
