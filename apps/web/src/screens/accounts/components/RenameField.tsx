import { shortenAddress } from '@countersign/primitives'
import { describedBy, FieldNote } from '@countersign/ui'
import { TextInput } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { MOST_NAME_CHARACTERS } from '../../../data/storage/addressBook.ts'
import { useLeaveAfterPress } from '../../../parts/forms/useLeaveAfterPress.ts'
import type { AccountGroup } from '../AccountGroup.ts'
import { renameAccount } from '../renameAccount.ts'
import { accountListMessages as messages } from '../accountListMessages.ts'

type Props = {
  readonly group: AccountGroup
  /** @param isByKey the field was left by Enter or Escape, so the caller has to move the focus */
  readonly onDone: (isByKey: boolean) => void
}

/** The name of an account, in place. It is stored when the field is left; an empty field changes nothing. */
export function RenameField({ group: { safe, name, places }, onDone }: Props) {
  const [text, setText] = useState(name ?? '')
  const noteId = useId()
  const leftBy = useRef<'Enter' | 'Escape' | null>(null)
  const typed = text.trim()
  const isTooLong = typed.length > MOST_NAME_CHARACTERS
  const commit = () => {
    const by = leftBy.current
    leftBy.current = null
    if (isTooLong && by !== 'Escape') return
    if (by !== 'Escape' && typed !== '' && typed !== name)
      renameAccount(
        safe,
        places.flatMap(({ known }) => known?.key ?? []),
        typed,
      )
    onDone(by !== null)
  }
  const leaving = useLeaveAfterPress(commit)
  return (
    <div>
      <TextInput
        aria-label={messages.nameOf({ account: name ?? shortenAddress(safe) })}
        value={text}
        error={isTooLong}
        {...describedBy(isTooLong && noteId)}
        autoComplete="off"
        autoFocus
        onChange={(event) => setText(event.currentTarget.value)}
        {...leaving}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Enter' && key !== 'Escape') return
          leftBy.current = key
          currentTarget.blur()
        }}
      />
      {isTooLong && (
        <FieldNote kind="error" id={noteId}>
          {messages.tooLong({ count: typed.length, most: MOST_NAME_CHARACTERS })}
        </FieldNote>
      )}
    </div>
  )
}
