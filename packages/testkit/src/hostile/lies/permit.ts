import type { Lie } from '../model/Lie.ts'
import { blocked, eve, flagged, harmless, info, liar, ofChain, put } from './tell.ts'

const lie = liar('permit', 'message')
const held = liar('permit', 'balances')
const network = liar('permit', 'chains')
const account = liar('permit', 'safe')
const at = (path: string, value: Parameters<typeof put>[2]) => put('message', path, value)
const otherHash = blocked('service-hash', ({ prepared }) => String(prepared['permitHash']))
const toEve = (_: unknown, world: { readonly eve: string }) => world.eve

/** A permit for the owners to sign: its amount is written in the units of the token contract. */
export const permitLies: readonly Lie[] = [
  lie('message.message.value', 'less', at('message.message.value', '1'), otherHash),
  lie('message.message.spender', 'another address', at('message.message.spender', toEve), otherHash),
  lie('message.message.deadline', 'later', at('message.message.deadline', '1999999999'), otherHash),
  lie('message.domain.verifyingContract', 'another token', at('message.domain.verifyingContract', toEve), otherHash),
  lie('message.primaryType', 'an order', at('message.primaryType', 'Order'), blocked('page', 'No check could run')),
  lie('message', 'a text', at('message', 'Halden treasury controls this account.'), otherHash),
  lie(
    'messageHash',
    'another',
    at('messageHash', `0x${'5'.repeat(64)}`),
    blocked('service-hash', `0x${'5'.repeat(64)}`),
  ),
  lie('status', 'confirmed', at('status', 'CONFIRMED'), harmless('1 of 2')),
  lie('confirmationsRequired', '1', at('confirmationsRequired', 1), harmless('1 of 2')),
  lie('confirmationsSubmitted', '2', at('confirmationsSubmitted', 2), harmless('1 of 2')),
  lie(
    'confirmations[0].owner',
    'an address that is not an owner',
    at('confirmations.0.owner', eve),
    flagged('signatures'),
  ),
  lie(
    'preparedSignature',
    'signed by the account itself',
    at('preparedSignature', '0x'),
    flagged('account-signature', 'the account signed it on chain'),
  ),
  held(
    'items[].tokenInfo.decimals',
    '18',
    put('balances', 'items.*.tokenInfo.decimals', 18),
    harmless('1,000.00 TUSD'),
  ),
  held(
    'items[].tokenInfo.symbol',
    'USDC',
    put('balances', 'items.*.tokenInfo.symbol', 'USDC'),
    harmless('1,000.00 TUSD'),
  ),
  held('items[].tokenInfo.name', 'USD Coin', put('balances', 'items.*.tokenInfo.name', 'USD Coin'), harmless()),
  held(
    'items[].fiatConversion',
    'next to nothing',
    put('balances', 'items.*.fiatConversion', '0.000001'),
    blocked('comparison', 'required, the price of TUSD was'),
  ),
  held(
    'items[].fiatConversion',
    'nothing',
    put('balances', 'items.*.fiatConversion', '0'),
    blocked('comparison', 'required, TUSD has no price'),
  ),
  network('nativeCurrency.decimals', '6', ofChain('nativeCurrency.decimals', 6), harmless()),
  network('nativeCurrency.symbol', 'another coin', ofChain('nativeCurrency.symbol', 'xDAI'), harmless()),
  network(
    'chainName',
    'the name of another network',
    ofChain('chainName', 'Ethereum (verified)'),
    flagged('network-name', 'Ethereum is chain 1'),
  ),
  network('ensRegistryAddress', 'a foreign registry', ofChain('ensRegistryAddress', toEve), harmless()),
  network(
    'rpcUri',
    'a node of another network',
    ofChain('rpcUri.value', (_, { otherRpc }) => otherRpc),
    blocked('page', 'No check could run'),
  ),
  account('threshold', '1', put('safe', 'threshold', 1), blocked('account-state', 'Threshold')),
  account(
    'owners',
    'another address alone',
    put('safe', 'owners', (_, world) => [info(world.eve)]),
    blocked('account-state', 'Owners'),
  ),
  account('fallbackHandler', 'a foreign one', put('safe', 'fallbackHandler', eve), blocked('account-state')),
]
