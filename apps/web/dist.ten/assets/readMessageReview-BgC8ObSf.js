import { r as e } from './rest-BJoaBsDp.js'
import {
  En as t,
  Ht as n,
  In as r,
  Tn as i,
  Tr as a,
  Ut as o,
  Wt as s,
  oa as c,
  va as l,
  zn as u,
} from './later-DLdlgyuL.js'
import { En as d, vn as f, xt as p } from './index--te03lJq.js'
import { P as m, st as h } from './lists-DTBg-a7q.js'
import { a as g } from './rest-Ckonu3dl.js'
import { t as _ } from './rest-DmqAjkAU.js'
import { t as v } from './rest-DlatUGr7.js'
import { n as y, t as b } from './rest-BSJlBZ6G.js'
import { n as x, t as S } from './rest-iIyhBBoW.js'
import { a as ee, c as C, i as w, l as T, n as E, t as D, u as O } from './rest-DgeS88xc.js'
import { a as k, o as A } from './rest-CHnfK6lP.js'
import { s as j } from './rest-COc_bzz2.js'
import { c as M } from './rest-B1EQQfBh.js'
import { n as N } from './rest-ByVA5GFK.js'
function P({ fallbackHandler: e }, t) {
  return t || e !== null
    ? []
    : [{ id: `message-handler`, verdict: `danger`, title: N.noHandler, reason: N.noHandlerWhy }]
}
function F({ signed: e, threshold: t, accepted: n, told: r }) {
  let i = `account-signature`,
    a = N.confirmed,
    o = t - e
  return n === null
    ? r === null
      ? { id: i, verdict: `unchecked`, title: a, reason: N.asksLater(o) }
      : {
          id: i,
          field: `preparedSignature`,
          verdict: `caution`,
          title: N.claimed,
          reason: N.claimedWhy({ signed: e, threshold: t, missing: o }),
        }
    : n.ok
      ? n.value
        ? { id: i, verdict: `verified`, title: a, reason: N.accepted }
        : o > 0
          ? {
              id: i,
              field: `preparedSignature`,
              verdict: `caution`,
              title: N.saidOnChain,
              reason: N.saidOnChainWhy({ signed: e, threshold: t }),
            }
          : { id: i, verdict: `danger`, title: N.refused, reason: N.refusedWhy }
      : { id: i, verdict: `unchecked`, title: a, reason: N.notRead(n.reason) }
}
var I = c([`function getMessageHash(bytes message) view returns (bytes32)`]),
  L = `0x`
async function R(r) {
  let { chain: a, safe: c, content: d, origin: f, details: j, askedHash: N } = r,
    I = s(r.service),
    L = await m(a, c),
    R = u({ chainId: BigInt(a.chainId), safe: c, version: L.version, content: d }),
    V = (j?.confirmations ?? []).map(({ owner: e, signature: t }) => ({
      signer: e.value,
      signature: t,
      submittedAt: j?.modifiedTimestamp ?? 0,
    })),
    H = l(L.version, `1.3.0`),
    [U, W, G, K, q, J, Y] = await Promise.all([
      I,
      s(B(a, R, L.block)),
      A(V, {
        reviewed: { hash: R.safeMessageHash, preimage: R.preimage, version: R.version },
        owners: L.owners,
        read: t(i(a), c),
      }),
      s(g(v(a), L.owners, L.block)),
      te(a, d, L.block),
      _(a, L.block),
      o(a, S(d), L.block),
    ]),
    X = { ok: !0, value: L },
    Z = k(G),
    Q = z(Z, L.threshold, j),
    $ = Q === null ? null : await s(e(i(a), R, Q)),
    ne = [
      ...J,
      ee(R.safeMessageHash, { claimed: j?.messageHash ?? null, asked: N }, `message`),
      x(R),
      w(R.safeMessageHash, W),
      C(R, `message`),
      b(d, c, f, () => q),
      ...y(d, a),
      ...P(L, H),
      ...T({ chainId: BigInt(a.chainId), safe: c }, X, U),
      O(X, h(L.masterCopy)),
      ...D(G),
      ...E(K, { signed: Z.map(({ owner: e }) => e), isSupported: p(a, `EIP1271`) }),
      F({ signed: Z.length, threshold: L.threshold, accepted: $, told: j?.preparedSignature ?? null }),
    ]
  return {
    reviewed: R,
    state: L,
    checks: M(ne),
    signatures: G,
    tokenOf: n(Y),
    complete: $?.ok && $.value ? Q : null,
    details: j,
  }
}
async function te(e, t, n) {
  let r = typeof t == `string` ? null : j(t)
  if (r !== null) return s(g(v(e), [r.spender], n).then(({ length: e }) => e > 0))
}
function z(e, t, n) {
  return e.length >= t ? r(e.slice(0, t)) : n?.preparedSignature === L ? L : null
}
async function B(e, { safe: t, payloadHash: n }, r) {
  let i = a({ abi: I, args: [n] }),
    o = d(await f(e, `eth_call`, [{ to: t, data: i }, `0x${r.toString(16)}`]))
  if (o.length !== 66) throw Error(N.noAnswer)
  return o
}
export { R as readMessageReview }
//# sourceMappingURL=readMessageReview-BgC8ObSf.js.map
