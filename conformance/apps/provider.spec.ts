import { devClient, spareKeys } from '@countersign/devchain'
import { hashMessagePayload } from '@countersign/safe'
import { expect } from '@playwright/test'
import { isHex, numberToHex, parseAbi, type Hex } from 'viem'
import * as z from 'zod/mini'
import type { MadeAccount } from '../../e2e/support/makeAccount.ts'
import { approve, approveMessage, decline, shareContact } from './support/answer.ts'
import { test } from './support/host.ts'

const Hash = z.string().check(z.regex(/^0x[0-9a-f]{64}$/))
const Block = z.object({ number: z.string(), hash: z.string() })

test('behavior: the EIP-1193 provider 0.18.6 reads, signs, sends and bundles calls', async ({ host }) => {
  const { account, page } = host
  const { address, chain } = account
  const app = await host.open('provider')
  const ask = (method: string, ...params: unknown[]) => app.value('request', { method, params })
  const fail = (method: string, ...params: unknown[]) => app.error('request', { method, params })
  const to = spareKeys[3].address
  const call = { to, value: '0x1', data: '0x' }
  const chainId = numberToHex(Number(chain.chainId))

  await test.step('reads', async () => {
    expect(await ask('eth_accounts')).toEqual([address])
    expect(await ask('eth_chainId')).toBe(chainId)
    expect(await ask('net_version')).toBe(chainId)
    const block = Block.parse(await ask('eth_getBlockByNumber', 'latest', false))
    expect(Number(await ask('eth_blockNumber'))).toBeGreaterThanOrEqual(Number(block.number))
    const reads: Record<string, unknown[]> = {
      eth_getBlockByHash: [block.hash, false],
      eth_getBalance: [address, 'latest'],
      eth_getCode: [address, 'latest'],
      eth_getTransactionCount: [address, 'latest'],
      eth_getStorageAt: [address, '0x0', 'latest'],
      eth_call: [{ to: address, data: '0xffa1ad74' }, 'latest'],
      eth_getLogs: [{ address, fromBlock: '0x0', toBlock: block.number }],
      eth_estimateGas: [{ from: address, to, value: '0x1' }],
    }
    for (const [method, params] of Object.entries(reads))
      expect(await ask(method, ...params), method).toEqual(await host.rpc(method, ...params))
    expect(await ask('eth_gasPrice')).toMatch(/^0x[1-9a-f][0-9a-f]*$/)
  })

  await test.step('what must be refused', async () => {
    expect(await fail('personal_sign', '0x68656c6c6f', to)).toBe('The address or message hash is invalid')
    expect(await fail('eth_sign', address, 'no hash')).toBe('The address or message hash is invalid')
    expect(await fail('eth_signTypedData_v4', to, '{}')).toBe('The address is invalid')
    expect(await fail('eth_requestAccounts')).toBe('"eth_requestAccounts" not implemented')
    expect(await fail('wallet_showCallsStatus', '0x')).toBe('"wallet_showCallsStatus" not supported')
    expect(await fail('wallet_sendCalls', { chainId: '0x1', from: address, calls: [] })).toBe(
      'Safe is not on chain 0x1',
    )
    expect(await fail('wallet_sendCalls', { chainId, from: to, calls: [] })).toBe('Invalid from address')
    expect(await fail('wallet_sendCalls', { chainId, from: address, calls: [{ data: '0x' }] })).toBe(
      'Invalid call #0: missing "to" field',
    )
    expect(await fail('wallet_sendCalls', { chainId, from: address, calls: [] })).toBe('No transactions were passed')
    expect(await fail('wallet_getCallsStatus', `0x${'5c'.repeat(32)}`)).toContain('This account has no transaction')
    expect(await ask('wallet_getCapabilities')).toEqual({ [chainId]: { atomicBatch: { supported: true } } })
    const declined = fail('eth_sendTransaction', { from: address, ...call })
    await decline(page)
    expect(await declined).toBe('Transaction was rejected')
  })

  await test.step('signatures', async () => {
    // "hello", as libraries send a text.
    const personal = await approveMessage(page, ask('personal_sign', '0x68656c6c6f', address.toLowerCase()))
    expect(await isSigned(account, hashMessagePayload('hello'), z.string().parse(personal))).toBe(true)
    const typed = {
      domain: { chainId: Number(chain.chainId) },
      types: { Note: [{ name: 'text', type: 'string' }] },
      primaryType: 'Note',
      message: { text: 'signed through the provider' },
    }
    const typedData = await approveMessage(page, ask('eth_signTypedData_v4', address, JSON.stringify(typed)))
    expect(await isSigned(account, hashMessagePayload(typed), z.string().parse(typedData))).toBe(true)
  })

  await test.step('one transaction', async () => {
    const sending = await approve(page, ask('eth_sendTransaction', { from: address, ...call, gas: '0x186a0' }))
    const hash = Hash.parse(sending)
    // The hash of the account's transaction replaces the transaction hash.
    await expect
      .poll(() => ask('eth_getTransactionReceipt', hash))
      .toMatchObject({ status: '0x1', transactionHash: hash })
    expect(await ask('eth_getTransactionByHash', hash)).toMatchObject({ hash })
  })

  await test.step('calls in one', async () => {
    const before = await devClient(chain.rpcUrl).getBalance({ address: to })
    const sending = await approve(
      page,
      ask('wallet_sendCalls', {
        version: '2.0.0',
        chainId,
        from: address,
        calls: [call, { to, value: '0x2' }],
      }),
    )
    const { id } = z.object({ id: Hash }).parse(sending)
    const status = () => ask('wallet_getCallsStatus', id)
    await expect
      .poll(status)
      .toMatchObject({ id, chainId, status: 200, receipts: [{ status: '0x1' }, { status: '0x1' }] })
    expect(await devClient(chain.rpcUrl).getBalance({ address: to })).toBe(before + 3n)
  })

  await test.step('permissions', async () => {
    expect(await ask('wallet_getPermissions')).toEqual([])
    const asked = ask('wallet_requestPermissions', [{ requestAddressBook: {} }])
    await shareContact(page)
    const held = [{ invoker: app.url, parentCapability: 'requestAddressBook' }]
    expect(await asked).toMatchObject(held)
    expect(await ask('safe_setSettings', { offChainSigning: false })).toEqual({ offChainSigning: false })
  })
})

const abi = parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)'])

async function isSigned({ chain, address }: MadeAccount, hash: Hex, signature: string): Promise<boolean> {
  if (!isHex(signature)) throw new Error(`No signature: ${signature}`)
  const client = devClient(chain.rpcUrl)
  const answer = await client.readContract({ address, abi, functionName: 'isValidSignature', args: [hash, signature] })
  return answer === '0x1626ba7e'
}
