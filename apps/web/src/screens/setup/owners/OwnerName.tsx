import type { Address } from '@countersign/primitives'
import { FieldNote, ProvenanceMark, describedBy } from '@countersign/ui'
import { TextInput } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import type { KnownName } from '../../../data/names/KnownName.ts'
import { useNames } from '../../../data/names/useNames.ts'
import { MOST_NAME_CHARACTERS } from '../../../data/storage/addressBook.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useLeaveAfterPress } from '../../../parts/forms/useLeaveAfterPress.ts'
import { renameAddress } from '../../../data/storage/renameAddress.ts'
import { renames } from './renames.ts'
import { ownerListMessages } from './ownerListMessages.ts'

type Props = {
  readonly label: string
  /** Null until the owner has an address: then the form keeps the name. */
  readonly address: Address | null
  /** The service's name, used if no other name is known. */
  readonly reported?: KnownName | null
  /** The typed name of an owner that is not saved yet. */
  readonly typed?: string
  readonly onType?: (name: string) => void
  readonly autoFocus?: boolean
  /** @param isByKey the field was left by Enter or Escape, so the caller has to move the focus */
  readonly onDone?: (isByKey: boolean) => void
}

/** The name of an owner. The address book stores it when the field loses focus. */
export function OwnerName({ label, address, reported = null, typed, onType, autoFocus = false, onDone }: Props) {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  const known = (address === null ? null : nameOf(address, chainId)) ?? reported
  const [own, setOwn] = useState<string | null>(() =>
    typed === undefined ? address && renames.read(chainId, address) : typed === '' ? null : typed,
  )
  const noteId = useId()
  const leftBy = useRef<'Enter' | 'Escape' | null>(null)
  const text = own ?? known?.name ?? ''
  const tooLong = text.trim().length > MOST_NAME_CHARACTERS
  const commit = () => {
    const by = leftBy.current
    leftBy.current = null
    if (tooLong && by !== 'Escape') return
    if (by !== 'Escape' && address !== null && own !== null && own.trim() !== '' && own.trim() !== known?.name)
      renameAddress(address, chainId, own)
    // An empty field does not delete a name; the address book offers that.
    if (address !== null || own?.trim() === '') setOwn(null)
    if (address !== null) renames.clear(chainId, address)
    onDone?.(by !== null)
  }
  const leaving = useLeaveAfterPress(commit)
  return (
    <div>
      <TextInput
        label={label}
        placeholder={ownerListMessages.name}
        value={text}
        error={tooLong}
        {...describedBy(tooLong && noteId)}
        autoComplete="off"
        autoFocus={autoFocus}
        rightSection={known && known.source !== 'you' && own === null && <ProvenanceMark source={known.source} />}
        onChange={(event) => {
          setOwn(event.currentTarget.value)
          if (onType) onType(event.currentTarget.value)
          else if (address !== null) renames.write(chainId, address, event.currentTarget.value)
        }}
        {...leaving}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Enter' && key !== 'Escape') return
          leftBy.current = key
          currentTarget.blur()
        }}
      />
      {tooLong && (
        <FieldNote kind="error" id={noteId}>
          {ownerListMessages.nameTooLong({ count: text.trim().length, most: MOST_NAME_CHARACTERS })}
        </FieldNote>
      )}
    </div>
  )
}
