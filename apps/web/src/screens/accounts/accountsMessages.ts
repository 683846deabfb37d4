import { defineMessages, plural } from '@countersign/primitives'

/** The list of accounts. */
export const accountsMessages = defineMessages('accounts', {
  accounts: 'Accounts',
  scope: ({ accounts, networks }: { accounts: number; networks: number }) =>
    `${plural(accounts, { one: '# account', other: '# accounts' })} on ${plural(networks, { one: '# network', other: '# networks' })}`,
  subtitle: ({ scope }: { scope: string }) =>
    `${scope}: the accounts that your wallet owns, and those stored in this browser.`,
  filterAccounts: 'Filter accounts',
  filter: 'Name, address or network',
  together: 'Together',
  addAccount: 'Add account',
  accountsFailed: 'The service did not send the accounts that your wallet owns',
  accountsFailedDetail: 'The accounts stored in this browser are listed below.',
  unreadNetworks: ({ networks }: { networks: readonly string[] }) => `${networks.join(', ')} could not be read.`,
  unreadNetworksDetail: 'Accounts that you own on these networks are missing below.',
  asOf: ({ time }: { time: string }) => `As of ${time}.`,
  cached: 'The service did not answer. Values and queues are cached.',
  loading: 'Loading accounts',
  none: 'This wallet owns no account yet.',
  noneDetail: 'Create an account, or add one by its address to watch it.',
  noMatch: 'No match.',
  noMatchDetail: ({ filter, network }: { filter: string; network: string | null }) =>
    filter === ''
      ? `No account is on ${network ?? ''}.`
      : `No name, address or network of an account${network === null ? '' : ` on ${network}`} contains "${filter}".`,
  clear: 'Clear',

  account: 'Account',
  networks: 'Networks',
  addressOf: ({ account }: { account: string }) => `address of ${account}`,
  networksOf: ({ account }: { account: string }) => `Networks of ${account}`,
  differs: (count: number) => plural(count, { one: '# differs', other: '# differ' }),
  deployedOn: ({ deployed, all }: { deployed: number; all: number }) => `${deployed} of ${all} deployed`,
  network: 'Network',
  allNetworks: 'All networks',
  sortBy: 'Sort by',
  byValue: 'By value',
  byWaiting: 'By waiting work',
  byActivity: 'By activity',
  byHand: 'By hand',
  signatures: 'Signatures',
  needsYou: 'Needs you',
  queued: 'Queued',
  value: 'Value',
  lastActivity: 'Last activity',
  actions: 'Actions',
  setup: ({ threshold, owners }: { threshold: number; owners: number }) => `${threshold} of ${owners}`,
  notLoaded: 'Could not load Safe information',
  noPrices: 'No prices',
  unknownValue: 'Unknown',
  atLeast: 'at least',
  rename: ({ account }: { account: string }) => `Rename ${account}`,
  unknownTime: 'Unknown',
  owned: 'You own it',
  contradicted: 'The chain does not list you as an owner',
  watched: 'Watched',

  removed: ({ account }: { account: string }) => `${account} was removed from your list`,
  removedDetail: 'The account itself is unchanged.',
  undo: 'Undo',
  pin: ({ account }: { account: string }) => `Pin ${account} to the navigation`,
  unpin: ({ account }: { account: string }) => `Unpin ${account}`,
  remove: ({ account }: { account: string }) => `Remove ${account} from the list`,
  removeShort: 'Remove from the list',

  addDetail:
    'You can read any account, with or without a wallet. The page checks the address with the service and the chain.',
  noAccountYet: 'No account yet? <create>Create one</create>',
})
