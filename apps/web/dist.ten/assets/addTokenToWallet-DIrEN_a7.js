import { t as e } from './rest-Ckonu3dl.js'
import { t } from './rest-B3PyXowP.js'
import { o as n } from './rest-K1Jsr5XH.js'
import { f as r } from './rest-BaoHt0l1.js'
import { xa as i } from './index--te03lJq.js'
var a = 11
async function o(e, { address: t, symbol: i, decimals: o = 18 }) {
  let s = { address: t, symbol: i.slice(0, a), decimals: o }
  if ((await n(e, { method: `wallet_watchAsset`, params: { type: `ERC20`, options: s } })) !== !0)
    throw new r(`rejected`)
}
var s = i(`token-in-wallet`, {
  added: ({ symbol: e, wallet: t }) => `${e} was added to ${t}`,
  addedDetail: ({ network: e }) => `On ${e}.`,
  notAdded: ({ symbol: e }) => `${e} was not added`,
})
async function c(n, r, i) {
  let { address: a, symbol: c, decimals: l } = r
  try {
    let { provider: t } = await e(n)
    return (
      await o(t, { address: a, symbol: c, ...(l === null ? {} : { decimals: l }) }),
      { kind: `info`, title: s.added({ symbol: c, wallet: i }), detail: s.addedDetail({ network: n.chainName }) }
    )
  } catch (e) {
    let n = t(e)
    return { kind: n.code === `rejected` ? `declined` : `failure`, title: s.notAdded({ symbol: c }), detail: n.message }
  }
}
export { c as addTokenToWallet }
//# sourceMappingURL=addTokenToWallet-DIrEN_a7.js.map
