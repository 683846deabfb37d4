const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './signWithDevice-SEQrM0UQ.js',
      './index--te03lJq.js',
      './rolldown-runtime-DLMaRju-.js',
      './index-Nszrimeh.css',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
      './rest-DlatUGr7.js',
      './rest-DfSGpZP2.js',
      './rest-DP5aMt8d.js',
      './rest-L3RFoWp3.js',
      './rest-DeRAjEhb.js',
      './rest-pmi3KYbj.js',
      './rest-Cy4Y8Q_t.js',
      './rest-CJZ3gRJW.js',
      './rest-lK7BP4ts.js',
      './rest-C6Js0kUN.js',
      './rest-Ckonu3dl.js',
      './rest-BaoHt0l1.js',
      './rest-B3PyXowP.js',
      './rest-Cycn3Ism.js',
    ]),
) => i.map((i) => d[i])
import { Hn as e, Hr as t, Pr as n, Q as r, Un as i, X as a, Y as o, Z as s } from './later-DLdlgyuL.js'
import {
  Br as c,
  Dr as l,
  Gr as u,
  Ir as d,
  Jr as f,
  Kn as p,
  Kr as m,
  Rr as h,
  Sr as g,
  Ur as _,
  Vr as v,
  Yr as y,
  pa as b,
  qr as x,
  ti as ee,
  vn as S,
  vr as C,
  wa as w,
  zr as T,
} from './index--te03lJq.js'
import { n as E } from './rest-Bt3mpK38.js'
import { t as D } from './rest-CJZ3gRJW.js'
import { i as O } from './rest-Ckonu3dl.js'
import { i as k, o as A, t as j } from './rest-Cycn3Ism.js'
var M = {
    locked: () => A.locked,
    'app-closed': () => A.appClosed,
    rejected: () => A.rejected,
    'blind-signing-off': () => A.blindSigningOff,
    'refused-data': () => A.refusedData,
    'not-found': () => A.notFound,
    unplugged: () => A.unplugged,
    busy: () => A.busy,
    'no-webhid': () => A.noWebhid,
    insecure: () => A.insecure,
    'wrong-device': ({ expected: e = A.anotherAddress, actual: t = A.anotherAddress }) =>
      A.wrongDevice({ expected: e, actual: t }),
    'wrong-signer': ({ expected: e = A.connectedAddress, actual: t = A.unknownAddress }) =>
      A.wrongSigner({ expected: e, actual: t }),
    'hash-differs': ({ expected: e = A.anotherValue, actual: t = A.oneValue }) =>
      A.hashDiffers({ expected: e, actual: t }),
    'wrong-answer': ({ expected: e = A.anotherRequest, actual: t = A.unknown }) =>
      A.wrongAnswer({ expected: e, actual: t }),
    'bad-code': ({ detail: e }) => A.badCode(e ?? A.noWalletCode),
    'not-imported': ({ detail: e }) => A.notImported(e ?? A.thatPath),
    'not-configured': ({ detail: e }) => A.notConfigured(e ?? A.thisDevice),
    failed: ({ detail: e }) => A.failed(e ?? A.noReason),
  },
  N = [`no-webhid`, `insecure`, `not-configured`],
  P = class extends b {
    constructor(e, t = {}, n) {
      let r = N.includes(e) ? `never` : `later`
      ;(super({ code: e, message: M[e](t), meta: t, cause: n, retry: r }), (this.name = `HardwareError`))
    }
  }
function F(e) {
  return e instanceof P
    ? e
    : new P(
        `failed`,
        {
          detail: (
            (e instanceof Error ? e.message : String(e)).split(`
`)[0] ?? ``
          )
            .replace(/\.$/, ``)
            .slice(0, 200),
        },
        e,
      )
}
async function I(e, t, n) {
  for (;;)
    try {
      return await n()
    } catch (n) {
      let i = F(n)
      if (i.code === `rejected`) throw r(4001, i.message)
      await e.ask((e) => ({ kind: `problem`, request: t, problem: i, answer: () => e() }))
    }
}
var L = (e, t) =>
    I(t, null, async () => {
      let { signer: n, schemes: r, fingerprintOf: i } = await e.open(t, null, null),
        a = () => {},
        o = new Promise((e, t) => {
          a = t
        }),
        s = t.ask((e) => ({
          kind: `chooseAccount`,
          schemes: r,
          answer: e,
          async read(e, t) {
            let r = k(e, t)
            try {
              return { path: r, address: await n.getAddress(r) }
            } catch (e) {
              return ((e instanceof P && e.code === `not-imported`) || a(e), null)
            }
          },
        })),
        c = await Promise.race([s, o]),
        l = i?.(c.path)
      return { ...c, ...(l === void 0 ? {} : { fingerprint: l }) }
    }),
  R = v(
    u().check(ee(/^0x[0-9a-f]+$/i)),
    m((e) => BigInt(e)),
  ),
  z = c(R),
  B = T({ domain: _(u(), y()), types: _(u(), l(T({ name: u(), type: u() }))), primaryType: u(), message: _(u(), y()) }),
  V = T({
    from: C,
    to: c(d(C)),
    value: z,
    data: c(g),
    input: c(g),
    gas: z,
    gasPrice: z,
    maxFeePerGas: z,
    maxPriorityFeePerGas: z,
    nonce: z,
    chainId: c(f([u(), h()])),
  })
function H(e) {
  let [t, n] = K(x([C, y()]), e)
  return { address: t, typedData: K(B, q(typeof n == `string` ? n : JSON.stringify(n))) }
}
function U(e) {
  let [t, n] = K(x([u(), C], y()), e),
    r = g.safeParse(t)
  return { address: n, message: r.success ? r.data : J(new TextEncoder().encode(t)) }
}
var W = (e) => K(x([V], y()), e)[0]
function G(e) {
  let [{ chainId: t }] = K(x([T({ chainId: u() })], y()), e),
    n = O(t)
  if (n === null) throw r(-32602, s.noChainId(t))
  return n
}
function K(e, t) {
  let n = e.safeParse(t)
  if (n.success) return n.data
  let i = n.error.issues[0]
  throw r(-32602, s.invalid(`${i?.path.join(`.`) ?? ``} ${i?.message ?? ``}`))
}
function q(e) {
  try {
    return JSON.parse(e)
  } catch {
    throw r(-32602, s.notJson)
  }
}
var J = (e) => `0x${[...e].map((e) => e.toString(16).padStart(2, `0`)).join(``)}`,
  Y = /^(eth_(call|get|estimateGas|gasPrice|feeHistory|blockNumber|maxPriorityFeePerGas)|net_version|web3_)/
function X({ device: e, chains: t, memory: n }) {
  let { wallet: i } = e,
    c = new Map(),
    l = (e, t) => {
      for (let n of c.get(e) ?? []) Reflect.apply(n, void 0, [t])
    },
    u = () => {
      let e = n.read(i)?.chainId,
        a = t.find(({ chainId: t }) => t === e) ?? t[0]
      if (a === void 0) throw r(4901, s.noChain)
      return a
    }
  async function d() {
    let t = n.read(i)
    if (t !== null) return [t.address]
    let r = await o(i, (t) => L(e, t))
    return (n.write(i, { ...r, chainId: u().chainId }), [r.address])
  }
  function f(e) {
    let t = n.read(i)
    if (t === null) throw r(4100, s.notOfPage(j[i]))
    if (!w(t.address, e)) throw r(4100, s.otherAddress({ name: j[i], held: t.address, asked: e }))
    return t
  }
  function m(e) {
    let a = G(e),
      o = t.find(({ chainId: e }) => e === a)
    if (!o) throw r(4902, s.unknownChain(a))
    let c = n.read(i)
    return (
      c !== null && o.chainId !== u().chainId && (n.write(i, { ...c, chainId: o.chainId }), l(`chainChanged`, Z(o))),
      null
    )
  }
  async function h(t, n) {
    let r = await p(
        () => import(`./signWithDevice-SEQrM0UQ.js`),
        __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]),
        import.meta.url,
      ),
      i = (t) => ({ device: e, account: f(t), chain: u() })
    if (t === `personal_sign`) {
      let { address: e, message: t } = U(n)
      return r.signMessage(i(e), t)
    }
    if (t === `eth_signTypedData_v4`) {
      let { address: e, typedData: t } = H(n)
      return r.signTypedData(i(e), t)
    }
    let a = W(n)
    return r.sendTransaction(i(a.from), a)
  }
  async function g({ method: e, params: t }) {
    switch (e) {
      case `eth_accounts`: {
        let e = n.read(i)
        return e === null ? [] : [e.address]
      }
      case `eth_requestAccounts`:
        return d()
      case `eth_chainId`:
        return Z(u())
      case `wallet_switchEthereumChain`:
      case `wallet_addEthereumChain`:
        return m(t)
      case `wallet_revokePermissions`:
        return (a.get()?.wallet === i && a.get()?.cancel(), n.write(i, null), null)
      case `personal_sign`:
      case `eth_signTypedData_v4`:
      case `eth_sendTransaction`:
        return h(e, t)
    }
    if (Y.test(e)) return S(u(), e, Array.isArray(t) ? t : [])
    throw r(4200, s.notSupported({ name: j[i], method: e }))
  }
  return {
    request: g,
    on(e, t) {
      c.set(e, (c.get(e) ?? new Set()).add(t))
    },
    removeListener(e, t) {
      c.get(e)?.delete(t)
    },
  }
}
var Z = ({ chainId: e }) => `0x${BigInt(e).toString(16)}`,
  Q = `countersign.hardware`,
  $ = T({ address: C, path: u(), chainId: u(), fingerprint: c(h()) }),
  te = _(u(), $)
function ne(e) {
  let t = () => {
    try {
      return te.parse(JSON.parse(e.getItem(Q) ?? `{}`))
    } catch {
      return {}
    }
  }
  return {
    read: (e) => t()[e] ?? null,
    write(n, r) {
      let { [n]: i, ...a } = t()
      try {
        e.setItem(Q, JSON.stringify(r === null ? a : { ...a, [n]: r }))
      } catch {}
    },
  }
}
function re(e, { chains: t }) {
  let n = X({ device: e, chains: t, memory: ne(localStorage) })
  return E({ target: { id: e.wallet, name: j[e.wallet], provider: n }, shimDisconnect: !1 })
}
function ie(r) {
  let { domain: a, types: o, primaryType: s, message: c } = i(r),
    l = D({ data: a, primaryType: `EIP712Domain`, types: o }),
    u = D({ data: c, primaryType: s, types: o }),
    d = t(n([`0x1901`, l, u])),
    f = e(r)
  if (d !== f) throw new P(`hash-differs`, { expected: f, actual: d })
  return { domainHash: l, messageHash: u, hash: d }
}
export { F as a, P as i, re as n, I as r, ie as t }
//# sourceMappingURL=rest-CRx7_Go4.js.map
