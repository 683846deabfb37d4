const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './readReview-BojoJrIC.js',
      './later-DLdlgyuL.js',
      './rolldown-runtime-DLMaRju-.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-RfDH9dS6.js',
      './rest-DDdzm_og.js',
      './rest-DmqAjkAU.js',
      './rest-B4NrIFGr.js',
      './rest-aMSycVjv.js',
      './rest-B1z90-BO.js',
      './rest-DBWxYTpm.js',
      './rest-Bh2TG8ha.css',
      './rest-BilHHFfS.js',
      './rest-Drq7vyH0.js',
      './rest-CHnfK6lP.js',
      './rest-BCZfbqxO.js',
      './rest-B1EQQfBh.js',
      './rest-D842GMB8.js',
      './rest-DKUe5O8g.js',
      './rest-7WPnzzst.css',
      './rest-BXpYPL_p.js',
      './rest-CJKfR5SF.css',
      './rest-mkspArv7.js',
      './rest-DgeS88xc.js',
      './rest-DYrD8RnN.js',
      './rest-D7dStOWi.js',
      './rest-Cmmjidi6.js',
      './rest-CpjWLpd4.js',
      './rest-BqoaecWD.js',
      './rest-BQ1q3Igc.js',
      './rest-BDmFd3al.js',
      './rest-DeYC7m82.js',
      './rest-B05EYwN-.js',
      './rest-CAN2a4h5.js',
      './rest-COc_bzz2.js',
      './rest-CNNlE7CL.js',
      './rest-BaAjqOzi.js',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-DeRAjEhb.js',
      './rest-pmi3KYbj.js',
      './rest-Cy4Y8Q_t.js',
      './rest-DlatUGr7.js',
      './rest-DfSGpZP2.js',
      './rest-CJZ3gRJW.js',
      './rest-wvAyKwH5.js',
      './rest-BLgIr9Nz.js',
      './rest-Ckonu3dl.js',
      './rest-BaoHt0l1.js',
      './rest-B3PyXowP.js',
      './rest-BSJlBZ6G.js',
      './rest-xIo9ml_0.js',
      './rest-Wi_Ts-1p.js',
      './rest-q93ZRJ9Y.js',
      './rest-lK7BP4ts.js',
    ]),
) => i.map((i) => d[i])
import {
  H as e,
  Kn as t,
  Vn as n,
  Yn as r,
  bt as i,
  hn as a,
  rt as o,
  tr as s,
  vi as c,
  wt as l,
  xa as u,
} from './index--te03lJq.js'
import { ut as d } from './later-DLdlgyuL.js'
import { D as f, L as p, T as m, q as h } from './lists-DTBg-a7q.js'
import { p as g } from './fields-KVqNPxJG.js'
import { o as _ } from './rest-B1EQQfBh.js'
var v = 100
async function y({ chainId: e, safe: t }, r) {
  let i = `limit=200&offset=0`
  for (let o = 0; o < v && i !== null; o += 1) {
    let o = { cursor: i },
      { results: s, next: c } = await n().getMessages({ params: { chainId: e, safe: t }, query: o }),
      l = s.find((e) => e.type === `MESSAGE` && r(e))
    if (l) return l
    i = a(c)
  }
  return null
}
async function b(e, t) {
  return (await y(e, (e) => e.messageHash === t))?.preparedSignature ?? null
}
var x = u(`review`, {
    title: `Review`,
    draftOf: ({ kind: e }) => `Draft: ${e}`,
    noDraft: `No draft was found`,
    noDraftDetail: `A draft exists only in the browser tab that made it, until it is signed. It may have been proposed already.`,
    openQueue: `Open the queue`,
    signers: `Signers`,
    mustSign: ({ threshold: e, owners: t }) => `${e} of ${t} must sign`,
    proposeAgain: ({ nonce: e }) => `Propose again as transaction ${e}`,
    whenExecuting: `When executing`,
    whenExecutingNote: `ERC-8213, over the calldata`,
    calldataDigest: `Calldata digest`,
    noService: `this page has no service to compare with`,
  }),
  S = (e, n) => {
    let {
        chain: a,
        accountKey: u,
        transaction: f,
        details: m,
        claimed: h = null,
        sender: g,
        asked: v,
        message: y = null,
        typed: S = [],
      } = n,
      { ownerTarget: O = null } = n
    return c({
      queryKey: [...s.account(u), `review`, w(n), h, g, v, y, S, O],
      queryFn: async ({ signal: n }) => {
        if (f === null) return null
        let s = _(a, n),
          c = p(s)
        c.catch(() => {})
        let { readReview: w } = await t(
            async () => {
              let { readReview: e } = await import(`./readReview-BojoJrIC.js`)
              return { readReview: e }
            },
            __vite__mapDeps([
              0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
              29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54,
              55, 56, 57, 58, 59, 60,
            ]),
            import.meta.url,
          ),
          k = e.getQueryData(i().queryKey)
        return w({
          chain: s,
          head: c,
          safe: u.safe,
          transaction: f,
          details: m,
          claimed: h,
          sender: g,
          askedHash: C(v),
          message: y,
          typed: S,
          ownerTarget: O,
          service:
            r.get().from === `chain` ? Promise.reject(Error(x.noService)) : e.fetchQuery({ ...o(u), staleTime: 0 }),
          queuedNonces: T(e, u, m?.txId ?? null),
          paidBefore: E(e, u),
          toldTokens: D(e, u, m),
          keeper: k?.sources ?? null,
          isCalledLocal: k?.demo?.chainIds.includes(a.chainId) ?? !1,
          findMakers: (t) => e.fetchQuery(d({ ...t, chain: a, key: u, wallet: g })),
          fetchDetails: (t, n) => e.fetchQuery({ ...l({ chainId: a.chainId, safe: n }, t), staleTime: 0 }),
          fetchMessageSignature: (e, t) => b({ chainId: a.chainId, safe: e }, t),
        })
      },
      enabled: f !== null,
      staleTime: 5e3,
      gcTime: 6e4,
      structuralSharing: !1,
      meta: { persist: !1 },
    })
  }
function C(e) {
  let t = e?.split(`_`).at(-1) ?? ``
  return /^0x[0-9a-fA-F]{64}$/.test(t) ? `0x${t.slice(2).toLowerCase()}` : null
}
function w({ transaction: e, details: t }) {
  let n = t?.detailedExecutionInfo,
    r = (n?.type === `MULTISIG` ? n.confirmations : []).map(({ signer: e, signature: t }) => `${e.value} ${t}`),
    i = [...h(void 0, t ?? void 0)].map(([e, t]) => [e, t.symbol, t.decimals]),
    a = e ? Object.values(e).map(String).join() : null,
    o = n?.type === `MULTISIG` ? n.safeTxHash : null
  return [a, t?.txId ?? null, t?.note ?? null, t?.txStatus ?? null, o, r.join(), i]
}
async function T(t, n, r) {
  let { pages: i } = await t.fetchInfiniteQuery({ ...e(n), staleTime: 5e3 })
  return i
    .flatMap(({ results: e }) => e)
    .flatMap((e) => (e.type === `TRANSACTION` && e.transaction.id !== r ? [e.transaction] : []))
    .flatMap(({ executionInfo: e, id: t }) => (e?.type === `MULTISIG` ? [{ nonce: BigInt(e.nonce), hash: C(t) }] : []))
}
async function E(e, t) {
  let { pages: n } = await e.fetchInfiniteQuery({ ...g(t), staleTime: 6e4 })
  return n
    .flatMap(({ results: e }) => e)
    .flatMap((e) => (e.type === `TRANSACTION` ? [e.transaction] : []))
    .flatMap(({ txInfo: e, executionInfo: t, txStatus: n }) =>
      e.type === `Transfer` && t?.type === `MULTISIG` && n === `SUCCESS` ? [e.recipient.value] : [],
    )
}
async function D(e, t, n) {
  let r = { ...f(t, m.get()), staleTime: 1 / 0 },
    i = await e.fetchQuery(r).catch(() => e.getQueryData(r.queryKey)),
    a = h(i, n ?? void 0)
  return new Map(
    [...a].map(([e, { symbol: t, decimals: n, kind: r }]) => [e, { symbol: t, decimals: r === `ERC20` ? n : null }]),
  )
}
export { y as i, x as n, b as r, S as t }
//# sourceMappingURL=rest-BLweipgx.js.map
