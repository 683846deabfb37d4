import type { Lie } from '../model/Lie.ts'
import { eve, flagged, harmless, info, liar, list, ofChain, put, shown } from './tell.ts'

const IN_LIST = 'results.*.'
const lie = liar('messages', 'messages')
const held = liar('messages', 'balances')
const network = liar('messages', 'chains')
const account = liar('messages', 'safe')
const at = (path: string, value: Parameters<typeof put>[2]) => put('messages', IN_LIST + path, value)
const otherHash = flagged('row', 'Hash differs')
const excluded = flagged('row', 'Signature excluded')

/** The list of messages: a text and a permit, each with one of two signatures. */
export const messagesLies: readonly Lie[] = [
  lie('results[].message', 'another text', at('message', 'I owe Eve everything.'), otherHash),
  lie('results[].message', 'a bare hash', at('message', `0x${'ab'.repeat(32)}`), flagged('row', 'Cannot be read')),
  lie('results[].message.message.value', 'less', at('message.message.value', '1'), otherHash),
  lie('results[].message.message.spender', 'another address', at('message.message.spender', spenderOf), otherHash),
  lie(
    'results[].message.domain.verifyingContract',
    'another token',
    at('message.domain.verifyingContract', spenderOf),
    otherHash,
  ),
  lie('results[].messageHash', 'another', at('messageHash', `0x${'5'.repeat(64)}`), otherHash),
  lie('results[].status', 'confirmed', at('status', 'CONFIRMED'), shown('1 of 2 signed', 'Confirmed 2')),
  lie('results[].confirmationsRequired', '1', at('confirmationsRequired', 1), harmless()),
  lie('results[].confirmationsSubmitted', '2', at('confirmationsSubmitted', 2), harmless()),
  lie(
    'results[].confirmations[0].owner',
    'an address that is not an owner',
    at('confirmations.0.owner', eve),
    excluded,
  ),
  lie(
    'results[].confirmations[0].owner',
    'the owner who has not signed',
    at('confirmations.0.owner', (_, { owner }) => info(owner)),
    excluded,
  ),
  lie(
    'results[].confirmations[0].signature',
    'of the same owner, for another message',
    at('confirmations.0.signature', (_, { prepared }) => prepared['otherSignature'] ?? null),
    excluded,
  ),
  lie(
    'results[].confirmations',
    'the same signature twice',
    at('confirmations', (all) => [...list(all), ...list(all)]),
    excluded,
  ),
  lie('results[].confirmations', 'none', at('confirmations', []), shown('0 of 2 signed')),
  lie('results[].preparedSignature', 'signed by the account itself', at('preparedSignature', '0x'), harmless()),
  lie(
    'results[].status and preparedSignature',
    'confirmed, signed by the account itself',
    put('messages', 'results', (items) =>
      list(items).map((item) => ({ ...Object(item), status: 'CONFIRMED', preparedSignature: '0x' })),
    ),
    flagged('row', 'Not checked', 'on chain'),
  ),
  lie('results[].preparedSignature', 'bytes', at('preparedSignature', `0x${'11'.repeat(65)}`), harmless()),
  lie('results[].proposedBy', 'another address', at('proposedBy', eve), shown(shortEve)),
  lie(
    'results[].proposedBy.name',
    'a name',
    at('proposedBy', (honest) => ({ ...Object(honest), name: 'Payroll' })),
    harmless(),
  ),
  lie(
    'results[].origin',
    'a trusted app',
    at('origin', '{"url":"https://treasury.example","name":"Treasury"}'),
    flagged('app', 'treasury.example', 'from service'),
  ),
  lie('results[].name', 'a trusted app', at('name', 'Treasury'), flagged('app', 'Treasury', 'from service')),
  lie(
    'results',
    'in another order',
    put('messages', 'results', (items) => list(items).toReversed()),
    shown('1 of 2 signed'),
  ),
  lie('results', 'hides everything', put('messages', 'results', []), shown('No messages yet')),
  held('items[].tokenInfo.decimals', '18', put('balances', 'items.*.tokenInfo.decimals', 18), harmless()),
  held('items[].tokenInfo.symbol', 'USDC', put('balances', 'items.*.tokenInfo.symbol', 'USDC'), harmless()),
  held('items[].fiatConversion', 'next to nothing', put('balances', 'items.*.fiatConversion', '0.000001'), harmless()),
  network('nativeCurrency.decimals', '6', ofChain('nativeCurrency.decimals', 6), harmless()),
  network('nativeCurrency.symbol', 'another coin', ofChain('nativeCurrency.symbol', 'xDAI'), harmless()),
  network('chainName', 'the name of another network', ofChain('chainName', 'Ethereum (verified)'), harmless()),
  network(
    'rpcUri',
    'a node of another network',
    ofChain('rpcUri.value', (_, { otherRpc }) => otherRpc),
    flagged('row', 'Not checked'),
  ),
  network(
    'ensRegistryAddress',
    'a foreign registry',
    ofChain('ensRegistryAddress', (_, world) => world.eve),
    harmless(),
  ),
  network('features', 'none', ofChain('features', []), shown('No new ones on')),
  account('threshold', '1', put('safe', 'threshold', 1), harmless()),
  account(
    'owners',
    'another address alone',
    put('safe', 'owners', (_, world) => [info(world.eve)]),
    harmless(),
  ),
]

function spenderOf(_: unknown, world: { readonly eve: string }): string {
  return world.eve
}

function shortEve({ eve: address }: { readonly eve: string }): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}
