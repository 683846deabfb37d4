import { FieldNote, Icon, describedBy } from '@countersign/ui'
import { Button, FileButton, Textarea } from '@mantine/core'
import { PassphraseField } from '../forms/PassphraseField.tsx'
import { Suspense, useId, useState, type ReactNode } from 'react'
import styles from './IncomingPanel.module.css'
import type { IncomingState, Way } from './useIncoming.ts'
import { exchangePartMessages as messages } from './exchangePartMessages.ts'
import { lazyPart } from '../status/lazyPart.tsx'

const QrScanner = lazyPart(() => import('../qr/QrScanner.tsx').then((m) => ({ default: m.QrScanner })))

/** Files of this page are far smaller. A file that is cut off cannot be parsed. */
const MOST_BYTES = 32 * 1024 * 1024

type Props = {
  readonly state: IncomingState
  readonly onText: (text: string, way: Way) => void
  readonly onPassphrase: (passphrase: string) => void
  readonly title: string
  readonly children?: ReactNode
}

/** Three inputs: camera, clipboard, file. Their result is shown beside them. */
export function IncomingPanel({ state, onText, onPassphrase, title, children }: Props) {
  const [open, setOpen] = useState<'camera' | 'paste' | null>(null)
  const [text, setText] = useState('')
  const [cameraProblem, setCameraProblem] = useState<string | null>(null)
  const [isEmpty, setEmpty] = useState(false)
  const isScanning = open === 'camera'
  const id = useId()
  const emptyId = useId()
  // A wrong passphrase is reported at its own field.
  const problem = state.locked === null ? state.problem : null
  const noteId = problem === null ? undefined : id
  return (
    <section className={`cs-panel ${styles.panel ?? ''}`} aria-label={messages.proposal}>
      <div className={styles.camera} data-on={isScanning || undefined}>
        {isScanning ? (
          <Suspense fallback={<Icon name="scan" size={32} />}>
            <QrScanner
              label={messages.camera}
              onCode={(code) => onText(code, 'camera')}
              onProblem={(reason) => {
                setCameraProblem(reason)
                setOpen('paste')
              }}
            />
          </Suspense>
        ) : (
          <Icon name="scan" size={32} />
        )}
      </div>
      <div className={styles.words} role="status">
        <b>{state.progress > 0 ? messages.readingParts({ read: readParts(state), parts: state.parts }) : title}</b>
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
          aria-describedby={noteId}
          onClick={() => {
            setCameraProblem(null)
            setOpen(isScanning ? null : 'camera')
          }}
        >
          {isScanning ? messages.stop : messages.scan}
        </Button>
        <Button
          size="xs"
          leftSection={<Icon name="clipboard" />}
          aria-expanded={open === 'paste'}
          aria-describedby={noteId}
          onClick={() => setOpen(open === 'paste' ? null : 'paste')}
        >
          {messages.paste}
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
            <Button size="xs" leftSection={<Icon name="file" />} aria-describedby={noteId} {...props}>
              {messages.file}
            </Button>
          )}
        </FileButton>
      </div>
      {open === 'paste' && (
        <form
          className={styles.below}
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() === '') return setEmpty(true)
            onText(text, 'paste')
            setText('')
            setOpen(null)
          }}
        >
          {cameraProblem !== null && <FieldNote kind="caution">{cameraProblem}</FieldNote>}
          <Textarea
            label={messages.asText}
            rows={3}
            spellCheck={false}
            data-code
            data-autofocus
            value={text}
            error={isEmpty}
            {...describedBy(noteId, isEmpty && emptyId)}
            onChange={(event) => {
              setText(event.currentTarget.value)
              setEmpty(false)
            }}
          />
          {isEmpty && (
            <FieldNote kind="error" id={emptyId}>
              {messages.nothingPasted}
            </FieldNote>
          )}
          <Button type="submit" className={styles.read}>
            {messages.readIt}
          </Button>
        </form>
      )}
      {state.locked && <Unlock isBusy={state.isBusy} problem={state.problem} onPassphrase={onPassphrase} />}
      {problem !== null && (
        <div className={styles.below}>
          <FieldNote kind="error" id={id}>
            {problem}
          </FieldNote>
        </div>
      )}
    </section>
  )
}

const readParts = ({ progress, parts }: IncomingState) => Math.round(progress * parts)

type UnlockProps = Pick<IncomingState, 'isBusy' | 'problem'> & Pick<Props, 'onPassphrase'>

function Unlock({ isBusy, problem, onPassphrase }: UnlockProps) {
  const [passphrase, setPassphrase] = useState('')
  return (
    <form
      className={styles.below}
      onSubmit={(event) => {
        event.preventDefault()
        onPassphrase(passphrase)
      }}
    >
      <PassphraseField
        label={messages.passphrase}
        description={messages.askSender}
        autoComplete="off"
        value={passphrase}
        aria-invalid={problem !== null}
        // The password field accepts no other description, so the note is inside it.
        error={problem !== null && <FieldNote kind="error">{problem}</FieldNote>}
        errorProps={{ component: 'div' }}
        inputContainer={(input) => (
          <div className={styles.row}>
            {input}
            <Button type="submit" variant="filled" loading={isBusy} disabled={passphrase === ''}>
              {messages.open}
            </Button>
          </div>
        )}
        onChange={(event) => setPassphrase(event.currentTarget.value)}
      />
    </form>
  )
}
