import { Dr as e, Gr as t, xa as n } from './index--te03lJq.js'
var r = `countersign.recent-wallets`,
  i = 3,
  a = e(t())
function o() {
  try {
    let e = a.safeParse(JSON.parse(localStorage.getItem(r) ?? `[]`))
    return e.success ? e.data.slice(0, i) : []
  } catch {
    return []
  }
}
function s(e) {
  let t = [e, ...o().filter((t) => t !== e)].slice(0, i)
  try {
    localStorage.setItem(r, JSON.stringify(t))
  } catch {}
}
var c = n(`wallet-steps`, {
  browserWallet: `Browser wallet`,
  keystone: `Keystone, air-gapped`,
  aWallet: `a wallet`,
  android: `Android app`,
  ios: `iOS app`,
  extensionFor: ({ browser: e }) => `Extension for ${e}`,
  extensionHere: `Extension for this browser`,
  install: `Install`,
  onHomeScreen: (e) => `Put ${e} on your home screen so that it opens quickly.`,
  pin: (e) => `Add ${e} to this browser and pin it.`,
  onPhoneOrHere: (e) => `Install ${e} on your phone, or add its extension to this browser.`,
  create: `Create or import`,
  phrase: `Write the recovery phrase on paper. Never type it into a web page.`,
  scan: `Scan`,
  scanText: `Come back here, press Continue and scan the connection code.`,
  connect: `Connect`,
  connectText: (e) =>
    `Come back here. On the phone: press Continue and scan the code with ${e}. In the extension: press Refresh.`,
  withoutExtension: `Without an extension`,
  windowText: (e) => `Press Continue. ${e} opens its own window, where you sign in or create a wallet with a passkey.`,
  withExtension: `With the extension`,
  extensionText: (e) => `Add ${e} to this browser, come back here and press Refresh.`,
  open: `Open`,
  openText: (e) => `Come back here and press Open. ${e} asks whether to share an address.`,
  openHere: `Open here`,
  openHereText: (e) => `Open this page in the browser inside ${e}.`,
  refresh: `Refresh`,
  refreshText: `Come back here and press Refresh. The page then finds the wallet.`,
  inSafe: `Open inside Safe`,
  inSafeText: `Add this address as a custom app in Safe. There, this page uses the account that opened it.`,
  inBrave: `Open in Brave`,
  inBraveText: `The wallet is part of the Brave browser. Open this address there.`,
  plugIn: `Plug in`,
  plugInText: (e) => `Connect the ${e} by cable and unlock it.`,
})
export { o as n, s as r, c as t }
//# sourceMappingURL=rest-DNU5Denu.js.map
