import { r as e } from './rolldown-runtime-DLMaRju-.js'
import { Sr as t, ca as n, wa as r, xa as i } from './index--te03lJq.js'
import { En as a, Hn as o, Ln as s, Pn as c, Tn as l, Wt as u, va as d } from './later-DLdlgyuL.js'
import { t as f } from './rest-BCZfbqxO.js'
import { a as p, t as m } from './rest-Ckonu3dl.js'
import { t as h } from './rest-DlatUGr7.js'
import { t as g } from './rest-B3PyXowP.js'
import { d as _, f as v } from './rest-BaoHt0l1.js'
var y = `returned-signature`,
  b = [`0x1626ba7e`, `0x20c13b0b`]
async function x(e) {
  let t = (e) => ({
    check: { id: y, field: `signature`, verdict: `danger`, title: f.notExpected, reason: f.notSent(e) },
    signature: null,
  })
  if (e.contract !== null) return S(e, e.contract, t)
  let n = C(e)
  if (typeof n == `string`) return t(n)
  let i
  try {
    i = await c({ signature: n, hash: e.hash })
  } catch (e) {
    return t(e instanceof Error ? e.message : f.noKey)
  }
  return r(i.owner, e.expected)
    ? {
        check: { id: y, verdict: `verified`, title: f.matches, reason: f.recovers({ owner: i.owner, hash: e.hash }) },
        signature: i,
      }
    : t(f.otherKey({ found: i.owner, expected: e.expected, hash: e.hash }))
}
function S({ answer: e, expected: t, hash: r }, i, a) {
  if (!n(e)) return a(f.notHex)
  if (!i.ok)
    return {
      check: {
        id: y,
        field: `signature`,
        verdict: `unchecked`,
        title: f.contractUnread,
        reason: f.whetherAccepts({ contract: t, reason: i.reason }),
      },
      signature: null,
    }
  let o = i.value?.slice(0, 10).toLowerCase() ?? ``
  if (!b.includes(o) || !/^(?:0*)$/.test(i.value?.slice(10) ?? ``))
    return a(f.wrongMagic({ contract: t, answer: i.value ?? f.nothing, hash: r, magic: b[0] ?? `` }))
  let c = f.accepts({ contract: t, hash: r })
  return { check: { id: y, verdict: `verified`, title: f.contractAccepts, reason: c }, signature: s(t, e) }
}
function C({ answer: e, from: t }) {
  if (!n(e) || e.length !== 132) return n(e) ? f.wrongSize((e.length - 2) / 2) : f.notWhole
  let r = Number.parseInt(e.slice(130), 16)
  if (r < 2 && t === `outside`) return r === 0 ? f.claimsContract : f.claimsApproval
  let i = r < 2 ? r + 27 : r
  return [27, 28, 31, 32].includes(i)
    ? { kind: i > 30 ? `ethSign` : `eoa`, owner: null, data: `0x${e.slice(2, 130).toLowerCase()}${i.toString(16)}` }
    : f.wrongV(r)
}
var w = i(`sign-typed-data`, {
    notSigner: ({ address: e, signers: t }) => `${e} may not sign this. Connect the wallet of one of: ${t}.`,
    hashDiffers: ({ hash: e, shown: t }) =>
      `The data for the wallet hashes to ${e}, but the page shows ${t}. The wallet was not asked. Reload the page and check again.`,
    contractRefused: ({ address: e, version: t }) =>
      `${e} is a contract, and an account of version ${t} does not accept signatures of contracts. Approve the transaction on chain instead.`,
    noSignature: `no signature`,
    finding: ({ title: e, reason: t }) => `${e}. ${t}`,
  }),
  T = e({ signAsProposer: () => k, signReviewed: () => O, signTypedData: () => E })
async function E(e, n, i, s, c) {
  let { provider: f, address: p } = await m(e)
  if (!s.some((e) => r(e, p))) throw new _(`not-a-signer`, w.notSigner({ address: p, signers: s.join(`, `) }))
  let h = JSON.stringify(n),
    y = JSON.parse(h),
    b = o(y)
  if (b !== i) throw new _(`hash-differs`, w.hashDiffers({ hash: b, shown: i }))
  let S = await D(e, p)
  if (S && c !== null && d(c, `1.5.0`)) throw new _(`not-a-signer`, w.contractRefused({ address: p, version: c }))
  let C = await f.request({ method: `eth_signTypedData_v4`, params: [p, h] }).catch((e) => {
      throw g(e)
    }),
    T = t.safeParse(C)
  if (!T.success) throw new v(`failed`, { detail: w.noSignature })
  let E = S ? await u(a(l(e), p).isValidSignature(p, b, T.data, `bytes32`)) : null,
    O = await x({ answer: T.data, hash: b, expected: p, from: `wallet`, contract: E })
  if (O.signature !== null) return O.signature
  let k = O.check.verdict === `unchecked` ? `not-delivered` : `wrong-signer`
  throw new _(k, w.finding(O.check))
}
async function D(e, t) {
  let n = h(e)
  return (await p(n, [t], await n.getBlockNumber())).length > 0
}
var O = (e, t, n) => E(e, t.typedData, t.safeTxHash, n, t.version),
  k = (e, { typedData: t, safeTxHash: n }, r) => E(e, t, n, [r], null)
export { T as n, E as t }
//# sourceMappingURL=rest-CjmJhWeE.js.map
