const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './createLedgerKit-DnB9Rs-u.js',
      './rest-DyD-HMcV.js',
      './rolldown-runtime-DLMaRju-.js',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './index--te03lJq.js',
      './index-Nszrimeh.css',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-CRx7_Go4.js',
      './rest-Bt3mpK38.js',
      './rest-L3RFoWp3.js',
      './rest-aNUZyqda.js',
      './rest-Cj1rx-Z5.js',
      './rest-CmDQyV1X.js',
      './rest-DyTJIdPD.js',
      './rest-1Q76-X1n.js',
      './rest-Cxvfm7_T.js',
      './rest-BThtJ061.css',
      './rest-B_BLeZTv.css',
      './rest-CJZ3gRJW.js',
      './rest-Ckonu3dl.js',
      './rest-BaoHt0l1.js',
      './rest-B3PyXowP.js',
      './rest-Cycn3Ism.js',
      './esm-pF3l2xKW.js',
    ]),
) => i.map((i) => d[i])
import { i as e, n as t, t as n } from './rest-CRx7_Go4.js'
import { Kn as r, wa as i } from './index--te03lJq.js'
import { Lr as a, Pr as o, Ti as s, Z as c, jr as l, ra as u, xi as d } from './later-DLdlgyuL.js'
import { o as f, r as p } from './rest-Cycn3Ism.js'
var m = {
  21781: `locked`,
  27010: `locked`,
  27404: `locked`,
  25873: `app-closed`,
  27904: `app-closed`,
  27906: `app-closed`,
  28160: `app-closed`,
  28161: `app-closed`,
  27013: `rejected`,
  21761: `rejected`,
  27264: `blind-signing-off`,
  27277: `blind-signing-off`,
  27012: `refused-data`,
}
function h(t) {
  let n = m[t]
  return n === void 0 ? new e(`failed`, { detail: f.status(t.toString(16).padStart(4, `0`)) }) : new e(n)
}
var g = 224,
  _ = 36864,
  v = 255,
  y = { getAddress: 2, signTransaction: 4, signMessage: 8, signTypedData: 12 }
function b(e) {
  async function t(t, n, r) {
    let i = d(r),
      { data: a, status: o } = await e(Uint8Array.from([g, t, n, 0, i.length, ...i]))
    if (o !== _) throw h(o)
    return a
  }
  async function n(e, n, r) {
    let i = `0x`
    for (let [a, o] of r.entries()) i = await t(e, a === 0 ? 0 : n, o)
    return C(i)
  }
  return {
    async getAddress(e) {
      let n = await t(y.getAddress, 0, x(e)),
        r = 1 + w(n, 0),
        i = new TextDecoder().decode(d(l(n, r + 1, r + 1 + w(n, r))))
      return a(`0x${i.replace(/^0x/, ``)}`)
    },
    signMessage: (e, t) => n(y.signMessage, 128, S(o([x(e), s(u(t), { size: 4 }), t]))),
    async signTypedData(e, n, r) {
      let i = o([x(e), n, r])
      return C(await t(y.signTypedData, 0, i))
    },
    signTransaction: (e, t) => n(y.signTransaction, 128, S(o([x(e), t]))),
  }
}
function x(e) {
  let t = p(e)
  return o([s(t.length, { size: 1 }), ...t.map((e) => s(e, { size: 4 }))])
}
function S(e) {
  let t = Math.ceil(u(e) / v)
  return Array.from({ length: t }, (t, n) => l(e, n * v, Math.min((n + 1) * v, u(e))))
}
function C(t) {
  if (u(t) !== 65) throw new e(`failed`, { detail: f.bytesNotSignature(u(t)) })
  return { r: l(t, 1, 33), s: l(t, 33, 65) }
}
var w = (e, t) => Number.parseInt(l(e, t, t + 1).slice(2), 16),
  T = [`ledgerLive`, `legacy`, `standard`]
function E(e) {
  let t = null,
    n = null,
    r = () => (
      (t ??= e().catch((e) => {
        throw ((t = null), e)
      })),
      t
    )
  async function i(e) {
    if (n !== null) return n
    e.show({ kind: `wait`, text: c.looking })
    let t = await r(),
      i = await t.connectKnown()
    return i === null ? (await e.ask((e) => ({ kind: `attach`, answer: () => e() })), t.connectChosen()) : i
  }
  let a = (e) => async (t) => {
    try {
      return await e(t)
    } catch (e) {
      throw ((n = null), e)
    }
  }
  return {
    wallet: `ledger`,
    async open(e, t, r) {
      n = await i(e)
      let o = O(a(n))
      return (
        t !== null && (e.show({ kind: `wait`, text: c.askingAddress }), await D(o, t)),
        r === null ? e.show({ kind: `wait`, text: c.reading }) : e.show({ kind: `confirm`, request: r }),
        { signer: o, schemes: T }
      )
    },
  }
}
async function D(t, { path: n, address: r }) {
  let a = await t.getAddress(n)
  if (!i(a, r)) throw new e(`wrong-device`, { expected: r, actual: a })
}
function O(e) {
  let t = b(e)
  return {
    getAddress: (e) => t.getAddress(e),
    signMessage: ({ path: e }, n) => t.signMessage(e, n),
    signTypedData({ path: e }, r) {
      let { domainHash: i, messageHash: a } = n(r)
      return t.signTypedData(e, i, a)
    },
    signTransaction: ({ path: e }, n) => t.signTransaction(e, n),
  }
}
function k(t) {
  if (!t.isSecureContext) throw new e(`insecure`)
  if (!(`hid` in t.navigator)) throw new e(`no-webhid`)
}
var A = async (e) => t(E(j), e)
async function j() {
  k(window)
  let [{ createLedgerKit: e }, { webHidTransportFactory: t }] = await Promise.all([
    r(
      () => import(`./createLedgerKit-DnB9Rs-u.js`),
      __vite__mapDeps([
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
      ]),
      import.meta.url,
    ),
    r(() => import(`./esm-pF3l2xKW.js`), __vite__mapDeps([27, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), import.meta.url),
  ])
  return e(t)
}
export { A as loadLedger }
//# sourceMappingURL=loadLedger-DHkqA-k2.js.map
