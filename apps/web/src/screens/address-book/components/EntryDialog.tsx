import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { type Address, isSameAddress } from '@countersign/primitives'
import { FieldNote, describedBy } from '@countersign/ui'
import { useId, useState, type FormEvent } from 'react'
import { FormModal } from '../../../parts/forms/FormModal.tsx'
import { useChains } from '../../../data/query/useChains.ts'
import { AddressField } from '../../../parts/names/AddressField.tsx'
import { addedAbiAt, forgetAddedAbi, saveAddedAbi } from '../../../data/storage/addedAbis.ts'
import {
  deleteAddressBookEntry,
  saveAddressBookEntry,
  type AddressBookEntry,
} from '../../../data/storage/addressBook.ts'
import { useAddressBook } from '../../../data/storage/useAddressBook.ts'
import { groupProblem, parseGroups } from '../contactGroups.ts'
import { entryProblems } from '../entryProblems.ts'
import styles from './AddressBook.module.css'
import { GroupsField } from './GroupsField.tsx'
import { contactMessages } from '../contactMessages.ts'

const EVERYWHERE = ''
const NEW = { name: '', address: null, chainId: null }

export interface EntryDialogProps {
  /** Null for a new one. */
  entry: AddressBookEntry | null
  onClose(): void
}

export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  const chains = useChains()
  const start = entry ?? NEW
  const entries = useAddressBook()
  const [name, setName] = useState(start.name)
  const [text, setText] = useState<string>(start.address ?? '')
  const [address, setAddress] = useState<Address | null>(start.address)
  const [network, setNetwork] = useState(start.chainId ?? EVERYWHERE)
  const [groupText, setGroupText] = useState((entry?.groups ?? []).join(', '))
  const [isTried, setTried] = useState(false)
  const noteId = useId()
  const groups = parseGroups(groupText)
  const wrongGroups = groupProblem(groups)
  // An address for all networks may have the prefix of any of them.
  const prefix = network === EVERYWHERE ? /^\s*([A-Za-z0-9-]+):/.exec(text)?.[1] : undefined
  const chain =
    chains.find(({ chainId, shortName }) => (network === EVERYWHERE ? shortName === prefix : chainId === network)) ??
    chains[0]
  const chainId = network === EVERYWHERE ? null : network
  const problems = entryProblems({ name, address, chainId, entries, editing: entry })
  if (!chain) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (address === null || problems.name !== null || problems.address !== null || wrongGroups !== null) return
    if (entry) {
      const abi = addedAbiAt(entry)
      deleteAddressBookEntry(entry)
      if (abi) forgetAddedAbi(abi)
      // An ABI belongs to its address, so it moves to the new chain as well.
      if (abi && isSameAddress(abi.address, address)) saveAddedAbi({ ...abi, chainId })
    }
    saveAddressBookEntry({ address, name, chainId, ...(groups.length > 0 ? { groups } : {}) })
    onClose()
  }
  const nameProblem = isTried || name !== '' ? problems.name : null
  const addressProblem = isTried && text.trim() === '' ? contactMessages.noAddress : problems.address
  return (
    <FormModal opened onClose={onClose} title={entry ? contactMessages.edit : contactMessages.add}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div>
          <TextInput
            label={contactMessages.name}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={nameProblem !== null}
            {...describedBy(noteId)}
            data-autofocus
            autoComplete="off"
          />
          <div id={noteId}>
            {nameProblem !== null && <FieldNote kind="error">{nameProblem}</FieldNote>}
            {problems.remark !== null && <FieldNote kind="caution">{problems.remark}</FieldNote>}
          </div>
        </div>
        <AddressField
          label={contactMessages.address}
          value={text}
          onChange={setText}
          onResolved={setAddress}
          chain={chain}
          error={addressProblem}
          isFinal
        />
        <NativeSelect
          label={contactMessages.network}
          value={network}
          onChange={(event) => setNetwork(event.currentTarget.value)}
          data={[
            { value: EVERYWHERE, label: contactMessages.allNetworks },
            ...chains.map((one) => ({ value: one.chainId, label: one.chainName })),
          ]}
        />
        <GroupsField value={groupText} problem={wrongGroups} onChange={setGroupText} />
        <Group justify="flex-end">
          <Button variant="subtle" onClick={onClose}>
            {contactMessages.cancel}
          </Button>
          <Button type="submit" variant="filled">
            {entry ? contactMessages.save : contactMessages.addButton}
          </Button>
        </Group>
      </form>
    </FormModal>
  )
}
