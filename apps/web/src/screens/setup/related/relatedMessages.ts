import { defineMessages, listText, numberText, plural } from '@countersign/primitives'

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const inWords = (count: number): string => NUMBERS[count] ?? numberText(count)
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

type Others = { readonly keys: number; readonly contracts: number }
const people = (keys: number) => `${inWords(keys)} ${keys === 1 ? 'person' : 'people'}`
const otherOwners = ({ keys, contracts }: Others): readonly string[] => [
  ...(keys > 0 ? [people(keys)] : []),
  ...(contracts > 0
    ? [
        `${inWords(contracts)} ${contracts === 1 ? 'contract that is not an account' : 'contracts that are not accounts'}`,
      ]
    : []),
]

export const relatedMessages = defineMessages('setup-related', {
  partOf: ({ part, whole }: { part: number; whole: number }) => `${numberText(part)} of ${numberText(whole)}`,
  fromChainAndService: 'found from chain and service',
  fromChain: 'found from the chain',
  denied: ({ count }: { count: number }) =>
    plural(count, { one: 'The service lists an account too many', other: 'The service lists too many accounts' }),
  deniedNote: ({ accounts }: { accounts: readonly string[] }) =>
    `It says that this account owns ${accounts.join(', ')}, but the chain says that it does not. ${plural(
      accounts.length,
      { one: 'The account is not shown below.', other: 'The accounts are not shown below.' },
    )}`,
  signAsParent: ({ count }: { count: number }) => `Sign as parent (${numberText(count)})`,
  levelsBelow: ({ depth }: { depth: number }) => `${inWords(depth)} levels below`,
  levelsAbove: ({ depth }: { depth: number }) => `${inWords(depth)} levels above`,
  ownersNotRead: 'Its owners were not read',
  ownerOfIts: ({ owners }: { owners: number }) => (owners === 1 ? 'Its only owner' : `1 of its ${owners} owners`),
  ownerOf: ({ owners }: { owners: number }) => (owners === 1 ? 'The only owner' : `1 of ${owners} owners`),
  accountsOwn: ({ accounts, ...others }: Others & { accounts: number }) => {
    const rest = otherOwners(others)
    const owned = `${capital(inWords(accounts))} ${accounts === 1 ? 'account owns' : 'accounts own'} this one`
    return rest.length === 0 ? `${owned}.` : `${owned}, together with ${listText(rest)}.`
  },
  someNotRead: ({ unread, all }: { unread: number; all: number }) =>
    `${capital(inWords(unread))} of its ${all} owners could not be read.`,
  noneKnown: 'No account is known to own this one.',
  ownersAre: (others: Others) => `No account owns this one. Its owners are ${listText(otherOwners(others))}.`,
  ownersArePeople: ({ owners }: { owners: number }) =>
    owners === 1
      ? 'No account owns this one. Its only owner is a person.'
      : `No account owns this one. Its ${inWords(owners)} owners are people.`,
  thisAccount: 'this account',
  notChecked: 'Not checked',
  circle: 'Owned in a circle, which ends here',
  deeperNotShown: 'Deeper accounts are not shown',
  furtherNotRead: 'Further accounts could not be read',
  open: 'Open',
  differ: 'The service and the chain differ.',
  title: 'Related accounts',
  createBelow: 'Create an account below',
  loading: 'Loading the related accounts',
  notRead: 'The related accounts could not be read',
  othersWork: 'The other parts of this page do not depend on them.',
  moreAbove: 'More accounts own this one than are shown here.',
  belowNotFound: 'The page could not find which accounts this one owns. The chain has no list of them.',
  moreBelow: 'This account owns more accounts than are shown here.',
  withoutService:
    'Without a service, the page searches only accounts that this browser knows: the chain has no list of owned accounts.',
  ownsNone: 'It owns no account.',
  ownsNoneKnown: 'It owns no account that this browser knows.',
})
