import { defineMessages } from '@countersign/primitives'

type Chain = { chain: string }

/** The dialog that adds a token by its address. */
export const addTokenMessages = defineMessages('add-token', {
  title: 'Tokens you added',
  address: 'Address of the token',
  hint: ({ chain }: Chain) =>
    `Its contract on ${chain}. The page reads symbol, name and decimals from the chain; the service is not asked.`,
  placeholder: '0x…',
  reading: 'The contract is being read',
  noCode: ({ chain }: Chain) => `There is no contract at this address on ${chain}.`,
  nft: ({ standard }: { standard: string }) =>
    `This is a collection of NFTs (${standard}). The account’s NFTs are listed under Assets, NFTs.`,
  noDecimals: ({ symbol }: { symbol: string }) =>
    `${symbol} does not state its decimals, so the page cannot write its amounts. Call its contract in the builder instead.`,
  notToken: ({ chain }: Chain) => `The contract at this address on ${chain} is not an ERC-20 token.`,
  failed: ({ reason }: { reason: string }) => `The contract could not be read: ${reason}`,
  already: 'You have added this token.',
  symbol: 'Symbol',
  name: 'Name',
  decimals: 'Decimals',
  held: 'Balance of this account',
  unnamed: 'none stated',
  claims: 'Any contract can use any name. Compare the address with one from the issuer.',
  add: 'Add token',
  close: 'Close',
  added: ({ symbol }: { symbol: string }) => `${symbol} was added`,
  addedDetail: 'It is in the menus of all forms on this network, and part of “Your data”.',
  listTitle: ({ chain }: Chain) => `On ${chain}`,
  remove: 'Remove',
  removed: ({ symbol }: { symbol: string }) => `${symbol} was removed`,
  undo: 'Undo',
  removeNamed: ({ symbol }: { symbol: string }) => `Remove ${symbol}`,
})
