import { shortenAddress } from '@countersign/primitives'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useKnownAccounts } from '../../screens/accounts/useKnownAccounts.ts'
import { appOf } from '../../data/url/appOf.ts'
import { listedAppsQuery } from '../../data/apps/appQueries.ts'
import { useCustomApps } from '../../data/apps/customApps.ts'
import { isListed } from '../../data/apps/isListed.ts'
import { hasFeature } from '../../data/config/hasFeature.ts'
import { useChains } from '../../data/query/useChains.ts'
import { useConfig } from '../../data/query/useConfig.ts'
import { useNames } from '../../data/names/useNames.ts'
import { historyQuery } from '../../data/query/historyQuery.ts'
import { queueQuery } from '../../data/query/queueQuery.ts'
import { useAddressBook } from '../../data/storage/addressBook.ts'
import { rowOf } from '@countersign/describe/transaction'
import { useBatchTitles } from '../../parts/transaction/useBatchTitles.ts'
import { viewContextFor } from '../../parts/transaction/viewContextFor.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import { pageItems } from './pageItems.ts'
import type { PaletteGroup, PaletteItem } from './PaletteItem.ts'

const page = (href: string) => ({ kind: 'page', href }) as const

/** Everything that the palette can open, in groups. Transactions are those that this tab has loaded. */
export function usePaletteGroups(account: OpenAccount | null): PaletteGroup[] {
  const hasDapps = (useConfig()?.walletConnect.projectId ?? null) !== null
  return [
    { title: 'Transactions', items: useTransactions(account) },
    { title: 'Accounts', items: useAccounts() },
    { title: 'Contacts', items: useContacts(account) },
    { title: 'Apps', items: useApps(account) },
    { title: 'Pages', items: pageItems(account, hasDapps) },
    { title: 'Actions', items: actionsOf(account) },
  ]
}

const NO_ACCOUNT = { chainId: '', safe: '0x0000000000000000000000000000000000000000' } as const

function useTransactions(account: OpenAccount | null): PaletteItem[] {
  const { nameOf } = useNames()
  const key = account?.key ?? NO_ACCOUNT
  const queue = useInfiniteQuery({ ...queueQuery(key), enabled: false }).data
  const history = useInfiniteQuery({ ...historyQuery(key), enabled: false }).data
  const queued = queue?.pages.flatMap(({ results }) => results) ?? []
  const executed = history?.pages.flatMap(({ results }) => results) ?? []
  const listed = [
    ...queued.map((item) => [item, 'Queue'] as const),
    ...executed.map((item) => [item, 'History'] as const),
  ].flatMap(([item, place]) => (item.type === 'TRANSACTION' ? { transaction: item.transaction, place } : []))
  const titles = useBatchTitles(account ? listed.map(({ transaction }) => ({ ...account, transaction })) : [])
  if (!account) return []
  const context = viewContextFor(account.chain, account.safe, nameOf)
  return listed.map(({ transaction, place }) => {
    const row = rowOf(transaction, context)
    return {
      id: `${place} ${row.id}`,
      title: titles[row.id] ?? row.title,
      ...(row.nonce === null ? {} : { detail: `nonce ${row.nonce}` }),
      place,
      icon: place === 'Queue' ? ('list-check' as const) : ('history' as const),
      target: page(`/safes/${account.account}/transactions/${row.id}`),
    }
  })
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
      title: known?.name ?? 'Unnamed account',
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
      target: page('/address-book'),
    }))
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
    place: 'Apps',
    icon: 'apps',
    target: page(`/safes/${account.account}/apps/open?${new URLSearchParams({ appUrl: url }).toString()}`),
  }))
}

function actionsOf(account: OpenAccount | null): PaletteItem[] {
  const own: PaletteItem[] = account
    ? [
        {
          id: 'new',
          title: 'New transaction',
          shortcut: 'N',
          icon: 'plus',
          target: page(`/safes/${account.account}/send`),
        },
        ...(hasFeature(account.chain, 'CONTRACT_INTERACTION')
          ? [
              {
                id: 'calls',
                title: 'Contract calls',
                detail: 'transaction builder',
                icon: 'code' as const,
                target: page(`/safes/${account.account}/contract-calls`),
              },
            ]
          : []),
      ]
    : []
  return [
    ...own,
    { id: 'create', title: 'Create an account', icon: 'users-plus', target: page('/create') },
    { id: 'wallet', title: 'Connect or change the wallet', icon: 'wallet', target: { kind: 'act', act: 'connect' } },
    {
      id: 'provenance',
      title: 'Source marks as words',
      shortcut: 'P',
      icon: 'info-circle',
      target: { kind: 'act', act: 'provenance' },
    },
    {
      id: 'scheme',
      title: 'Switch between light and dark',
      icon: 'circle-half-2',
      target: { kind: 'act', act: 'scheme' },
    },
    { id: 'keys', title: 'Keyboard shortcuts', shortcut: '?', icon: 'keyboard', target: { kind: 'act', act: 'keys' } },
  ]
}
