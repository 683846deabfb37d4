import { type Address, isAddress } from '@countersign/primitives'

/** One NFT to send, with the number of it for ERC-1155. */
export type AskedNft = { readonly token: Address; readonly tokenId: string; readonly amount: string }

/** A longer list would not fit one transaction. */
const MOST = 100
const ITEM = /^(0x[0-9a-fA-F]{40}):(\d{1,78})(?::(\d{1,78}))?$/

/** NFTs as one search parameter: `0x…:7,0x…:3:2` are id 7, and two of id 3. */
export const printNfts = (nfts: readonly AskedNft[]): string =>
  nfts.map(({ token, tokenId, amount }) => [token, tokenId, ...(amount === '1' ? [] : [amount])].join(':')).join(',')

/** What is not in that form is left out. */
export const parseNfts = (text: string): AskedNft[] =>
  text
    .split(',')
    .slice(0, MOST)
    .flatMap((item) => {
      const [, token = '', tokenId = '', amount = '1'] = ITEM.exec(item) ?? []
      return isAddress(token) ? [{ token, tokenId, amount }] : []
    })
