import { Button, Group } from '@mantine/core'
import { EmptyState, Icon, LookalikeDiff, PageHeader, VerdictNote } from '@countersign/ui'
import { lazy, Suspense, useState } from 'react'
import { FilterField } from '../../../parts/lists/FilterField.tsx'
import { addressBookStore, useAddressBook, type AddressBookEntry } from '../../../data/storage/addressBook.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { bookRows, lookalikePairs } from '../bookRows.ts'
import styles from './AddressBook.module.css'
import { AddressBookTable } from './AddressBookTable.tsx'

// Imports the ABI parser.
const ImportDialog = lazy(() => import('./ImportDialog.tsx').then(({ ImportDialog }) => ({ default: ImportDialog })))
const EntryDialog = lazy(() => import('./EntryDialog.tsx').then(({ EntryDialog }) => ({ default: EntryDialog })))

/** The names in this browser, for one chain or all. */
export function AddressBookPage() {
  const entries = useAddressBook()
  const [filter, setFilter] = useState('')
  const [editing, setEditing] = useState<AddressBookEntry | 'new' | null>(null)
  const [isImporting, setImporting] = useState(false)
  useDocumentTitle('Address book')
  const rows = bookRows(entries, filter)
  const add = (
    <Button leftSection={<Icon name="plus" />} onClick={() => setEditing('new')}>
      Add contact
    </Button>
  )
  const load = (
    <Button variant="default" leftSection={<Icon name="upload" />} onClick={() => setImporting(true)}>
      Import
    </Button>
  )
  const count = entries.length === 1 ? '1 contact' : `${entries.length} contacts`
  return (
    <>
      <PageHeader
        title="Address book"
        subtitle={`${count} in this browser. A name never replaces the address where you sign.`}
        actions={entries.length > 0 && add}
      />
      {entries.length > 0 && (
        <div className={styles.tools}>
          <FilterField label="Filter contacts" placeholder="Name or address" value={filter} onChange={setFilter} />
          {load}
          <Button variant="default" leftSection={<Icon name="download" />} onClick={() => void saveBook()}>
            Export
          </Button>
        </div>
      )}
      {lookalikePairs(entries).map(([first, second]) => (
        <div key={`${first.address} ${second.address}`} className={styles.alike}>
          <VerdictNote verdict="danger" title="Two contacts have similar addresses">
            The addresses begin and end alike, but differ in the middle. Compare the whole address before you send to
            either.
            <LookalikeDiff
              saved={first.address}
              typed={second.address}
              labels={{ saved: first.name, typed: second.name }}
            />
          </VerdictNote>
        </div>
      ))}
      {rows.length > 0 ? (
        <AddressBookTable rows={rows} onEdit={setEditing} />
      ) : entries.length === 0 ? (
        <EmptyState
          level={2}
          sentence="No contacts yet."
          detail="A name is shown next to its address on every page, and offered in every address field."
          action={
            <Group>
              {add}
              {load}
            </Group>
          }
        />
      ) : (
        <EmptyState
          sentence="No match."
          detail={`No contact has "${filter}" in its name or address.`}
          action={
            <button type="button" className="cs-link" onClick={() => setFilter('')}>
              Clear
            </button>
          }
        />
      )}
      <Suspense>
        {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
        {editing !== null && (
          <EntryDialog entry={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
        )}
      </Suspense>
    </>
  )
}

async function saveBook(): Promise<void> {
  const [{ printBook }, { saveText }, { addedAbisStore }] = await Promise.all([
    import('../bookFile.ts'),
    import('../../../parts/exchange/saveText.ts'),
    import('../../../data/storage/addedAbis.ts'),
  ])
  saveText('countersign-address-book.json', printBook(addressBookStore.get(), addedAbisStore.get()))
}
