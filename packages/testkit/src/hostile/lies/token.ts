import type { Lie } from '../model/Lie.ts'
import { flagged, blocked, eve, harmless, liar, put } from './tell.ts'

const lie = liar('token', 'transaction')
const held = liar('token', 'balances')
const at = (path: string, value: Parameters<typeof put>[2]) => put('transaction', path, value)
const decimals = blocked('tokens', 'decimals')
const symbol = flagged('tokens', 'USDC')

/** The token's metadata: the amount in the sentence depends on its decimals. */
export const tokenLies: readonly Lie[] = [
  lie('txInfo.recipient', 'another', at('txInfo.recipient', eve), harmless()),
  lie('txInfo.sender', 'another', at('txInfo.sender', eve), harmless()),
  lie('txInfo.direction', 'comes in', at('txInfo.direction', 'INCOMING'), harmless()),
  lie('txInfo.transferInfo.value', 'less', at('txInfo.transferInfo.value', '1'), harmless()),
  lie(
    'txInfo.transferInfo.tokenAddress',
    'another token',
    at('txInfo.transferInfo.tokenAddress', (_, world) => world.eve),
    harmless(),
  ),
  lie('txInfo.transferInfo.decimals', '18', at('txInfo.transferInfo.decimals', 18), decimals),
  lie('txInfo.transferInfo.tokenSymbol', 'USDC', at('txInfo.transferInfo.tokenSymbol', 'USDC'), symbol),
  lie(
    'txInfo.transferInfo.tokenSymbol',
    'with invisible characters',
    at('txInfo.transferInfo.tokenSymbol', 'TU\u202eSD'),
    flagged('tokens', 'Hidden characters'),
  ),
  lie('txInfo.transferInfo.tokenName', 'USD Coin', at('txInfo.transferInfo.tokenName', 'USD Coin'), harmless()),
  lie('txInfo.transferInfo.trusted', 'it is not', at('txInfo.transferInfo.trusted', false), harmless()),
  lie('txInfo.transferInfo.imitation', 'it is', at('txInfo.transferInfo.imitation', true), harmless()),
  lie(
    'txInfo.transferInfo.logoUri',
    'a picture elsewhere',
    at('txInfo.transferInfo.logoUri', 'https://evil.example/logo.png'),
    harmless(),
  ),
  lie(
    'txData.dataDecoded',
    'another recipient',
    at('txData.dataDecoded', (_, world) => ({
      method: 'transfer',
      parameters: [
        { name: 'to', type: 'address', value: world.eve },
        { name: 'value', type: 'uint256', value: '1' },
      ],
    })),
    harmless(),
  ),
  lie(
    'txData.dataDecoded',
    'another method',
    at('txData.dataDecoded', { method: 'approve', parameters: [] }),
    harmless(),
  ),
  lie('txData.dataDecoded', 'nothing', at('txData.dataDecoded', null), harmless()),
  lie(
    'txData.tokenInfoIndex',
    'other decimals',
    at('txData.tokenInfoIndex', (_, { prepared }) => ({
      [String(prepared['token'])]: {
        type: 'ERC20',
        address: prepared['token'] ?? null,
        decimals: 18,
        symbol: 'TUSD',
        name: 'Test USD',
        logoUri: null,
      },
    })),
    harmless(),
  ),
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
  held('items[].fiatBalance', 'next to nothing', put('balances', 'items.*.fiatBalance', '0.01'), harmless()),
  held('items[].tokenInfo.decimals', '18', put('balances', 'items.*.tokenInfo.decimals', 18), harmless()),
  held('items[].tokenInfo.symbol', 'USDC', put('balances', 'items.*.tokenInfo.symbol', 'USDC'), harmless()),
  held(
    'items[].tokenInfo.type',
    'one of a kind',
    put('balances', 'items.*.tokenInfo.type', 'ERC721'),
    blocked('comparison', 'required, an item has no price'),
  ),
  held('items[].listed', 'the operator lists it', put('balances', 'items.*.listed', true), harmless()),
  held(
    'items[].imitates',
    'every token copies another',
    // An honest token does not have the field.
    put('balances', 'items.*', (item, world) => ({
      ...Object(item),
      imitates: { address: world.eve, symbol: 'USDC' },
    })),
    harmless(),
  ),
  held(
    'items[].tokenInfo.logoUri',
    'a picture elsewhere',
    put('balances', 'items.*.tokenInfo.logoUri', 'https://evil.example/logo.png'),
    harmless(),
  ),
]
