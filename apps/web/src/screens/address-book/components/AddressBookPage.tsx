import { Button, Group } from '@mantine/core'
import { shortenAddress } from '@countersign/primitives'
import { Link } from '@tanstack/react-router'
import { Chip, EmptyState, Icon, LookalikeDiff, PageHeader, VerdictNote } from '@countersign/ui'
import { Suspense, useMemo, useState } from 'react'
import { FilterField } from '../../../parts/lists/FilterField.tsx'
import { addressBookStore, type AddressBookEntry } from '../../../data/storage/addressBook.ts'
import { useAddressBook } from '../../../data/storage/useAddressBook.ts'
import { useNames } from '../../../data/names/useNames.ts'
import { useChains } from '../../../data/query/useChains.ts'
import { useDataSource } from '../../../data/api/dataSource.ts'
import { lacksOwnService } from '../../../data/api/lacksOwnService.ts'
import { useLastAccountPath } from '../../../data/query/useLastAccountPath.ts'
import { useLastAccount } from '../../../data/storage/lastAccount.ts'
import { useListSearch } from '../../../data/url/useListSearch.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { bookRows, lookalikePairs } from '../bookRows.ts'
import { bookGroups } from '../contactGroups.ts'
import styles from './AddressBook.module.css'
import { AddressBookTable } from './AddressBookTable.tsx'
import { addressBookMessages } from '../addressBookMessages.ts'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'

// Imports the ABI parser.
const ImportDialog = lazyPart(() =>
  import('./ImportDialog.tsx').then(({ ImportDialog }) => ({ default: ImportDialog })),
)
const EntryDialog = lazyPart(() => import('./EntryDialog.tsx').then(({ EntryDialog }) => ({ default: EntryDialog })))

/** The contacts that are shown at first, and at each press of the button below them. */
const ROWS = 200
const SEARCH = ['q', 'group'] as const

/** The names in this browser, for one chain or all. */
export function AddressBookPage() {
  const entries = useAddressBook()
  const [{ q: filter, group: chosen }, search] = useListSearch(SEARCH)
  const [editing, setEditing] = useState<AddressBookEntry | 'new' | null>(null)
  const [isImporting, setImporting] = useState(false)
  useDocumentTitle(addressBookMessages.title)
  const groups = useMemo(() => bookGroups(entries), [entries])
  // The last contact of a group may have left it.
  const group = groups.some(({ name }) => name === chosen) ? chosen : ''
  const rows = useMemo(() => bookRows(entries, filter, group), [entries, filter, group])
  const alike = useMemo(() => lookalikePairs(entries), [entries])
  const [shown, setShown] = useState(ROWS)
  const clear = () => search({ q: '', group: '' })
  const add = (
    <Button leftSection={<Icon name="plus" />} onClick={() => setEditing('new')}>
      {addressBookMessages.addContact}
    </Button>
  )
  const load = (
    <Button variant="default" leftSection={<Icon name="upload" />} onClick={() => setImporting(true)}>
      {addressBookMessages.import}
    </Button>
  )

  return (
    <>
      <PageHeader
        title={addressBookMessages.title}
        subtitle={addressBookMessages.subtitle({ contacts: entries.length })}
        actions={entries.length > 0 && add}
      />
      {entries.length > 0 && (
        <div className={styles.tools}>
          <FilterField
            label={addressBookMessages.filterContacts}
            placeholder={addressBookMessages.filterPlaceholder}
            value={filter}
            onChange={(q) => search({ q })}
          />
          {load}
          <Button variant="default" leftSection={<Icon name="download" />} onClick={() => void saveBook('json')}>
            {addressBookMessages.export}
          </Button>
          <Button variant="default" leftSection={<Icon name="download" />} onClick={() => void saveBook('csv')}>
            {addressBookMessages.exportCsv}
          </Button>
        </div>
      )}
      <SharedBookLink />
      {groups.length > 0 && <GroupChips groups={groups} chosen={group} onChoose={(next) => search({ group: next })} />}
      {alike.map(([first, second]) => (
        <div key={`${first.address} ${second.address}`} className={styles.alike}>
          <VerdictNote verdict="danger" title={addressBookMessages.alike}>
            {addressBookMessages.alikeDetail}
            <LookalikeDiff
              saved={first.address}
              typed={second.address}
              labels={{ saved: first.name, typed: second.name }}
            />
          </VerdictNote>
        </div>
      ))}
      {rows.length > 0 ? (
        <>
          <AddressBookTable rows={rows.slice(0, shown)} onEdit={setEditing} />
          {rows.length > shown && (
            <Button variant="subtle" onClick={() => setShown(shown + ROWS)}>
              {addressBookMessages.showMore({ shown, all: rows.length })}
            </Button>
          )}
        </>
      ) : entries.length === 0 ? (
        <EmptyState
          level={2}
          sentence={addressBookMessages.none}
          detail={addressBookMessages.noneDetail}
          action={
            <Group>
              {add}
              {load}
            </Group>
          }
        />
      ) : (
        <EmptyState
          sentence={addressBookMessages.noMatch}
          detail={addressBookMessages.noMatchDetail({ filter })}
          action={
            <button type="button" className="cs-link" onClick={clear}>
              {addressBookMessages.clear}
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

/** To the names that the owners of the last account share. */
function SharedBookLink() {
  const account = useLastAccountPath()
  const chains = useChains()
  const { nameOf } = useNames()
  const last = useLastAccount()
  const chain = chains.find(({ chainId }) => chainId === last?.chainId)
  const source = useDataSource()
  if (account === null || last === null || chain === undefined || lacksOwnService(source)) return null
  const name = nameOf(last.safe, last.chainId)?.name ?? shortenAddress(last.safe)
  return (
    <p className={styles.shared}>
      <Link to="/safes/$safe/shared-book" params={{ safe: account }} className="cs-link">
        {addressBookMessages.shared({ name })}
      </Link>
    </p>
  )
}

type GroupChipsProps = {
  readonly groups: ReturnType<typeof bookGroups>
  readonly chosen: string
  readonly onChoose: (group: string) => void
}

/** One group is shown at a time; the chosen one is pressed again to show all contacts. */
const GroupChips = ({ groups, chosen, onChoose }: GroupChipsProps) => (
  <div className={styles.chips} role="group" aria-label={addressBookMessages.groups}>
    {groups.map(({ name, count }) => (
      <Chip key={name} active={name === chosen} onClick={() => onChoose(name === chosen ? '' : name)}>
        {addressBookMessages.group({ name, count })}
      </Chip>
    ))}
  </div>
)

async function saveBook(form: 'csv' | 'json'): Promise<void> {
  const [{ printBook, printBookCsv }, { saveText }, { addedAbisStore }] = await Promise.all([
    import('../bookFile.ts'),
    import('../../../parts/exchange/saveText.ts'),
    import('../../../data/storage/addedAbis.ts'),
  ])
  const entries = addressBookStore.get()
  if (form === 'csv') saveText('countersign-address-book.csv', printBookCsv(entries), 'text/csv')
  else saveText('countersign-address-book.json', printBook(entries, addedAbisStore.get()))
}
