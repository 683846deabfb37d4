import { FieldNote, describedBy } from '@countersign/ui'
import { Textarea } from '@mantine/core'
import styles from './Form.module.css'
import { parseBytes } from './parseBytes.ts'
import { fieldMessages as messages } from './fieldMessages.ts'
import { useEditing } from './useEditing.ts'

type Props = {
  readonly value: string
  /** The error of the text, or null. */
  readonly problem: string | null
  /** Shows errors also for an empty field. */
  readonly showsAllProblems: boolean
  readonly onChange: (text: string) => void
}

/** The bytes of a call as digits, with their number below. */
export function CalldataField({ value, problem, showsAllProblems, onChange }: Props) {
  const { isEditing, handlers } = useEditing()
  const showsProblem = problem !== null && !isEditing && (showsAllProblems || value.trim() !== '')
  return (
    <div id="call-data">
      <Textarea
        label={messages.calldata}
        placeholder="0x…"
        autosize
        minRows={4}
        maxRows={14}
        spellCheck={false}
        classNames={{ input: styles.bytes ?? '' }}
        value={value}
        {...handlers}
        error={showsProblem}
        {...describedBy('call-data-note')}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div id="call-data-note">
        {showsProblem ? <FieldNote kind="error">{problem}</FieldNote> : <ByteCount text={value} />}
      </div>
    </div>
  )
}

function ByteCount({ text }: { text: string }) {
  const parsed = parseBytes(text)
  if (!parsed.ok || parsed.data === '0x') return null
  const count = (parsed.data.length - 2) / 2
  return (
    <div className={styles.under}>
      {messages.bytes(count)}
      {count >= 4 && <span>{messages.method(parsed.data.slice(0, 10))}</span>}
    </div>
  )
}
