import { expect } from '@playwright/test'
import { since } from '../support/version.ts'
import type { Subject } from './Subject.ts'

const UNKNOWN = `0x${'5c'.repeat(32)}`

/** What no person is asked about: the words of the SDK, and those of the host. */
export async function refuse({ app, host, version }: Subject): Promise<void> {
  const call = { to: host.owner.address, value: '0', data: '0x' }
  expect(await app.error('txs.send', { txs: [] })).toBe('No transactions were passed')
  expect(await app.error('txs.send', { txs: [call, { ...call, to: '0x12' }] })).toContain('txs[1].to')
  expect(await app.error('txs.send', { txs: [{ ...call, to: undefined }] })).toContain('txs[0].to is missing')
  expect(await app.error('txs.send', { txs: [{ ...call, value: '-1' }] })).toContain('txs[0].value')

  if (since(version, '4.3.0')) {
    expect(await app.error('txs.getBySafeTxHash', '')).toBe('Invalid safeTxHash')
    expect(await app.error('txs.getBySafeTxHash', UNKNOWN)).toBe(`This account has no transaction ${UNKNOWN}`)
  }
  if (since(version, '7.8.0')) {
    expect(await app.error('txs.signTypedMessage', { domain: {} })).toBe('Invalid typed data')
    expect(await app.error('safe.isMessageSigned', 5)).toBe('Invalid message type')
    expect(await app.call('wallet.requestPermissions', [{ eth_accounts: {} }])).toEqual({
      error: 'Permissions request is invalid',
      code: 4001,
    })
  }
  if (since(version, '7.10.0')) expect(await app.value('safe.getOffChainSignature', UNKNOWN)).toBe('')
}
