import type { MovedAsset } from '@countersign/api'
import { expect, it } from 'vitest'
import { recordedFlows } from './recordedFlows.ts'

const info = (value: `0x${string}`) => ({ value, name: null, logoUri: null })
const safe = info('0x5FbDB2315678afecb367f032d93F642f64180aa3')
const kestrel = info('0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65')
const moved = (direction: MovedAsset['direction'], transferInfo: MovedAsset['transferInfo']): MovedAsset => ({
  id: 'e1',
  sender: direction === 'OUTGOING' ? safe : kestrel,
  recipient: direction === 'OUTGOING' ? kestrel : safe,
  direction,
  transferInfo,
})
const coins = (value: bigint | null) => ({ type: 'NATIVE_COIN' as const, value })
const pieces = {
  type: 'ERC721' as const,
  tokenAddress: safe.value,
  tokenId: '7',
  tokenName: null,
  tokenSymbol: 'BADGE',
  logoUri: null,
  trusted: null,
}

it('behavior: outgoing amounts are summed by token and recipient; incoming ones are left out', () => {
  const flows = recordedFlows([
    moved('OUTGOING', coins(2n)),
    moved('INCOMING', coins(50n)),
    moved('OUTGOING', coins(3n)),
    moved('OUTGOING', pieces),
    moved('OUTGOING', { ...pieces, tokenId: '8', standard: 'ERC1155', amount: 4n }),
  ])
  expect(flows.map(({ token, amount, tokenId, to }) => [token, amount, tokenId, to])).toEqual([
    [null, 5n, null, kestrel.value],
    [safe.value, 1n, 7n, kestrel.value],
    [safe.value, 4n, 8n, kestrel.value],
  ])
})
