import { checkWalletEntries } from './checkWalletEntries.ts'
import type { WalletEnvironment } from '../model/WalletEntry.ts'
import { walletGlyphs } from './walletGlyphs.ts'
import { walletStepMessages } from './walletStepMessages.ts'

const CHROME = 'https://chromewebstore.google.com/detail'
const ANDROID = 'https://play.google.com/store/apps/details?id='
const IOS = 'https://apps.apple.com/app/id'

/**
 * Phone wallets pair over WalletConnect. The connection gives each its own id, so that a reload finds the right one.
 */
const overWalletConnect = async (environment: WalletEnvironment) =>
  (await import('../connectors/walletConnect.ts')).loadWalletConnect(environment)

/** The wallets that the kit knows, in its order. A host may leave some out, order them, or add its own. */
export const walletEntries = checkWalletEntries([
  {
    id: 'browser',
    get name() {
      return walletStepMessages.browserWallet
    },
    icon: walletGlyphs.browser,
    iconAccent: '#4A586C',
    downloads: { extensionPage: 'https://ethereum.org/wallets/find-wallet/' },
    steps: ['install', 'refresh'],
  },
  {
    id: 'safe',
    name: 'Safe',
    icon: walletGlyphs.safe,
    iconAccent: '#121312',
    isInFrameOnly: true,
    steps: ['openInside'],
    connector: async (environment) => (await import('../connectors/safe.ts')).loadSafe(environment),
  },
  {
    id: 'rainbow',
    name: 'Rainbow',
    icon: walletGlyphs.rainbow,
    iconAccent: '#1E4FA8',
    rdns: ['me.rainbow'],
    needsProjectId: true,
    downloads: {
      extensions: {
        chrome: `${CHROME}/rainbow/opfgelmcmbiajamepnmloijbpoleiama`,
        firefox: 'https://addons.mozilla.org/firefox/addon/rainbow-extension/',
      },
      extensionPage: 'https://rainbow.me/extension',
      android: `${ANDROID}me.rainbow`,
      ios: `${IOS}1457119021`,
      qr: 'https://rainbow.download',
    },
    steps: ['install', 'create', 'scan'],
    connector: overWalletConnect,
    pairingLink: (uri) => `https://rnbwapp.com/wc?uri=${encodeURIComponent(uri)}`,
  },
  {
    id: 'coinbase',
    name: 'Coinbase Wallet',
    icon: walletGlyphs.coinbase,
    iconAccent: '#1652F0',
    rdns: ['com.coinbase.wallet'],
    downloads: {
      extensions: { chrome: `${CHROME}/coinbase-wallet-extension/hnfanknocfeofbddgcijnmhnfnkdnaad` },
      extensionPage: 'https://www.coinbase.com/wallet/downloads',
      android: `${ANDROID}org.toshi`,
      ios: `${IOS}1278383455`,
      qr: 'https://www.coinbase.com/wallet/downloads',
    },
    steps: ['openWindow', 'addExtension'],
    connector: async (environment) => (await import('../connectors/coinbase.ts')).loadCoinbase(environment),
  },
  {
    id: 'metaMask',
    name: 'MetaMask',
    icon: walletGlyphs.metaMask,
    iconAccent: '#E2761B',
    rdns: ['io.metamask', 'io.metamask.mobile'],
    needsProjectId: true,
    downloads: {
      extensions: {
        chrome: `${CHROME}/metamask/nkbihfbeogaeaoehlefnkodbefgpgknn`,
        firefox: 'https://addons.mozilla.org/firefox/addon/ether-metamask/',
        edge: 'https://microsoftedge.microsoft.com/addons/detail/metamask/ejbalbakoplchlghecdalmeeeajnimhm',
        opera: 'https://addons.opera.com/extensions/details/metamask-10/',
      },
      extensionPage: 'https://metamask.io/download',
      android: `${ANDROID}io.metamask`,
      ios: `${IOS}1438144202`,
      qr: 'https://metamask.io/download',
    },
    steps: ['install', 'create', 'refresh'],
    connector: overWalletConnect,
    pairingLink: (uri) => `https://metamask.app.link/wc?uri=${encodeURIComponent(uri)}`,
  },
  {
    id: 'walletConnect',
    name: 'WalletConnect',
    icon: walletGlyphs.walletConnect,
    iconAccent: '#3478D8',
    needsProjectId: true,
    steps: ['scan'],
    connector: overWalletConnect,
    pairingLink: (uri) => uri,
  },
  {
    id: 'brave',
    name: 'Brave Wallet',
    icon: walletGlyphs.brave,
    iconAccent: '#D8472B',
    rdns: ['com.brave.wallet'],
    downloads: { android: `${ANDROID}com.brave.browser`, ios: `${IOS}1052879175` },
    steps: ['openBrowser', 'refresh'],
  },
])
