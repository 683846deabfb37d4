import { AddressLabel, Icon, TimeText, toasts, VerdictBadge } from '@countersign/ui'
import type { Verdict } from '@countersign/primitives'
import { showHidden } from '@countersign/primitives'
import { ActionIcon } from '@mantine/core'
import type { SharedRow, SharedState } from '../../data/shared-book/judgeSharedBook.ts'
import { saveAddressBookEntry } from '../../data/storage/addressBook.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import tables from '../../parts/lists/Table.module.css'
import { NamedAddress } from '../../parts/names/NamedAddress.tsx'
import { ownEntryOf } from './copyPlan.ts'
import { sharedBookMessages as messages } from './sharedBookMessages.ts'

type Shown = Exclude<SharedState, 'removed'>
const VERDICTS: Readonly<Record<Shown, Verdict>> = {
  named: 'verified',
  former: 'caution',
  conflict: 'caution',
  unread: 'unchecked',
  unsigned: 'danger',
  unreadable: 'danger',
  older: 'danger',
  changed: 'danger',
  broken: 'danger',
}

type Props = {
  readonly rows: readonly SharedRow[]
  onEdit(row: SharedRow): void
  onRemove(row: SharedRow): void
}

/** Each entry with who signed it and when. A name that does not count is not written as the name of the address. */
export function SharedBookTable({ rows, onEdit, onRemove }: Props) {
  const { chain, chainId } = useAccount()
  const copy = ({ entry }: SharedRow) => {
    saveAddressBookEntry(ownEntryOf(entry, chainId))
    toasts.show({ kind: 'info', title: messages.copied({ name: entry.name }), href: '/address-book' })
  }
  return (
    <div className={`cs-panel ${tables.frame}`}>
      <table className={`${tables.table} ${tables.cards}`}>
        <thead>
          <tr>
            <th scope="col">{messages.name}</th>
            <th scope="col">{messages.network}</th>
            <th scope="col">{messages.signedBy}</th>
            <th scope="col">
              <span className="cs-visually-hidden">{messages.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { entry, state } = row
            const name = showHidden(entry.name)
            return (
              <tr key={`${entry.hash} ${entry.signer ?? ''}`}>
                <td>
                  <AddressLabel
                    address={entry.address}
                    copyable
                    {...(state === 'named' ? { name, provenance: 'shared' } : {})}
                  />
                  {state !== 'named' && state !== 'removed' && (
                    <div>
                      <VerdictBadge verdict={VERDICTS[state]} label={messages[state]} /> <s>{name}</s>
                    </div>
                  )}
                </td>
                <td data-label={messages.network}>{entry.everyNetwork ? messages.everyNetwork : chain.chainName}</td>
                <td data-label={messages.signedBy}>
                  {entry.signer !== null && (
                    <NamedAddress
                      info={{ value: entry.signer, name: null, logoUri: null }}
                      chainId={chainId}
                      form="inline"
                    />
                  )}{' '}
                  <TimeText at={entry.signedAt * 1000} form="relative" />
                </td>
                <td>
                  {state === 'named' && (
                    <ActionIcon aria-label={messages.copy({ name })} onClick={() => copy(row)}>
                      <Icon name="address-book" />
                    </ActionIcon>
                  )}
                  {state !== 'unsigned' && (
                    <>
                      <ActionIcon aria-label={messages.edit({ name })} onClick={() => onEdit(row)}>
                        <Icon name="edit" />
                      </ActionIcon>
                      <ActionIcon aria-label={messages.remove({ name })} onClick={() => onRemove(row)}>
                        <Icon name="trash" />
                      </ActionIcon>
                    </>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
