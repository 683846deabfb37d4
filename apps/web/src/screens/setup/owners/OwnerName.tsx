import type { Address } from '@countersign/primitives'
import { FieldNote, ProvenanceMark, describedBy } from '@countersign/ui'
import { TextInput } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import type { KnownName } from '../../../data/names/KnownName.ts'
import { useNames } from '../../../data/names/useNames.ts'
import { MOST_NAME_CHARACTERS } from '../../../data/storage/addressBook.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { renameOwner } from './renameOwner.ts'

type Props = {
  readonly label: string
  /** Null while the owner has no address yet: the name waits in the form. */
  readonly address: Address | null
  /** What the service calls it, where nothing else does. */
  readonly told?: KnownName | null
  /** What was typed before, for an owner that is not saved yet. */
  readonly typed?: string
  readonly onType?: (name: string) => void
  readonly autoFocus?: boolean
  /** @param isByKey it was left by Enter or Escape, so the focus has nowhere to be yet */
  readonly onDone?: (isByKey: boolean) => void
}

/** The name of an owner; what is typed goes into the address book when the field is left. */
export function OwnerName({ label, address, told = null, typed, onType, autoFocus = false, onDone }: Props) {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  const known = (address === null ? null : nameOf(address, chainId)) ?? told
  const [own, setOwn] = useState<string | null>(typed === undefined || typed === '' ? null : typed)
  const noteId = useId()
  const leftBy = useRef<'Enter' | 'Escape' | null>(null)
  const text = own ?? known?.name ?? ''
  const tooLong = text.trim().length > MOST_NAME_CHARACTERS
  const commit = () => {
    const by = leftBy.current
    leftBy.current = null
    if (tooLong && by !== 'Escape') return
    if (by !== 'Escape' && address !== null && own !== null && own.trim() !== '' && own.trim() !== known?.name)
      renameOwner(address, chainId, own)
    // An empty field takes no name away: the address book does that.
    if (address !== null || own?.trim() === '') setOwn(null)
    onDone?.(by !== null)
  }
  return (
    <div>
      <TextInput
        label={label}
        placeholder="Name"
        value={text}
        error={tooLong}
        {...describedBy(tooLong && noteId)}
        autoComplete="off"
        autoFocus={autoFocus}
        rightSection={known && known.source !== 'you' && own === null && <ProvenanceMark source={known.source} />}
        onChange={(event) => {
          setOwn(event.currentTarget.value)
          onType?.(event.currentTarget.value)
        }}
        onBlur={commit}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Enter' && key !== 'Escape') return
          leftBy.current = key
          currentTarget.blur()
        }}
      />
      {tooLong && (
        <FieldNote kind="error" id={noteId}>
          This name has {text.trim().length} characters; at most {MOST_NAME_CHARACTERS} fit.
        </FieldNote>
      )}
    </div>
  )
}
