import {
  Aa as e,
  Dr as t,
  En as n,
  Gr as r,
  Ir as i,
  Mn as a,
  Nn as o,
  Pn as s,
  Rr as c,
  Sr as l,
  Tn as u,
  Ur as d,
  aa as f,
  cr as p,
  jn as m,
  kr as h,
  la as ee,
  oa as g,
  or as _,
  vr as v,
  wn as y,
  xr as b,
  zr as x,
} from './index--te03lJq.js'
import { a as S } from './rest-B05EYwN-.js'
var C = {
    legacyProxyCreation: `0xa38789425dbeee0239e16ff2d2567e31720127fbc6430758c1a4efc6aef29f80`,
    proxyCreation: `0x4f51faf6c4561ff95f067657e43439f0f856d97c04d9ec9070a6199ad418e235`,
    proxyCreationL2: `0x6e78ae8c51534f0b801d7aa7cce5a2113f3c3368c61b06fa61415f361d400431`,
    chainSpecificProxyCreationL2: `0x7a1c96f74273709828c0e67ab96189772005d3b4948bc6902693eb21e4e2cc6a`,
    safeSetup: `0x141df868a6331af528e38c83b7aa03edc19be66e37ae67f9285bf4f8e3c6a1a8`,
    safeMultiSigTransaction: `0x66753cd2356569ee081232e3be8909b950e0a76c1f8460c3a5e3c2be32b11bed`,
    safeModuleTransaction: `0xb648d3644f584ed1c2232d53c46d87e693586486ad0d1175f8656013110b714e`,
    executionSuccess: `0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e`,
    executionFailure: `0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23`,
    executionFailed: `0xabfd711ecdd15ae3a6b3ad16ff2e9d81aec026a39d16725ee164be4fbf857a7c`,
    executionFromModuleSuccess: `0x6895c13664aa4f67288b25d7a21d7aaa34916e355fb9b6fae0a139a9085becb8`,
    executionFromModuleFailure: `0xacd2c8702804128fdb0db2bb49f6d127dd0181c13fd45dbfe16de0930e2bd375`,
    approveHash: `0xf2a0eb156472d1440255b0d7c1e19cc07115d1051fe605b0dce69acfec884d9c`,
    signMsg: `0xe7f4675038f4f6034dfcbbb24c4dc08e4ebf10eb9d257d3d02c0f38d122ac6e4`,
    addedOwner: `0x9465fa0c962cc76958e6373a993326400c1c94f8be2fe3a952adfa7f60b2ea26`,
    removedOwner: `0xf8d49fc529812e9a7c5c50e69c20f0dccc0db8fa95c98bc58cc9a4f1c1299eaf`,
    changedThreshold: `0x610f7ff2b304ae8903c3de74c60c6ab1f7d6226b3f52c5161905bb5ad4039c93`,
    enabledModule: `0xecdf3a3effea5783a3c4c2140e677577666428d44ed9d474a0b3a4c9943f8440`,
    disabledModule: `0xaab4fa2b463f581b2b32cb3b7e3b704b9ce37cc209b5fb4d77e593ace4054276`,
    safeReceived: `0x3d0ce9bfc3ed7d6862dbb28b2dea94561fe714a1b4d019aa8af39730d1ad7c3d`,
    changedFallbackHandler: `0x5ac6c46c93c8d0e53714ba3b53db3e7c046da994313d7ed0d192028bc7c228b0`,
    changedGuard: `0x1151116914515bc0891ff9047a6cb32cf902546f83066499bcf8ba33d2353fa2`,
    changedModuleGuard: `0xcd1966d6be16bc0c030cc741a06c6e0efaf8d00de2c8b6a9e11827e125de8bb8`,
    changedMasterCopy: `0x75e41bc35ff1bf14d81d1d2f649c0084a0f974f9289c803ec9898eeec4c8d0b8`,
  },
  w = `0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef`,
  T = `0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62`,
  E = `0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb`,
  D = new Map(Object.keys(C).map((e) => [C[e], e])),
  O = `0x95d89b41`,
  k = `0x06fdde03`,
  te = `0x313ce567`,
  ne = `0x01ffc9a780ac58cd${`0`.repeat(56)}`,
  A = 60,
  j = new Map()
async function M(t, n) {
  let r = [...new Set(n.map(e))],
    i = await Promise.all(r.map(async (e) => [e, await N(t, e)]))
  return new Map(i.flatMap(([e, t]) => (t ? [[e, t]] : [])))
}
function N(e, t) {
  let n = `${e.chainId}:${t}`,
    r = j.get(n)
  if (r) return r
  let i = P(e, t)
  return (j.set(n, i), i.catch(() => j.delete(n)), i)
}
async function P(e, t) {
  let r = async (r) => {
      try {
        return n(await e.ask(`eth_call`, [{ to: t, data: r }, `latest`]))
      } catch (e) {
        if (e instanceof s && e.code !== null) return null
        throw e
      }
    },
    [i, o, c, l] = await Promise.all([r(O), r(k), r(te), r(ne)]),
    u = c && y(c),
    d = l !== null && l.length >= 66 && a(l) === 1n
  if (u === null && !d) return null
  let f = { symbol: F(i), name: F(o), trusted: !1 }
  return d ? { type: `ERC721`, decimals: null, ...f } : { type: `ERC20`, decimals: u, ...f }
}
function F(e) {
  if (e === null || e === `0x`) return ``
  try {
    let t = e.length === 66 ? I(e) : m(e)
    return f(t).slice(0, A)
  } catch {
    return ``
  }
}
var I = (e) => {
    let t = ee(e),
      n = t.indexOf(0)
    return new TextDecoder().decode(n === -1 ? t : t.slice(0, n))
  },
  L = x({ address: v, topics: t(b), data: l, blockNumber: r(), transactionHash: b, logIndex: r() }),
  R = x({ address: v, topics: t(b), data: l, blockNumber: c(), transactionHash: b, logIndex: c() })
function z(t) {
  return Array.isArray(t)
    ? t.flatMap((t) => {
        let { data: n } = L.safeParse(t)
        if (!n) return []
        let { address: r, topics: i, data: a, blockNumber: o, transactionHash: s, logIndex: c } = n,
          l = { blockNumber: Number(u(o)), logIndex: Number(u(c)) }
        return [{ address: e(r), topics: i, data: a, transactionHash: s, ...l }]
      })
    : []
}
var B = (e) => `0x${e.slice(2).toLowerCase().padStart(64, `0`)}`
async function V(e, t, n, r) {
  let i = { fromBlock: `0x${n.toString(16)}`, toBlock: `0x${r.toString(16)}` },
    a = async (n) => z(await e.ask(`eth_getLogs`, [n === null ? { ...i, address: t } : { ...i, topics: n }])),
    o = B(t),
    s = [T, E],
    c = await Promise.all([a(null), a([w, o]), a([[w, ...s], null, o]), a([s, null, null, o])])
  return [...new Map(c.flat().map((e) => [`${e.blockNumber}:${e.logIndex}`, e])).values()].filter(
    ({ blockNumber: e }) => e >= n && e <= r,
  )
}
var H = x({ from: c(), to: c(), toHash: b, complete: h(), range: c(), logs: t(R) }),
  U = 9e3,
  W = 64,
  re = 2e6,
  G = 1500
function K(e, t) {
  return t === `refused`
    ? Math.max(W, Math.floor(e / 4))
    : t.logs > G
      ? Math.max(W, Math.floor(e / 2))
      : Math.min(re, e * 2)
}
var q = (e) => e <= W,
  J = 128,
  Y = 5,
  X = (e) => new Promise((t) => setTimeout(t, e))
function ie(e, { patienceMs: t = 6e3, wait: n = X } = {}) {
  let r = new Map(),
    i = new Map(),
    { subscribe: a, notify: o } = g()
  function c(e, t, n) {
    ;(i.set(e, { from: t.from, to: t.to, complete: t.complete, reading: n }), o())
  }
  async function l(t, n) {
    return (await e.set(t, n).catch(() => void 0), c(t, n, !0), n)
  }
  async function d(e, t, r, i, a, o) {
    let c = a
    for (let a = 0; ; a++) {
      let [l, u] = o ? [Math.max(r, i - c + 1), i] : [r, Math.min(i, r + c - 1)]
      try {
        let n = await V(e, t, l, u)
        return { logs: n, first: l, last: u, range: K(c, { logs: n.length }) }
      } catch (e) {
        if (!(e instanceof s) || (a >= Y && q(c)) || a >= 15) throw e
        ;((c = K(Math.min(c, u - l + 1), `refused`)), e.code === null && (await n(Math.min(8e3, 250 * 2 ** a))))
      }
    }
  }
  async function f(e, t, n, r, i) {
    let a = r
    for (; a.to < i;) {
      let r = await d(e, t, a.to + 1, i, a.range, !1),
        o = await Q(e, r.last)
      if (o === null) return a
      a = await l(n, { ...a, to: r.last, toHash: o, range: r.range, logs: [...a.logs, ...r.logs] })
    }
    return a
  }
  async function p(e, n, r, i) {
    let a = i,
      o = performance.now() + t
    for (; !a.complete && a.from > 0;) {
      let t = await d(e, n, 0, a.from - 1, a.range, !0),
        i = [...t.logs, ...a.logs]
      if (
        ((a = await l(r, { ...a, from: t.first, range: t.range, logs: i, complete: oe(t.first, i, n) })),
        performance.now() >= o)
      )
        break
    }
    return a
  }
  async function m(t, n, r) {
    let i = H.safeParse(await e.get(n).catch(() => void 0))
    if (!i.success || i.data.to > r) return null
    let a = i.data
    if ((await Q(t, a.to)) === a.toHash) return a
    let o = a.to - J,
      s = o > a.from ? await Q(t, o) : null
    return s === null ? null : { ...a, to: o, toHash: s, logs: a.logs.filter(({ blockNumber: e }) => e <= o) }
  }
  function h(e, t, n) {
    let a = Z({ chainId: e.chainId, safe: t }),
      s = `${a}:${n}`,
      l = r.get(s)
    if (l) return l
    let d = (async () => {
      await r.get(`${a}:${!n}`)?.catch(() => void 0)
      let i = Number(u(await e.ask(`eth_blockNumber`, []))),
        o = await m(e, a, i)
      o && c(a, o, !0)
      let s = o ? await f(e, t, a, o, i) : await ae(e, i),
        l = n || !o ? await p(e, t, a, s) : s
      return (c(a, l, !1), l)
    })().finally(() => {
      r.delete(s)
      let e = i.get(a)
      ;(e?.reading && i.set(a, { ...e, reading: !1 }), o())
    })
    return (r.set(s, d), d)
  }
  return {
    refresh: (e, t) => h(e, t, !1),
    lookBack: (e, t) => h(e, t, !0),
    progress: (e) => i.get(Z(e)) ?? null,
    subscribe: a,
  }
}
var Z = ({ chainId: e, safe: t }) => `${e}:${t.toLowerCase()}`
async function ae(e, t) {
  let n = await Q(e, t)
  if (n === null) throw new s(o.headMissing(t))
  return { from: t + 1, to: t, toHash: n, complete: !1, range: U, logs: [] }
}
var oe = (e, t, n) => e === 0 || t.some(({ address: e, topics: t }) => e === n && t[0] === C.safeSetup),
  se = i(x({ hash: b }))
async function Q(e, t) {
  let n = await e.ask(`eth_getBlockByNumber`, [`0x${t.toString(16)}`, !1])
  return se.safeParse(n).data?.hash ?? null
}
var ce = ie(S(`countersign-history`)),
  le = d(r(), t(v)),
  $ = p(`countersign.own-tokens`, {}, _(le)),
  ue = (e, t) => $.update((n) => ({ ...n, [e]: [...new Set([...(n[e] ?? []), t])] }))
export { M as a, w as c, z as i, D as l, $ as n, E as o, ce as r, T as s, ue as t, C as u }
//# sourceMappingURL=rest-DeYC7m82.js.map
