import { shortenAddress } from '@countersign/primitives'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useKnownAccounts } from '../../screens/accounts/useKnownAccounts.ts'
import { appOf } from '../../data/url/appOf.ts'
import { listedAppsQuery } from '../../data/apps/appQueries.ts'
import { useCustomApps } from '../../data/apps/customApps.ts'
import { isListed } from '../../data/apps/isListed.ts'
import { useOwnTokens } from '../../data/chain-only/ownTokens.ts'
import { hasFeature } from '../../data/config/hasFeature.ts'
import { useChains } from '../../data/query/useChains.ts'
import { useConfig } from '../../data/query/useConfig.ts'
import { useNames } from '../../data/names/useNames.ts'
import { balancesQuery } from '../../data/query/balancesQuery.ts'
import { historyQuery } from '../../data/query/historyQuery.ts'
import { queueQuery } from '../../data/query/queueQuery.ts'
import { useCurrency } from '../../data/storage/currency.ts'
import { useAddressBook } from '../../data/storage/useAddressBook.ts'
import { rowOf } from '@countersign/describe/transaction'
import { useBatchTitles } from '../../parts/transaction/useBatchTitles.ts'
import { viewContextFor } from '../../parts/transaction/viewContextFor.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import { pageItems } from './pageItems.ts'
import type { PaletteGroup, PaletteItem } from './PaletteItem.ts'
import { splitNote } from '@countersign/safe/light'
import { useDataSource } from '../../data/api/dataSource.ts'
import { lacksOwnService } from '../../data/api/lacksOwnService.ts'
import { useWallet } from '../../data/wallet/walletStore.ts'
import { actsOn, paletteActions } from './paletteActions.ts'
import { tokenItems } from './tokenItems.ts'
import { paletteMessages as messages } from './paletteMessages.ts'

const page = (href: string) => ({ kind: 'page', href }) as const

/** Everything that the palette can open, in groups. Transactions are those that this tab has loaded. */
export function usePaletteGroups(account: OpenAccount | null): PaletteGroup[] {
  const hasDapps = (useConfig()?.walletConnect.projectId ?? null) !== null
  const { transactions, waitingActs } = useTransactions(account)
  const contacts = useContacts(account)
  const isHidden = lacksOwnService(useDataSource())
  const pages = pageItems(account, hasDapps).filter(({ id }) => !isHidden || id !== 'shared-book')
  return [
    { title: messages.transactions, items: transactions },
    { title: messages.accounts, items: useAccounts() },
    { title: messages.contacts, items: contacts },
    { title: messages.tokens, items: useTokens(account) },
    { title: messages.apps, items: useApps(account) },
    { title: messages.pages, items: pages },
    { title: messages.actions, items: [...waitingActs, ...paletteActions(account, contacts)] },
  ]
}

const NO_ACCOUNT = { chainId: '', safe: '0x0000000000000000000000000000000000000000' } as const

/** The loaded transactions, and what the wallet can do about those that wait. */
function useTransactions(account: OpenAccount | null): Record<'transactions' | 'waitingActs', PaletteItem[]> {
  const { address: wallet } = useWallet()
  const { nameOf } = useNames()
  const key = account?.key ?? NO_ACCOUNT
  const queue = useInfiniteQuery({ ...queueQuery(key), enabled: false }).data
  const history = useInfiniteQuery({ ...historyQuery(key), enabled: false }).data
  const queued = queue?.pages.flatMap(({ results }) => results) ?? []
  const executed = history?.pages.flatMap(({ results }) => results) ?? []
  const listed = [
    ...queued.map((item) => [item, true] as const),
    ...executed.map((item) => [item, false] as const),
  ].flatMap(([item, isQueued]) => (item.type === 'TRANSACTION' ? { transaction: item.transaction, isQueued } : []))
  const titles = useBatchTitles(account ? listed.map(({ transaction }) => ({ ...account, transaction })) : [])
  if (!account) return { transactions: [], waitingActs: [] }
  const context = viewContextFor(account.chain, account.safe, nameOf)
  const transactions = listed.map(({ transaction, isQueued }): PaletteItem => {
    const row = rowOf(transaction, context, titles.get(transaction.id))
    const { note } = splitNote(transaction.note ?? '')
    return {
      id: `${isQueued ? 'queue' : 'history'} ${row.id}`,
      title: row.title,
      ...(row.nonce === null ? {} : { detail: messages.transaction({ nonce: row.nonce }) }),
      ...(note === '' ? {} : { note }),
      place: isQueued ? messages.queue : messages.history,
      icon: isQueued ? 'list-check' : 'history',
      target: page(`/safes/${account.account}/transactions/${row.id}`),
    }
  })
  const waitingActs = listed.flatMap(({ transaction, isQueued }) =>
    isQueued ? actsOn(transaction, rowOf(transaction, context, titles.get(transaction.id)).title, account, wallet) : [],
  )
  return { transactions, waitingActs }
}

function useAccounts(): PaletteItem[] {
  const { accounts } = useKnownAccounts()
  const demo = useConfig()?.demo?.accounts ?? []
  const chains = useChains()
  const { nameOf } = useNames()
  const demoAccounts = demo.flatMap(({ chainId, address }) => {
    const chain = chains.find((one) => one.chainId === chainId)
    const account = chain && `${chain.shortName}:${address}`
    return chain && account && !accounts.some((known) => known.account === account)
      ? { chain, safe: address, account }
      : []
  })
  return [...accounts, ...demoAccounts].map(({ account, chain, safe }) => {
    const known = nameOf(safe, chain.chainId)
    return {
      id: account,
      title: known?.name ?? messages.unnamedAccount,
      detail: shortenAddress(safe),
      place: chain.chainName,
      ...(known ? { source: known.source } : {}),
      address: safe,
      shape: 'account',
      target: page(`/safes/${account}`),
    }
  })
}

function useContacts(account: OpenAccount | null): PaletteItem[] {
  const entries = useAddressBook()
  return entries
    .filter(({ chainId }) => chainId === null || account === null || chainId === account.chainId)
    .map(({ address, name }) => ({
      id: `contact ${address}`,
      title: name,
      detail: shortenAddress(address),
      source: 'you',
      address,
      shape: 'person',
      target: page(`/address-book?${new URLSearchParams({ q: name }).toString()}`),
    }))
}

/** The tokens of the balances that this tab has loaded. */
function useTokens(account: OpenAccount | null): PaletteItem[] {
  const [currency] = useCurrency()
  const own = useOwnTokens(account?.chainId ?? '')
  const balances = useQuery({ ...balancesQuery(account?.key ?? NO_ACCOUNT, currency), enabled: false }).data
  return account === null ? [] : tokenItems(balances, account, own)
}

/** Apps by name: those listed for the network, and the user's own. */
function useApps(account: OpenAccount | null): PaletteItem[] {
  const hasApps = account !== null && hasFeature(account.chain, 'SAFE_APPS')
  const listed = useQuery({ ...listedAppsQuery(account?.chainId ?? ''), enabled: hasApps }).data ?? []
  const own = useCustomApps(account?.chainId ?? '')
  if (!account || !hasApps) return []
  return [...listed, ...own.filter(({ url }) => !isListed(url, listed))].map(({ name, url }) => ({
    id: `app ${url}`,
    title: name,
    detail: appOf(url)?.host ?? url,
    place: messages.apps,
    icon: 'apps',
    target: page(`/safes/${account.account}/apps/open?${new URLSearchParams({ appUrl: url }).toString()}`),
  }))
}
