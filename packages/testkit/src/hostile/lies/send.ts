import type { Lie } from '../model/Lie.ts'
import { blocked, flagged, harmless, liar, ofAsset, ofChain } from './tell.ts'

const held = liar('send', 'balances')
const network = liar('send', 'chains')

/** The values with which a form computes bytes: the unit of a typed amount. */
export const sendLies: readonly Lie[] = [
  held('items[].tokenInfo.decimals', '19 for the coin', ofAsset('NATIVE_TOKEN', 'tokenInfo.decimals', 19), harmless()),
  held(
    'items[].tokenInfo.symbol',
    'another coin',
    ofAsset('NATIVE_TOKEN', 'tokenInfo.symbol', 'USDC'),
    harmless('0.40 ETH'),
  ),
  held('items[].tokenInfo.name', 'another coin', ofAsset('NATIVE_TOKEN', 'tokenInfo.name', 'USD Coin'), harmless()),
  held(
    'items[].tokenInfo.decimals',
    '7 for a token of 6',
    ofAsset('ERC20', 'tokenInfo.decimals', 7),
    blocked('typed-amounts', 'You typed 100 TUSD', 'has 1000 TUSD'),
  ),
  held(
    'items[].tokenInfo.symbol',
    'another token',
    ofAsset('ERC20', 'tokenInfo.symbol', 'USDC'),
    flagged('tokens', 'USDC'),
  ),
  held(
    'items[].fiatConversion',
    'next to nothing for the coin',
    ofAsset('NATIVE_TOKEN', 'fiatConversion', '0.000001'),
    blocked('comparison', 'required, the price of ETH was'),
  ),
  held(
    'items[].fiatConversion',
    'nothing for a token',
    ofAsset('ERC20', 'fiatConversion', '0'),
    blocked('comparison', 'required, TUSD has no price'),
  ),
  held('items[].fiatBalance', 'next to nothing', ofAsset('ERC20', 'fiatBalance', '0.01'), harmless()),
  network(
    'chainName',
    'the name of another network',
    ofChain('chainName', 'Ethereum (verified)'),
    flagged('network-name', 'Ethereum is chain 1'),
  ),
  network(
    'nativeCurrency.decimals',
    '19',
    ofChain('nativeCurrency.decimals', 19),
    blocked('native-currency', '19', '18'),
  ),
  network(
    'nativeCurrency.symbol',
    'another coin',
    ofChain('nativeCurrency.symbol', 'xDAI'),
    flagged('native-currency', 'xDAI'),
  ),
  {
    ...network(
      'ensRegistryAddress',
      'a registry in which the typed name resolves to another address',
      ofChain('ensRegistryAddress', (_, { prepared }) => prepared['falseRegistry'] ?? null),
      flagged(
        'names',
        ({ prepared }) => String(prepared['name']),
        ({ eve }) => eve,
      ),
    ),
    changesRequest: true,
  },
]
