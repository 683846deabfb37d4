import { EmptyState, Icon, NoticeStrip, SkeletonRows, timeOfDay } from '@countersign/ui'
import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FilterField } from '../../../parts/lists/FilterField.tsx'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { useNames } from '../../../data/names/useNames.ts'
import { CurrencySelect } from '../../../parts/forms/CurrencySelect.tsx'
import { ChipSelect } from '../../../parts/forms/ChipSelect.tsx'
import { lazyOrNothing } from '../../../parts/status/lazyOrNothing.ts'
import { accountOrderStore, type AccountSorting, useAccountOrder } from '../../../data/storage/accountOrder.ts'
import { accountGroups, filterGroups, networksOf } from '../accountGroups.ts'
import type { OpenDeployment } from '../AccountGroup.ts'
import type { AccountList } from '../AccountList.ts'
import { sortGroups } from '../sortGroups.ts'
import type { NeededWork } from '../NeededWork.ts'
import { AccountsTable } from './AccountsTable.tsx'
import { overviewsQuery } from '../../../data/query/overviewsQuery.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import { useListSearch } from '../../../data/url/useListSearch.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import type { KnownAccount } from '../KnownAccount.ts'
import styles from './Accounts.module.css'
import { accountsMessages as messages } from '../accountsMessages.ts'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'

const AddAccountDialog = lazyPart(() =>
  import('./AddAccountDialog.tsx').then(({ AddAccountDialog }) => ({ default: AddAccountDialog })),
)

const HandNote = lazyOrNothing(() => import('./HandNote.tsx').then((module) => module.HandNote))

/** Fewer rows are drawn within a frame. */
const MANY = 50
const SEARCH = ['q', 'network'] as const

type Props = {
  readonly known: AccountList
  readonly open: readonly OpenDeployment[]
  readonly needs: NeededWork
  /** The account that a link asks to watch. */
  readonly watch?: string | undefined
}

/** The accounts of wallet and browser, with a filter and a button to add one. */
export function AccountsSection({ known, open, needs, watch }: Props) {
  const [{ q: filter, network: chosen }, search] = useListSearch(SEARCH)
  const [isAdding, setAdding] = useState(watch !== undefined)
  const names = useNames()
  const overviews = useOverviews(known.accounts)
  const order = useAccountOrder()
  const groups = useMemo(() => {
    const counts = new Map<string, number>()
    for (const { account } of needs.items) counts.set(account.account, (counts.get(account.account) ?? 0) + 1)
    const needed = (account: string) => counts.get(account) ?? 0
    return accountGroups({ accounts: known.accounts, open, overviews: overviews.data, names, needed })
  }, [known.accounts, open, overviews.data, names, needs.items])
  const networks = useMemo(() => networksOf(groups), [groups])
  const network = networks.find((chain) => chain.chainId === chosen) ?? null
  const { dataUpdatedAt: at, isError: failed } = overviews
  const chainId = networks.some((chain) => chain.chainId === chosen) ? chosen : null
  const list = useMemo(
    () => ({
      groups: filterGroups(sortGroups(groups, order), { filter, chainId }),
      by: order.by,
      read: { at, failed },
    }),
    [groups, order, filter, chainId, at, failed],
  )
  const drawn = useDrawn(list)
  return (
    <section className={styles.section} aria-labelledby="accounts-heading" aria-busy={drawn !== list}>
      <h2 id="accounts-heading" className="cs-visually-hidden">
        {messages.accounts}
      </h2>
      <div className={styles.tools}>
        <FilterField
          label={messages.filterAccounts}
          placeholder={messages.filter}
          value={filter}
          onChange={(q) => search({ q })}
        />
        {networks.length > 1 && (
          <ChipSelect
            aria-label={messages.network}
            value={chainId ?? ''}
            onChange={({ target }) => search({ network: target.value })}
          >
            <option value="">{messages.allNetworks}</option>
            {networks.map((chain) => (
              <option key={chain.chainId} value={chain.chainId}>
                {chain.chainName}
              </option>
            ))}
          </ChipSelect>
        )}
        <SortSelect by={order.by} />
        <CurrencySelect />
        <button type="button" className="cs-act" data-size="xs" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {messages.addAccount}
        </button>
      </div>
      {known.error && (
        <QueryError
          title={messages.accountsFailed}
          error={known.error}
          stillWorks={messages.accountsFailedDetail}
          onRetry={known.retry}
        />
      )}
      {known.unreadChains.length > 0 && (
        <NoticeStrip title={messages.unreadNetworks({ networks: known.unreadChains })}>
          {messages.unreadNetworksDetail}
        </NoticeStrip>
      )}
      {overviews.error && overviews.data && (
        <NoticeStrip icon="clock" title={messages.asOf({ time: timeOfDay(overviews.dataUpdatedAt) })}>
          {messages.cached}
        </NoticeStrip>
      )}
      <Suspense>{drawn.by === 'hand' && drawn.groups.length > 1 && <HandNote groups={groups} />}</Suspense>
      {drawn.groups.length > 0 ? (
        <AccountsTable {...drawn} />
      ) : known.isLoading ? (
        <SkeletonRows rows={3} shape="account" label={messages.loading} />
      ) : filter === '' && network === null ? (
        known.error === null && <EmptyState sentence={messages.none} detail={messages.noneDetail} />
      ) : (
        <EmptyState
          sentence={messages.noMatch}
          detail={messages.noMatchDetail({ filter, network: network?.chainName ?? null })}
          action={
            <button type="button" className="cs-link" onClick={() => search({ q: '', network: '' })}>
              {messages.clear}
            </button>
          }
        />
      )}
      <Suspense>{isAdding && <AddAccountDialog text={watch} onClose={() => setAdding(false)} />}</Suspense>
    </section>
  )
}

/**
 * Many rows are drawn in a transition, so that they block neither the typing nor the first answer of a network. The first ones are drawn at
 * once: no frame says that there are none.
 */
function useDrawn<List extends { readonly groups: readonly unknown[] }>(list: List): List {
  const deferred = useDeferredValue(list)
  return list.groups.length < MANY || deferred.groups.length === 0 ? list : deferred
}

const ORDERS = ['value', 'waiting', 'activity', 'hand'] as const
const wordsOf = { value: 'byValue', waiting: 'byWaiting', activity: 'byActivity', hand: 'byHand' } as const

const SortSelect = ({ by }: Pick<AccountSorting, 'by'>) => (
  <ChipSelect
    aria-label={messages.sortBy}
    value={by}
    onChange={({ target }) => {
      const chosen = ORDERS.find((order) => order === target.value)
      if (chosen) accountOrderStore.update((order) => ({ ...order, by: chosen }))
    }}
  >
    {ORDERS.map((order) => (
      <option key={order} value={order}>
        {messages[wordsOf[order]]}
      </option>
    ))}
  </ChipSelect>
)

/** Value, queue and threshold of these accounts, in one request. */
function useOverviews(accounts: readonly KnownAccount[]) {
  const [currency] = useCurrency()
  const { address } = useWallet()
  const query = useMemo(
    () =>
      overviewsQuery(
        accounts.map(({ key }) => key),
        currency,
        address,
      ),
    [accounts, currency, address],
  )
  return useQuery(query)
}
