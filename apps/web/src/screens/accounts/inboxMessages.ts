import { defineMessages, numberText, plural } from '@countersign/primitives'

const WORDS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']
const numberWord = (count: number): string => WORDS[count] ?? numberText(count)
const lower = (text: string): string => text.toLowerCase()

type Work = { accounts: number; urgent: number; executable: number }

/** The page "Needs you". */
export const inboxMessages = defineMessages('inbox', {
  needsYou: 'Needs you',
  title: (count: number) => `${numberText(count)} need you`,
  headline: (count: number) =>
    count === 0 ? 'Nothing needs you' : count === 1 ? 'One item needs you' : `${numberWord(count)} items need you`,
  across: ({ scope }: { scope: string }) => `Across ${scope}.`,
  work: ({ accounts, urgent, executable }: Work) => {
    const scope = plural(accounts, { one: 'In # account.', other: 'In # accounts.' })
    const pressing = urgent === 0 ? '' : `${numberWord(urgent)} ${urgent === 1 ? 'is' : 'are'} urgent`
    const ready = executable === 0 ? '' : `${numberWord(executable)} can be executed now`
    if (pressing !== '' && ready !== '') return `${scope} ${pressing}, ${lower(ready)}.`
    return pressing + ready === '' ? scope : `${scope} ${pressing}${ready}.`
  },
  namesAndMore: ({ names, more }: { names: readonly string[]; more: number }) =>
    more === 0 ? names.join(', ') : `${names.join(', ')} and ${numberText(more)} more`,

  connect: 'Connect wallet',
  noWallet: 'No wallet is connected.',
  noWalletDetail:
    'Connect the wallet of an owner to see what waits for it. You can read your accounts without a wallet, under <accounts>Accounts</accounts>.',

  loading: 'Loading what needs you',
  nothing: 'Nothing waits for you.',
  nothingRead: 'Nothing waits for you in the accounts that could be read.',
  nothingDetail:
    'Transactions and messages that need your signature, or the approval of an account you own, will appear here.',
  needsYouIn: ({ account }: { account: string }) => `Needs you in ${account}`,
  setup: ({ network, threshold, owners }: { network: string; threshold: number; owners: number }) =>
    `${network}, ${threshold} of ${owners}`,
  through: ({ account }: { account: string }) => `through ${account}`,
  items: (count: number) => plural(count, { one: '# item', other: '# items' }),
  showAll: (count: number) => `Show all ${numberText(count)}`,

  notNeeded: ({ signed, required }: { signed: number; required: number }) =>
    `${signed} of ${required} signed; your signature is not needed`,
  signFor: ({ accounts, owners }: { accounts: readonly string[]; owners: number }) =>
    `You sign for ${accounts.join(' or ')}, one of the ${owners} owners`,
  signsFor: ({ accounts, owners }: { accounts: readonly string[]; owners: number }) =>
    `An account of yours signs for ${accounts.join(' or ')}, one of the ${owners} owners`,
  approvalSigned: ({ account }: { account: string }) =>
    `The approval of ${account} is fully signed. After its execution, this transaction counts as signed by ${account}`,
  approvalOf: ({ title }: { title: string }) => `the approval of ${title}`,

  waiting: 'Waiting for other owners',
  proofBy: ({ owner }: { owner: string }) => `Proof of control by ${owner}`,
  requestedOn: ({ account, day }: { account: string; day: string }) => `${account}, requested on ${day}`,
  openSince: ({ account, day }: { account: string; day: string }) => `${account}, open since ${day}`,
  message: 'Message',
  messageFor: ({ app }: { app: string }) => `Message for ${app}`,

  accountsFailed: 'The service did not send the accounts that your wallet owns',
  accountsFailedDetail: 'Open work of the accounts stored in this browser is listed below.',
  unreadNetworks: ({ networks }: { networks: readonly string[] }) => `${networks.join(', ')} could not be read.`,
  unreadNetworksDetail: 'Accounts that you own on these networks are missing below.',
  asOf: ({ time }: { time: string }) => `As of ${time}.`,
  stale: 'The service did not answer. Newer events are missing.',
  unreadRecoveries: 'Some recovery attempts could not be read.',
  unreadRecoveriesDetail: (count: number) =>
    plural(count, {
      one: 'One account was not checked. A recovery may be running there.',
      other: '# accounts were not checked. A recovery may be running there.',
    }),
  unreadAccounts: 'Some accounts could not be read.',
  mayNeedYou: ({ accounts }: { accounts: string }) => `${accounts} may need you too.`,
  tryAgain: 'Try again',
  partial: 'Some accounts have more entries than are listed here',
  partialDetail: ({ accounts }: { accounts: string }) =>
    `${accounts}. The queue and the messages of each account list all of them.`,
  cut: 'Some accounts that your accounts own were not read',
  cutDetail:
    'There are too many, or they are more than eight levels away. Transactions there may need the approval of an account that you own.',
  alone: 'Only data of this browser is listed',
  aloneDetail:
    'Without a service, this page has no proposals of other owners and no list of the accounts that your accounts own.',
})
