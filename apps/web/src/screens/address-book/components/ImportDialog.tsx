import { FieldNote, describedBy, toasts } from '@countersign/ui'
import { Button, FileInput, Group, Modal } from '@mantine/core'
import { useId, useState } from 'react'
import { addedAbisStore, forgetAddedAbi, saveAddedAbi } from '../../../data/storage/addedAbis.ts'
import { useChains } from '../../../data/query/useChains.ts'
import {
  addressBookStore,
  deleteAddressBookEntries,
  placeOfEntry,
  saveAddressBookEntries,
} from '../../../data/storage/addressBook.ts'
import { readBook, type ReadBook } from '../bookFile.ts'
import styles from './AddressBook.module.css'
import { addressBookMessages } from '../addressBookMessages.ts'
import { bookFileMessages } from '../bookFileMessages.ts'

/** Parses an exported address book, shows what it would add, and adds it. Replaces nothing. */
export function ImportDialog({ onClose }: { onClose(): void }) {
  const [read, setRead] = useState<ReadBook | null>(null)
  const id = useId()
  const chainIds = useChains().map(({ chainId }) => chainId)
  const choose = async (file: File | null) =>
    setRead(file && readBook(await file.text(), addressBookStore.get(), addedAbisStore.get(), chainIds))
  const fresh = read?.ok ? read.fresh : []
  const add = () => {
    const known = new Set(addressBookStore.get().map(placeOfEntry))
    const added = fresh.filter((row) => !known.has(placeOfEntry(row)))
    const abis = fresh.flatMap(({ address, chainId, abi }) => (abi ? [{ address, chainId, ...abi }] : []))
    saveAddressBookEntries(added.map(({ abi: _abi, ...entry }) => entry))
    for (const abi of abis) saveAddedAbi(abi)
    toasts.show({
      kind: 'info',
      title: bookFileMessages.added(fresh.length),
      href: '/address-book',
      linkLabel: addressBookMessages.title,
      action: {
        label: bookFileMessages.undo,
        onClick: () => {
          deleteAddressBookEntries(added)
          for (const abi of abis) forgetAddedAbi(abi)
        },
      },
    })
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={bookFileMessages.title}
      size="lg"
      closeButtonProps={{ 'aria-label': bookFileMessages.close }}
    >
      <div className={styles.form}>
        <div>
          <FileInput
            label={bookFileMessages.file}
            description={bookFileMessages.fileDetail}
            accept="application/json,.json,text/csv,.csv"
            placeholder={bookFileMessages.choose}
            error={read?.ok === false}
            descriptionProps={{ id: `${id}-description` }}
            {...describedBy(read !== null && id, `${id}-description`)}
            onChange={(file) => void choose(file)}
          />
          <div id={id}>
            {read?.ok === false && <FieldNote kind="error">{read.reason}</FieldNote>}
            {read?.ok && <Findings read={read} />}
          </div>
        </div>
        <Group justify="flex-end">
          <Button variant="subtle" onClick={onClose}>
            {bookFileMessages.cancel}
          </Button>
          <Button variant="filled" disabled={fresh.length === 0} onClick={add}>
            {fresh.length > 0 ? bookFileMessages.importCount(fresh.length) : bookFileMessages.import}
          </Button>
        </Group>
      </div>
    </Modal>
  )
}

function Findings({ read }: { read: Extract<ReadBook, { ok: true }> }) {
  const abis = read.fresh.filter(({ abi }) => abi !== null).length
  return (
    <>
      <FieldNote kind="ok">{bookFileMessages.findings({ fresh: read.fresh.length, abis, same: read.same })}</FieldNote>
      <Lines lines={read.kept} kind="caution" />
      <Lines lines={read.refused} kind="error" />
    </>
  )
}

/** The lines of one kind that are shown; the others are counted. */
const SHOWN = 20

function Lines({ lines, kind }: { readonly lines: readonly string[]; readonly kind: 'caution' | 'error' }) {
  return (
    <>
      {lines.slice(0, SHOWN).map((line) => (
        <FieldNote key={line} kind={kind}>
          {line}
        </FieldNote>
      ))}
      {lines.length > SHOWN && <p>{bookFileMessages.more(lines.length - SHOWN)}</p>}
    </>
  )
}
