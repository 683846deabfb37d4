import { expect, test } from 'vitest'
import { parseNfts, printNfts } from './nftsParam.ts'

const token = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('behavior: a list of NFTs is read as it was written, and other text is left out', () => {
  const nfts = [
    { token, tokenId: '7', amount: '1' },
    { token, tokenId: '3', amount: '2' },
  ] as const
  expect(printNfts(nfts)).toBe(`${token}:7,${token}:3:2`)
  expect(parseNfts(printNfts(nfts))).toEqual(nfts)
  expect(parseNfts(`${token}:x,0x12:1,,${token}:-1,${token}:4`)).toEqual([{ token, tokenId: '4', amount: '1' }])
})
