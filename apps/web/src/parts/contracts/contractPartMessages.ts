import { defineMessages } from '@countersign/primitives'

export const contractPartMessages = defineMessages('contract-parts', {
  nfts: 'NFTs',
  erc721: 'ERC-721 NFTs',
  erc1155: 'ERC-1155 tokens',
  receives: (what: string) => `Receives ${what}.`,
  receivesAndConfirms: (what: string) => `Receives ${what} and confirms signed messages.`,
  receiveNfts: 'Receive NFTs by safe transfer (ERC-721)',
  refusesNfts: 'The account refuses NFTs sent by safe transfer.',
  receiveMultiTokens: 'Receive multi-tokens by safe transfer (ERC-1155)',
  refusesMultiTokens: 'The account refuses ERC-1155 tokens.',
  confirmMessages: 'Confirm signed messages (EIP-1271)',
  cannotVerify: 'Apps cannot verify a signed message of this account.',
  confirms: 'Confirms signed messages.',
  noneKnown: 'Has no function that this page knows.',
  adminSlot: 'its EIP-1967 admin slot',
  beaconSlot: 'its EIP-1967 beacon slot',
  ownerOf: (address: string) => `owner() of ${address}`,
  forTests: (lets: string) => `For tests: it ${lets}.`,
})
