import type { Lie } from '../model/Lie.ts'
import { blocked, eve, flagged, harmless, info, instead, liar, list, put } from './tell.ts'

const lie = liar('message', 'message')
const at = (path: string, value: Parameters<typeof put>[2]) => put('message', path, value)
const otherHash = blocked('service-hash', ({ prepared }) => String(prepared['messageHash']))
const signatures = flagged('signatures')

/** A text for the owners to sign. */
export const messageLies: readonly Lie[] = [
  lie('message', 'another text', at('message', 'I owe Eve everything.'), otherHash),
  lie(
    'message',
    'one character more',
    at('message', (text) => `${String(text)} `),
    otherHash,
  ),
  lie('message', 'a bare hash', at('message', `0x${'ab'.repeat(32)}`), blocked('message-content', 'bare value')),
  lie(
    'message',
    'typed data',
    at('message', {
      domain: { name: 'Permit' },
      types: { EIP712Domain: [{ name: 'name', type: 'string' }], Permit: [{ name: 'value', type: 'uint256' }] },
      primaryType: 'Permit',
      message: { value: '1' },
    }),
    otherHash,
  ),
  lie(
    'messageHash',
    'another',
    at('messageHash', `0x${'5'.repeat(64)}`),
    blocked('service-hash', `0x${'5'.repeat(64)}`),
  ),
  lie('(whole answer)', 'another message, true in itself', instead('message', 'otherMessage'), otherHash),
  lie('status', 'confirmed', at('status', 'CONFIRMED'), harmless('1 of 2')),
  lie('confirmationsRequired', '1', at('confirmationsRequired', 1), harmless('1 of 2')),
  lie('confirmationsSubmitted', '2', at('confirmationsSubmitted', 2), harmless('1 of 2')),
  lie(
    'confirmations[0].owner',
    'another owner',
    at('confirmations.0.owner', (_, { owner }) => info(owner)),
    signatures,
  ),
  lie('confirmations[0].owner', 'another address', at('confirmations.0.owner', eve), signatures),
  lie(
    'confirmations[0].signature',
    'of the same owner, for something else',
    at('confirmations.0.signature', (_, { prepared }) => prepared['otherSignature'] ?? null),
    signatures,
  ),
  lie(
    'confirmations',
    'the same one twice',
    at('confirmations', (all) => [...list(all), ...list(all)]),
    signatures,
  ),
  lie('confirmations', 'none', at('confirmations', []), harmless('0 of 2')),
  lie(
    'preparedSignature',
    'signed by the account itself',
    at('preparedSignature', '0x'),
    flagged('account-signature', 'the account signed it on chain'),
  ),
  lie(
    'preparedSignature',
    'bytes',
    at('preparedSignature', `0x${'11'.repeat(65)}`),
    flagged('account-signature', '1 of 2'),
  ),
  lie('proposedBy', 'an unrelated address', at('proposedBy', eve), harmless()),
  lie('origin', 'a trusted app', at('origin', '{"url":"https://treasury.example","name":"Treasury"}'), harmless()),
  lie('creationTimestamp', 'years ago', at('creationTimestamp', 1), harmless()),
]

const account = liar('message', 'safe')

export const messageAccountLies: readonly Lie[] = [
  account('threshold', '1', put('safe', 'threshold', 1), blocked('account-state', 'Threshold')),
  account(
    'owners',
    'only another address',
    put('safe', 'owners', (_, world) => [info(world.eve)]),
    blocked('account-state', 'Owners'),
  ),
]
