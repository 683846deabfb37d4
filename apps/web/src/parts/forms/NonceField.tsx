import { FieldNote, describedBy } from '@countersign/ui'
import { TextInput } from '@mantine/core'
import { placeStore } from '../../data/drafts/placeStore.ts'
import { nonceMessages as messages } from './nonceMessages.ts'
import { useEditing } from './useEditing.ts'
import type { NonceChoice } from './useNonceChoice.ts'

type Props = {
  /** Id of the element around it, the target of links. */
  readonly id: string
  readonly choice: NonceChoice
  /** Null: the suggested nonce. */
  readonly onChange: (nonce: string | null) => void
}

/** The nonce, with its meaning for the queue: used, already taken, or a gap before it. */
export function NonceField({ id, choice, onChange }: Props) {
  const { typed, nonceText, nonceRemark, suggested } = choice
  const { isEditing, handlers } = useEditing()
  const nonceProblem = isEditing ? null : choice.nonceProblem
  const change = (nonce: string | null) => {
    placeStore.clear()
    onChange(nonce)
  }
  const hasNote = nonceProblem !== null || nonceRemark !== null
  return (
    <div id={id}>
      <TextInput
        label={messages.label}
        inputMode="numeric"
        autoComplete="off"
        value={nonceText}
        {...handlers}
        error={nonceProblem !== null}
        {...describedBy(hasNote && `${id}-note`)}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <div id={`${id}-note`}>
        {nonceProblem && <FieldNote kind="error">{nonceProblem}</FieldNote>}
        {nonceRemark && (
          <FieldNote kind={nonceRemark.verdict === 'caution' ? 'caution' : 'ok'}>{nonceRemark.reason}</FieldNote>
        )}
      </div>
      {typed !== null && suggested !== null && typed !== suggested && (
        <button type="button" className="cs-link" onClick={() => change(null)}>
          {messages.useSuggested({ nonce: suggested })}
        </button>
      )}
    </div>
  )
}
