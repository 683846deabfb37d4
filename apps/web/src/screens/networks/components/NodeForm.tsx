import { FieldNote, describedBy } from '@countersign/ui'
import { Button, TextInput } from '@mantine/core'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import type { ProbeState } from '../useProbe.ts'
import styles from './Networks.module.css'
import { networksMessages } from '../networksMessages.ts'

export interface NodeFormProps {
  label: string
  hint: string
  submitLabel: string
  state: ProbeState
  /** Set when a button press opened the form. */
  autoFocus?: boolean
  /** The id of the text below the form about a node that responded. */
  answerId?: string | undefined
  /** Fields that appear after the node responded. */
  children?: ReactNode
  onSubmit(url: string): Promise<void>
}

/** Input for the address of a node. The node is queried before it is stored. */
export function NodeForm({
  label,
  hint,
  submitLabel,
  state,
  autoFocus = false,
  answerId,
  children,
  onSubmit,
}: NodeFormProps) {
  const [text, setText] = useState('')
  const noteId = useId()
  const isProblem = state.kind === 'problem'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit(text)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        label={label}
        description={hint}
        placeholder="https://node.example" // no message: an address
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={isProblem}
        {...describedBy(isProblem && noteId, answerId)}
        autoFocus={autoFocus}
        autoComplete="off"
        spellCheck={false}
      />
      {children}
      <Button type="submit" loading={state.kind === 'asking'}>
        {submitLabel}
      </Button>
      {state.kind === 'problem' && (
        <FieldNote kind="error" id={noteId}>
          {state.words}{' '}
          {state.needsReload && (
            <button type="button" className="cs-link" onClick={() => location.reload()}>
              {networksMessages.reload}
            </button>
          )}
        </FieldNote>
      )}
    </form>
  )
}
