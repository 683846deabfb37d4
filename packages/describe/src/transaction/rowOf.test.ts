import type { Transaction } from '@countersign/api'
import { describe, expect, test } from 'vitest'
import { rowOf } from './rowOf.ts'
import { people, viewFixture } from '../../testing/viewFixture.ts'

const { treasury, kestrel, northwind, stranger, tusd, nft, vault } = people
const info = (value: typeof kestrel, name: string | null = null) => ({ value, name, logoUri: null })
const hash = `0x${'ab'.repeat(32)}` as const

const row = (fields: Partial<Transaction>, context = viewFixture, titled?: string) =>
  rowOf(
    {
      id: 'multisig_x_y',
      timestamp: 1_795_000_000_000,
      txHash: hash,
      txStatus: 'SUCCESS',
      txInfo: {
        type: 'Custom',
        humanDescription: null,
        to: info(vault),
        dataSize: '4',
        value: 0n,
        methodName: null,
        isCancellation: false,
      },
      executionInfo: {
        type: 'MULTISIG',
        nonce: 45,
        confirmationsRequired: 2,
        confirmationsSubmitted: 1,
        missingSigners: null,
      },
      safeAppInfo: null,
      note: null,
      ...fields,
    },
    context,
    titled,
  )
const transfer = (
  direction: 'INCOMING' | 'OUTGOING',
  fields: Partial<{ decimals: number | null; value: bigint; imitation: boolean; trusted: boolean | null }> = {},
): Transaction['txInfo'] => ({
  type: 'Transfer',
  humanDescription: null,
  sender: info(direction === 'INCOMING' ? northwind : treasury),
  recipient: info(direction === 'INCOMING' ? treasury : kestrel, 'A name that the service invented'),
  direction,
  transferInfo: {
    type: 'ERC20',
    tokenAddress: tusd,
    value: 36_000_000_000n,
    tokenName: 'Test USD',
    tokenSymbol: 'TUSD',
    logoUri: null,
    decimals: 6,
    trusted: true,
    imitation: false,
    ...fields,
  },
})

describe('rowOf', () => {
  test("behavior: the user's own name for a recipient is used before the service's name", () => {
    expect(row({ txInfo: transfer('OUTGOING'), note: 'Invoice 118' })).toMatchObject({
      kind: 'send',
      title: 'Send 36,000.00 TUSD to Kestrel Audits',
      meta: [{ text: 'Note: “Invoice 118”', source: 'service' }],
      amount: { sign: '−', text: '36,000.00', symbol: 'TUSD', value: 36_000_000_000n },
      nonce: 45,
    })
  })

  test('behavior: an incoming transfer names the payer', () => {
    expect(row({ txInfo: transfer('INCOMING'), executionInfo: null })).toMatchObject({
      kind: 'receive',
      origin: 'outside',
      title: 'Received from Northwind Legal',
      amount: { sign: '+', text: '36,000.00' },
      nonce: null,
      suspicious: null,
    })
  })

  test('behavior: imitations and unknown tokens are marked, outgoing transfers never are', () => {
    const outside = { executionInfo: null }
    expect(row({ ...outside, txInfo: transfer('INCOMING', { imitation: true }) }).suspicious).toBe('imitation')
    expect(row({ ...outside, txInfo: transfer('INCOMING', { trusted: false }) }).suspicious).toBe('untrusted')
    expect(row({ txInfo: transfer('OUTGOING', { trusted: null }) }).suspicious).toBeNull()
  })

  test('behavior: a native amount keeps every digit', () => {
    const txInfo: Transaction['txInfo'] = {
      ...transfer('OUTGOING'),
      type: 'Transfer',
      transferInfo: { type: 'NATIVE_COIN', value: 1_000_000_000_000_000_001n },
    } as Transaction['txInfo']
    expect(row({ txInfo }).title).toBe('Send 1.000000000000000001 ETH to Kestrel Audits')
  })

  test('behavior: an NFT is named by its id', () => {
    const txInfo = {
      ...transfer('OUTGOING'),
      transferInfo: {
        type: 'ERC721',
        tokenAddress: nft,
        tokenId: '7',
        tokenName: null,
        tokenSymbol: 'BADGE',
        logoUri: null,
        trusted: null,
      },
    } as Transaction['txInfo']
    expect(row({ txInfo }).title).toBe('Send BADGE #7 to Kestrel Audits')
  })

  test('behavior: batches, cancellations, settings, modules and the creation', () => {
    const custom = {
      type: 'Custom',
      humanDescription: null,
      to: info(treasury),
      dataSize: '0',
      value: 0n,
      methodName: null,
      isCancellation: false,
    } as const
    expect(row({ txInfo: { ...custom, methodName: 'multiSend', actionCount: 4 } }).title).toBe('Batch of 4 calls')
    expect(row({ txInfo: { ...custom, isCancellation: true } }).title).toBe('Cancel transaction 45')
    const settings = (settingsInfo: Extract<Transaction['txInfo'], { type: 'SettingsChange' }>['settingsInfo']) =>
      row({
        txInfo: {
          type: 'SettingsChange',
          humanDescription: null,
          dataDecoded: { method: 'swapOwner', parameters: null },
          settingsInfo,
        },
      }).title
    expect(settings({ type: 'CHANGE_THRESHOLD', threshold: 2 })).toBe('Change threshold to 2')
    expect(settings({ type: 'SWAP_OWNER', oldOwner: info(kestrel), newOwner: info(stranger) })).toBe(
      'Replace owner Kestrel Audits with 0x9999…9999',
    )
    expect(
      row({ executionInfo: { type: 'MODULE', address: info(vault) }, txInfo: transfer('OUTGOING') }),
    ).toMatchObject({
      origin: 'module',
      title: 'Send 36,000.00 TUSD to Kestrel Audits by module Vault',
      meta: [{ text: 'No signatures needed' }],
    })
    const published = { ...viewFixture, moduleNameOf: () => 'Allowance module' }
    const byModule = {
      executionInfo: { type: 'MODULE', address: info(stranger) },
      txInfo: transfer('OUTGOING'),
    } as const
    expect(row(byModule, published).title).toBe('Send 36,000.00 TUSD to Kestrel Audits by Allowance module')
    expect(row(byModule, published, 'Send 1.00 ETH and 1 more').title).toBe(
      'Send 1.00 ETH and 1 more by Allowance module',
    )
    const creation = row({
      executionInfo: null,
      txInfo: {
        type: 'Creation',
        humanDescription: null,
        creator: info(kestrel),
        transactionHash: hash,
        implementation: null,
        factory: null,
        saltNonce: null,
      },
    })
    expect(creation).toMatchObject({
      kind: 'creation',
      title: 'Account created',
      meta: [{ text: 'by Kestrel Audits' }],
      amount: null,
    })
  })

  test('behavior: the app that proposed it is on the second line, as a claim', () => {
    const safeAppInfo = { name: 'Halden Swap', url: 'https://swap.halden.test', logoUri: 'https://cdn.test/l.png' }
    expect(row({ safeAppInfo }).meta).toEqual([
      {
        text: 'via Halden Swap',
        source: 'service',
        app: { name: 'Halden Swap', host: 'swap.halden.test', logo: null },
      },
    ])
  })

  test('error: without decimals only the number of units is shown', () => {
    expect(row({ txInfo: transfer('OUTGOING', { decimals: null, value: 1_234_567n }) }).title).toBe(
      'Send 1,234,567 units of TUSD to Kestrel Audits',
    )
  })
})
