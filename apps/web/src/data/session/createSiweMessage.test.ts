import { expect, it } from 'vitest'
import { createSiweMessage as viemMessage, parseSiweMessage } from 'viem/siwe'
import { createSiweMessage } from './createSiweMessage.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

it('behavior: the message follows EIP-4361 and equals viem’s byte for byte', () => {
  const origin = 'http://localhost:4180'
  const nonce = '8f2KqLx0vT'
  const issuedAt = Date.parse('2026-11-20T14:28:00.000Z')
  const lower = address.toLowerCase()
  const message = createSiweMessage({ address: `0x${lower.slice(2)}`, chainId: '31337', nonce, origin, issuedAt })
  const fields = parseSiweMessage(message)
  expect(fields).toMatchObject({ address, chainId: 31337, domain: 'localhost:4180', uri: origin, nonce, version: '1' })
  expect(message).toBe(
    viemMessage({
      address,
      chainId: 31337,
      domain: 'localhost:4180',
      uri: origin,
      version: '1',
      nonce,
      issuedAt: new Date(issuedAt),
      statement: fields.statement ?? '',
    }),
  )
})
