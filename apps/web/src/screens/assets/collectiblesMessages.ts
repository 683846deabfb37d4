import { defineMessages, listText, numberText, plural } from '@countersign/primitives'

/** The NFTs of an account, and a token that is added to a wallet. */
export const collectiblesMessages = defineMessages('collectibles', {
  failed: 'The service did not send the NFTs',
  failedStillWorks: 'Token balances are on the other tab.',
  loading: 'Loading NFTs',
  none: 'This account holds no NFT.',
  noneDetail: 'ERC-721 and ERC-1155 tokens sent to its address will appear here.',
  stale: 'The service did not answer. This is the cached list.',
  filter: 'Filter NFTs',
  filterPlaceholder: 'Collection, token ID or address',
  sources: 'List and names from the service',
  summary: ({ count, collections, hasMore }: { count: number; collections: number; hasMore: boolean }) =>
    `${hasMore ? 'At least ' : ''}${plural(count, { one: '# NFT', other: '# NFTs' })} in ${plural(collections, { one: '# collection', other: '# collections' })}.`,
  noMatchYet: ({ filter, count }: { filter: string; count: number }) =>
    `None of the first ${numberText(count)} NFTs matches "${filter}". More are not loaded yet.`,
  noMatchDetail: ({ filter }: { filter: string }) => `No NFT here matches "${filter}".`,
  unnamed: 'Unnamed collection',
  itemsOf: ({ count, standards }: { count: number; standards: readonly string[] }) =>
    `${plural(count, { one: '# item', other: '# items' })}, ${listText(standards)}`,
  more: 'Load more',
  choose: 'Choose',
  chooseNamed: ({ item }: { item: string }) => `Choose ${item}`,
  chosenBar: 'Chosen NFTs',
  chosen: (count: number) => plural(count, { one: '# NFT chosen', other: '# NFTs chosen' }),
  oneTransaction: 'They are sent in one transaction.',
  sendSeveral: (count: number) => plural(count, { one: 'Send # NFT', other: 'Send # NFTs' }),
  recipient: 'Recipient',
  enterRecipient: 'Enter the recipient.',
  amountOf: ({ item }: { item: string }) => `Number of ${item}`,
  enterAmount: ({ most }: { most: string }) => `Enter a whole number from 1 to ${most}.`,
  cancel: 'Cancel',
  continue: 'Continue',
  held: ({ item, amount }: { item: string; amount: string }) => `${item}, ${amount} held`,
})
