import { Fa as e } from './later-DLdlgyuL.js'
import { Ga as t, Tn as n, vi as r, vn as i, xa as a } from './index--te03lJq.js'
import { t as o } from './rest-B3PyXowP.js'
async function s(e, t) {
  try {
    return await e.request(t)
  } catch (e) {
    throw o(e)
  }
}
var c = (e, t) =>
    r({
      queryKey: [`wallet-balance`, e.chainId, t],
      queryFn: async () => n(await i(e, `eth_getBalance`, [t, `latest`])),
      staleTime: 0,
      meta: { persist: !1 },
    }),
  l = a(`wallet-connect`, {
    title: `Connect a wallet`,
    close: `Close`,
    back: `Back`,
    tryAgain: `Try again`,
    failed: `Wallets cannot be loaded`,
    stillWorks: `You can still read accounts.`,
    loading: `Loading wallets`,
    verify: `Verify your account`,
    reconnecting: `Reconnecting the wallet`,
    choose: `Choose a wallet`,
    chooseText: `Your wallet holds the key and signs. Countersign prepares and checks what it signs.`,
    noWallet: `No wallet available?`,
    viewAny: `You can view any account without one.`,
    watch: `Watch an account`,
    getBrowserWallet: `Get a browser wallet`,
    get: ({ name: e }) => `Get ${e}`,
    connect: ({ name: e }) => `Connect ${e}`,
    asksDemo: `The demo wallet asks whether to share an address. Connecting lets Countersign see that address. It cannot move any assets.`,
    asksExtension: `The extension asks whether to share an address. Connecting lets Countersign see that address. It cannot move any assets.`,
    asksWallet: `The wallet asks whether to share an address. Connecting lets Countersign see that address. It cannot move any assets.`,
    asks: ({ name: e }) =>
      `${e} asks whether to share an address. Connecting lets Countersign see that address. It cannot move any assets.`,
    waiting: ({ name: e }) => `Waiting for ${e}`,
    confirmAs: ({ name: e }) => `Confirm as ${e}`,
    confirmOn: ({ name: e }) => `Confirm on the ${e}`,
    preparing: ({ name: e }) => `Preparing a code for ${e}`,
    confirmIn: ({ name: e }) => `Confirm in ${e}`,
    notConfigured: `Not configured in this deployment: WalletConnect needs a project id.`,
    notConfiguredText: `An administrator can add one to the configuration. Wallets that are extensions of this browser work without it.`,
    addressOfPage: `address of this page`,
    copied: `Copied`,
    notCopied: `Not copied, scan the code instead`,
    copyLink: `Copy the link`,
    open: ({ name: e }) => `Open ${e}`,
    showCode: `Show the code instead`,
    pairingCode: ({ name: e }) => `QR code to pair ${e} with this page`,
    scanWithWallet: `Scan it with your wallet.`,
    scanWith: ({ name: e }) => `Scan it with ${e} on the phone.`,
    downloadCode: ({ name: e }) => `QR code of the download page of ${e}`,
    scanThis: `Scan this with the phone camera`,
    appNotOpened: `The app cannot be opened from here. Open this page in the browser inside the app.`,
    appNotPaired: `The phone app cannot be paired here. The extension works without it.`,
    newTab: `Links open in a new tab`,
    refresh: `Refresh`,
    continue: `Continue`,
  }),
  u = {
    body: `_body_ht4q3_1`,
    stack: `_stack_ht4q3_5`,
    foot: `_foot_ht4q3_11`,
    columned: `_columned_ht4q3_28`,
    overColumns: `_overColumns_ht4q3_36`,
    inner: `_inner_ht4q3_50`,
    content: `_content_ht4q3_55`,
  },
  d = t()
function f({ title: t, onClose: n, children: r, width: i = 344, isColumned: a = !1, isDismissible: o = !0 }) {
  return (0, d.jsx)(e, {
    opened: !0,
    onClose: n,
    title: t,
    closeButtonProps: { 'aria-label': l.close },
    closeOnClickOutside: o,
    transitionProps: { duration: 160, transition: `fade` },
    size: i,
    classNames: {
      inner: u.inner ?? ``,
      content: `${u.content ?? ``} ${(a && u.columned) || ``}`,
      header: (a && u.overColumns) || ``,
      body: u.body ?? ``,
    },
    children: r,
  })
}
var p = ({ children: e }) => (0, d.jsx)(`div`, { className: u.stack, children: e }),
  m = ({ children: e }) => (0, d.jsx)(`div`, { className: u.foot, children: e })
export { c as a, l as i, p as n, s as o, f as r, m as t }
//# sourceMappingURL=rest-K1Jsr5XH.js.map
