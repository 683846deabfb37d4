import { errorText } from '@countersign/primitives'
import { FieldNote, RichText, SectionHeading, toasts } from '@countersign/ui'
import { Button, Checkbox, FileInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { PassphraseField } from '../../../parts/forms/PassphraseField.tsx'
import { useState } from 'react'
import { useChains } from '../../../data/query/useChains.ts'
import { SettingsLayout } from '../../../parts/layout/SettingsLayout.tsx'
import { saveText } from '../../../parts/exchange/saveText.ts'
import styles from '../components/Settings.module.css'
import type { DataPart, PartId, PartPreview } from './DataPart.ts'
import { type DataPreview, printData, readData } from './dataFile.ts'
import { dataParts } from './dataParts.ts'
import { yourDataMessages as messages } from './yourDataMessages.ts'

/** Moves everything that this browser keeps to another browser, and reads the export of Safe{Wallet}. */
export function YourDataPage() {
  return (
    <SettingsLayout title={messages.title} subtitle={messages.subtitle}>
      <ExportSection />
      <ImportSection />
    </SettingsLayout>
  )
}

function ExportSection() {
  const [withSecrets, setWithSecrets] = useState(false)
  const [passphrase, setPassphrase] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const held = dataParts.filter((part) => part.count() > 0)
  const written = held.filter(({ mayHoldSecrets }) => withSecrets || !mayHoldSecrets)
  const save = async () => {
    setBusy(true)
    const failure = await saveData(printData(written), passphrase).then(() => null, errorText)
    setProblem(failure)
    setBusy(false)
  }
  return (
    <section className={styles.block} aria-labelledby="export-heading">
      <SectionHeading id="export-heading" title={messages.exportTitle} />
      <div className={`cs-panel ${styles.data}`}>
        {held.length === 0 ? (
          <p>{messages.empty}</p>
        ) : (
          <>
            <PartList parts={written} />
            {held.some(({ mayHoldSecrets }) => mayHoldSecrets) && (
              <Checkbox
                label={messages.secrets}
                checked={withSecrets}
                onChange={({ currentTarget }) => setWithSecrets(currentTarget.checked)}
              />
            )}
            <PassphraseField
              label={messages.passphrase}
              description={messages.passphraseNote}
              autoComplete="new-password"
              value={passphrase}
              onChange={({ currentTarget }) => setPassphrase(currentTarget.value)}
            />
            {problem !== null && <FieldNote kind="error">{problem}</FieldNote>}
            <p className={styles.dataNote}>{messages.exportNote}</p>
            <Button
              variant="filled"
              className={styles.dataButton}
              loading={isBusy}
              disabled={written.length === 0}
              onClick={() => void save()}
            >
              {messages.save}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

async function saveData(text: string, passphrase: string): Promise<void> {
  const { sealFile } = await import('./sealedFile.ts')
  const day = new Date().toISOString().slice(0, 10)
  saveText(`countersign-data-${day}.json`, passphrase === '' ? text : await sealFile(text, passphrase))
}

const PartList = ({ parts }: { readonly parts: readonly DataPart[] }) => (
  <dl className={styles.parts}>
    {parts.map((part) => (
      <div key={part.id}>
        <dt>{messages.part(part.id)}</dt>
        <dd>{messages.entries(part.count())}</dd>
      </div>
    ))}
  </dl>
)

type Sealed = { readonly sealed: Uint8Array<ArrayBuffer> }

function ImportSection() {
  const chainIds = useChains().map(({ chainId }) => chainId)
  const [read, setRead] = useState<DataPreview | Sealed | { readonly problem: string } | null>(null)
  const [passphrase, setPassphrase] = useState('')
  const [isWrong, setWrong] = useState(false)
  const judge = (text: string) => setRead(readData(text, dataParts, chainIds))
  const choose = async (file: File | null) => {
    setRead(null)
    setWrong(false)
    if (file === null) return
    const text = await file.text()
    const { sealedBytesOf } = await import('./sealedFile.ts')
    const sealed = sealedBytesOf(text)
    if (sealed === null) judge(text)
    else setRead({ sealed })
  }
  const open = async (sealed: Sealed['sealed']) => {
    const { openFile } = await import('./sealedFile.ts')
    const text = await openFile(sealed, passphrase).catch(() => null)
    setWrong(text === null)
    if (text !== null) judge(text)
  }
  return (
    <section className={styles.block} aria-labelledby="import-heading">
      <SectionHeading id="import-heading" title={messages.importTitle} />
      <div className={`cs-panel ${styles.data}`}>
        <FileInput
          label={messages.file}
          description={messages.importNote}
          placeholder={messages.choose}
          accept="application/json,.json"
          error={read !== null && 'problem' in read}
          onChange={(file) => void choose(file)}
        />
        {read !== null && 'problem' in read && <FieldNote kind="error">{read.problem}</FieldNote>}
        <p className={styles.dataNote}>
          <RichText
            text={messages.queueElsewhere}
            slots={{
              link: (words) => (
                <Link to="/import" className="cs-link">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
        {read !== null && 'sealed' in read && (
          <form
            className={styles.data}
            onSubmit={(event) => {
              event.preventDefault()
              void open(read.sealed)
            }}
          >
            <PassphraseField
              label={messages.filePassphrase}
              autoComplete="off"
              value={passphrase}
              onChange={({ currentTarget }) => setPassphrase(currentTarget.value)}
              error={isWrong}
            />
            {isWrong && <FieldNote kind="error">{messages.wrongPassphrase}</FieldNote>}
            <Button type="submit" className={styles.dataButton}>
              {messages.open}
            </Button>
          </form>
        )}
        {read !== null && 'parts' in read && <Preview preview={read} onDone={() => setRead(null)} />}
      </div>
    </section>
  )
}

/** The reasons that are shown; the others are counted. */
const SHOWN = 20

function Preview({ preview, onDone }: { readonly preview: DataPreview; readonly onDone: () => void }) {
  const { from, parts, unread } = preview
  // A node answers the checks of this page, so it is added only on request.
  const [left, setLeft] = useState<ReadonlySet<PartId>>(new Set(['nodes', 'networks']))
  const chosen = parts.filter(({ id, fresh }) => fresh > 0 && !left.has(id))
  const fresh = chosen.reduce((sum, part) => sum + part.fresh, 0)
  const refused = parts.flatMap((part) => part.refused)
  const add = () => {
    const undo = chosen.map((part) => part.add())
    toasts.show({
      kind: 'info',
      title: messages.imported(fresh),
      action: { label: messages.undo, onClick: () => undo.toReversed().forEach((takeBack) => takeBack()) },
    })
    onDone()
  }
  const toggle = (id: PartId, isChosen: boolean) =>
    setLeft((all) => {
      const next = new Set(all)
      if (isChosen) next.delete(id)
      else next.add(id)
      return next
    })
  return (
    <fieldset className={styles.preview}>
      <legend>{messages.preview}</legend>
      {from === 'safe' && <p>{messages.fromSafe}</p>}
      {parts.map((part) => (
        <PartChoice key={part.id} part={part} isChosen={!left.has(part.id)} onChange={(is) => toggle(part.id, is)} />
      ))}
      {parts.some(({ id, fresh: count }) => (id === 'nodes' || id === 'networks') && count > 0) && (
        <FieldNote kind="caution">{messages.nodesWarning}</FieldNote>
      )}
      {unread.length > 0 && <p className={styles.dataNote}>{messages.unread(unread)}</p>}
      {refused.slice(0, SHOWN).map((line) => (
        <FieldNote key={line} kind="error">
          {line}
        </FieldNote>
      ))}
      {refused.length > SHOWN && <p>{messages.more(refused.length - SHOWN)}</p>}
      {fresh === 0 && <p>{messages.nothingFresh}</p>}
      <Button variant="filled" className={styles.dataButton} disabled={fresh === 0} onClick={add}>
        {fresh === 0 ? messages.import : messages.importCount(fresh)}
      </Button>
    </fieldset>
  )
}

type ChoiceProps = {
  readonly part: PartPreview
  readonly isChosen: boolean
  readonly onChange: (isChosen: boolean) => void
}

const PartChoice = ({ part, isChosen, onChange }: ChoiceProps) => (
  <Checkbox
    label={messages.part(part.id)}
    description={messages.counts(part)}
    disabled={part.fresh === 0}
    checked={part.fresh > 0 && isChosen}
    onChange={({ currentTarget }) => onChange(currentTarget.checked)}
  />
)
