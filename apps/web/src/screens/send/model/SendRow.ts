import type { Balances, Chain, Collectible } from '@countersign/api'
import { type Address, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import type { AskedNft } from '../../../data/url/nftsParam.ts'
import { nativeCoin } from '../../../data/chain-access/nativeCoin.ts'
import { hasFeature } from '../../../data/config/hasFeature.ts'

/** The asset of a row: a token by its contract, or one NFT of a collection. */
export type AssetKey = {
  /** `ZERO_ADDRESS` for the native coin. */
  readonly token: Address
  /** Decimal; null for a fungible token. */
  readonly tokenId: string | null
}

/** One payment in the form: its input and the resolved values. */
export type SendRow = AssetKey & {
  readonly id: string
  readonly recipient: string
  /** The address that the text of the recipient field resolves to. */
  readonly address: Address | null
  readonly amount: string
  /** The owner confirmed that the similar address is intended. */
  readonly isLookalikeMeant: boolean
}

/** An asset that the account holds and can send. */
export type Asset = AssetKey & {
  readonly symbol: string
  readonly decimals: number
  readonly balance: bigint
  /** ERC-1155: the amount is typed. An ERC-721 token is sent as a whole. */
  readonly isCounted?: boolean
  /** Fiat per unit, decimal string. */
  readonly price: string
}

export const NATIVE: AssetKey = { token: ZERO_ADDRESS, tokenId: null }

export const isSameAsset = (first: AssetKey, second: AssetKey): boolean =>
  isSameAddress(first.token, second.token) && first.tokenId === second.tokenId

/** A unique key for lists and maps. */
export const nameOfAsset = ({ token, tokenId }: AssetKey): string =>
  tokenId === null ? token.toLowerCase() : `${token.toLowerCase()}:${tokenId}`

export const emptyRow = ({ token, tokenId }: AssetKey = NATIVE): SendRow => ({
  id: crypto.randomUUID(),
  recipient: '',
  address: null,
  // An NFT is sent as a whole.
  amount: tokenId === null ? '' : '1',
  token,
  tokenId,
  isLookalikeMeant: false,
})

export const isBlankRow = ({ recipient, amount, tokenId }: SendRow): boolean =>
  recipient === '' && (amount === '' || tokenId !== null)

/** The stored rows, with a row for the asset that another page asked to send. */
export function rowsFor(asked: AssetKey | null, kept: readonly SendRow[]): SendRow[] {
  if (asked === null) return kept.length > 0 ? [...kept] : [emptyRow()]
  if (kept.some((row) => isSameAsset(row, asked))) return [...kept]
  return [...kept.filter((row) => !isBlankRow(row)), emptyRow(asked)]
}

/** The stored rows, with rows for the NFTs that another page asked to send to one recipient. */
export function rowsForNfts(asked: readonly AskedNft[], to: Address | undefined, kept: readonly SendRow[]): SendRow[] {
  const added = asked
    .filter((one) => !kept.some((row) => isSameAsset(row, one)))
    .map((one) => ({ ...emptyRow(one), amount: one.amount, ...(to ? { recipient: to, address: to } : {}) }))
  return [...kept.filter((row) => !isBlankRow(row)), ...added]
}

/** The stored rows, with a row for the address to which another page asked to send. */
export function rowsTo(to: Address, kept: readonly SendRow[]): SendRow[] {
  if (kept.some(({ address }) => address !== null && isSameAddress(address, to))) return [...kept]
  return [...kept.filter((row) => !isBlankRow(row)), { ...emptyRow(), recipient: to, address: to }]
}

/** The assets that the account can send: coins, tokens, and NFTs on chains that enable them. */
export const assetsOf = (
  chain: Pick<Chain, 'features' | 'nativeCurrency'>,
  balances: Balances,
  collectibles: readonly Collectible[],
): Asset[] => [
  ...balances.items
    .filter(({ tokenInfo }) => tokenInfo.type === 'NATIVE_TOKEN' || tokenInfo.type === 'ERC20')
    .map(({ tokenInfo, balance, fiatConversion }) => ({
      tokenId: null,
      ...(tokenInfo.type === 'NATIVE_TOKEN'
        ? { token: ZERO_ADDRESS, ...nativeCoin(chain) }
        : { token: tokenInfo.address, symbol: tokenInfo.symbol, decimals: tokenInfo.decimals }),
      balance,
      price: fiatConversion,
    })),
  ...(hasFeature(chain, 'ERC721') ? collectibles : []).map(({ address, id, tokenSymbol, standard, amount }) => ({
    token: address,
    tokenId: id,
    symbol: `${tokenSymbol} #${id}`,
    decimals: 0,
    balance: amount ?? 1n,
    isCounted: standard === 'ERC1155',
    price: '0',
  })),
]
