import type { TokenRow } from './tokenIndex.ts'

/** The wire knows no ERC-1155; every client shows such a token as it shows an ERC-721. */
export const wireTokenType = (type: TokenRow['type']) => (type === 'ERC1155' ? 'ERC721' : type)
