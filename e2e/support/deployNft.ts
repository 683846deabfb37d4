import { devClient, spareKeys } from '@countersign/devchain'
import type { Address } from '@countersign/primitives'
import { concatHex, encodeAbiParameters, numberToHex, pad, toEventSelector } from 'viem'

const TRANSFER = toEventSelector('event Transfer(address indexed, address indexed, uint256 indexed)')

/**
 * A collection of one ERC-721 token, number 1, minted to the holder. It cannot move.
 * The assembly is written here, because the test tokens have their metadata in their code.
 */
export async function deployNft(rpcUrl: string, holder: Address, metadata: object): Promise<Address> {
  const name = encodeAbiParameters([{ type: 'string' }], ['Films'])
  const text = encodeAbiParameters([{ type: 'string' }], [`data:application/json,${JSON.stringify(metadata)}`])
  const length = uint16((text.length - 2) / 2)
  const runtime = concatHex([
    // supportsInterface goes to 0x25, a call without arguments to 0x30.
    '0x60003560e01c6301ffc9a71460255736600414603057',
    // Copies and returns the metadata, which begin at 0x9e.
    '0x61',
    length,
    '0x61009e60003961',
    length,
    '0x6000f3',
    // Returns true.
    '0x5b600160005260206000f3',
    // Copies and returns the 96 bytes of the name, which begin at 0x3e.
    '0x5b606061003e60003960606000f3',
    name,
    text,
  ])
  const size = (runtime.length - 2) / 2
  // LOG4 without data: the transfer from nowhere to the holder.
  const logged = concatHex([
    '0x7f',
    pad('0x01', { size: 32 }),
    '0x7f',
    pad(holder, { size: 32 }),
    '0x60007f',
    TRANSFER,
    '0x60006000a4',
  ])
  // 61 size 61 at 6000 39 61 size 6000 f3: the runtime begins after these 15 bytes.
  const at = (logged.length - 2) / 2 + 15
  const creation = concatHex([
    logged,
    '0x61',
    uint16(size),
    '0x61',
    uint16(at),
    '0x600039',
    '0x61',
    uint16(size),
    '0x6000f3',
  ])
  const client = devClient(rpcUrl)
  const hash = await client.sendTransaction({
    account: spareKeys[5].address,
    chain: null,
    data: concatHex([creation, runtime]),
    gas: 3_000_000n,
  })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The collection was not deployed.')
  return contractAddress
}

const uint16 = (value: number) => numberToHex(value, { size: 2 })
