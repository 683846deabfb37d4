import { changeAt } from '../model/changeAt.ts'
import { isObject, type Json } from '../model/Json.ts'
import type { Distortion, Lie } from '../model/Lie.ts'
import { blocked, flagged, harmless, liar, list, ofAsset, ofChain, put, shown, unheard } from './tell.ts'

/** Changes one field of the app that the journey opens. Throws if the list does not contain that app. */
const ofDemoApp = (field: string, value: Json): Distortion => ({
  kind: 'answer',
  subject: 'apps',
  change: (body, { prepared }) => {
    const at = list(body).findIndex((app) => isObject(app) && app['url'] === prepared['appUrl'])
    return changeAt(body, `${at}.${field}`, () => value)
  },
})

const listed = liar('catalogue', 'apps')

/** The operator provides the list: the page repeats it, always beside the host of the URL. */
export const catalogueLies: readonly Lie[] = [
  listed('name', 'another', ofDemoApp('name', 'Treasury bank'), shown('Treasury bank')),
  listed('description', 'a promise', ofDemoApp('description', 'Audited and insured'), shown('Audited and insured')),
  listed('url', 'another host', ofDemoApp('url', 'https://evil.example/app'), shown('evil.example')),
  // The service fetches pictures, and sends none of a URL that it cannot reach: a letter replaces it.
  listed('iconUrl', 'a picture elsewhere', ofDemoApp('iconUrl', 'https://evil.example/logo.png'), shown('DDemo app')),
  listed('features', 'none', ofDemoApp('features', []), harmless()),
]

const offered = liar('app', 'apps')
const described = liar('app', 'manifest')
const held = liar('app', 'balances')
const network = liar('app', 'chains')

/** The app is opened and requests a token transfer while the lie is active; its request is reviewed and signed. */
export const appRequestLies: readonly Lie[] = [
  offered('name', 'another', ofDemoApp('name', 'Treasury bank'), harmless()),
  offered('description', 'a promise', ofDemoApp('description', 'Audited and insured'), harmless()),
  offered('iconUrl', 'a picture elsewhere', ofDemoApp('iconUrl', 'https://evil.example/logo.png'), harmless()),
  offered('features', 'none', ofDemoApp('features', []), harmless()),
  // Last, because the app is found by its URL. An unlisted app opens after a warning.
  offered('url', 'another host', ofDemoApp('url', 'https://evil.example/app'), harmless()),
  described('permissions', 'the camera', put('manifest', 'permissions', ['camera']), harmless()),
  held(
    'items[].tokenInfo.decimals',
    '7 for a token of 6',
    ofAsset('ERC20', 'tokenInfo.decimals', 7),
    blocked('tokens', 'decimals'),
  ),
  held(
    'items[].tokenInfo.symbol',
    'another token',
    ofAsset('ERC20', 'tokenInfo.symbol', 'USDC'),
    flagged('tokens', 'USDC'),
  ),
  held(
    'items[].fiatConversion',
    'next to nothing',
    ofAsset('ERC20', 'fiatConversion', '0.000001'),
    blocked('comparison', 'required, the price of TUSD was'),
  ),
  network(
    'nativeCurrency.decimals',
    '19',
    ofChain('nativeCurrency.decimals', 19),
    blocked('native-currency', '19', '18'),
  ),
  liar('app', 'preview')('txInfo', 'nothing', unheard('preview', 'txInfo', null), harmless()),
]
