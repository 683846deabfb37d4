import {
  Dr as e,
  En as t,
  Mn as n,
  On as r,
  Pn as i,
  Sr as a,
  jn as o,
  vn as s,
  xr as c,
  yn as l,
  zr as u,
} from './index--te03lJq.js'
import { It as d, Lt as f, Rt as p, va as m } from './later-DLdlgyuL.js'
import { Ct as h, Ot as g, jt as _, pt as v } from './lists-DTBg-a7q.js'
var y = `0xc66323e5`,
  b = `0xdcafac09`,
  x = `0x605df59c`,
  S = `0xffa1ad74`,
  C = `1.1.0`,
  w = e(u({ transactionHash: c })),
  T = u({ input: a })
async function E(e, t) {
  let { target: n, account: r } = t.recovery
  if (n.toLowerCase() !== r.toLowerCase()) return null
  try {
    return (await A(e, r)) ? await D(e, t).catch(() => O(e, t)) : null
  } catch {
    return null
  }
}
async function D(e, { recovery: r, attempt: { nonce: a, createdAt: o, announced: s } }) {
  let { address: c, block: l } = r,
    u = async (r, i) => n(t(await e(`eth_call`, [{ to: c, data: r }, j(i)]))),
    d = async (e) => (await u(y, e)) > a,
    [m, g] = [s.block, l]
  if (await d(m)) throw new i(p.endedAtOnce)
  for (; g - m > 1n;) {
    let e = m + (g - m) / 2n
    ;(await d(e)) ? (g = e) : (m = e)
  }
  let [v, S, C, w, T, E] = await Promise.all([u(y, m), u(y, g), u(b, m), u(x, m), f(e, g), k(e, r, g, g)])
  if (E.length > 0 && BigInt(E.length) !== S - v) throw new i(p.severalEnded)
  return {
    outcome: h({ times: _(o, { cooldown: C, expiration: w }), isExecuted: E.length > 0, leftAt: T, isExact: !0 }),
    endedAt: T,
  }
}
async function O(e, { recovery: t, attempt: n, all: r }) {
  let a = await k(e, t, n.announced.block, t.block),
    o = (await Promise.all(a.map((t) => e(`eth_getTransactionByHash`, [t])))).map((e) =>
      T.parse(e).input.toLowerCase(),
    ),
    s = ({ announced: e }) => v(t.address, e.call).data.slice(2).toLowerCase(),
    [c, l] = [s(n), r.map(s)]
  if (o.some((e) => !l.some((t) => e.includes(t)))) throw new i(p.unknownCall)
  let u = o.filter((e) => e.includes(c)).length
  if (u > 0 && u !== l.filter((e) => e === c).length) throw new i(p.notIdentified)
  return {
    outcome: h({ times: _(n.createdAt, t), isExecuted: u > 0, leftAt: t.blockTime, isExact: !1 }),
    endedAt: null,
  }
}
async function k(e, { account: t, address: n }, r, i) {
  let a = [g, `0x${n.slice(2).toLowerCase().padStart(64, `0`)}`],
    o = await e(`eth_getLogs`, [{ address: t, fromBlock: j(r), toBlock: j(i), topics: a }])
  return w.parse(o).map(({ transactionHash: e }) => e)
}
async function A(e, n) {
  let r = o(t(await e(`eth_call`, [{ to: n, data: S }, `latest`])))
  return !m(r.replace(/\+.*$/, ``), C)
}
var j = (e) => `0x${e.toString(16)}`,
  M = `0x427e232f`,
  N = `0x258148cc`,
  P = 10
async function F(e, i) {
  let { address: a, account: o, now: c, recoverers: u, txNonce: f, block: p, blockTime: m } = i,
    h = f < BigInt(P) ? Number(f) : P,
    g = Array.from({ length: h }, (e, t) => f - 1n - BigInt(t)),
    _ = async (n) => t(await s(e, `eth_call`, [{ to: a, data: n }, `latest`])),
    v = { account: o, now: c, recoverers: u, head: { block: p, time: m } },
    y = await Promise.all(
      g.map(async (t) => {
        let [i, o] = await Promise.all([_(r(M, t)), _(r(N, t)).then(n)])
        return { nonce: t, createdAt: o, announced: await d(e, { module: a, nonce: t, hash: i, createdAt: o }, v) }
      }),
    ),
    b = y.flatMap(({ announced: e, ...t }) => (e.known ? [{ ...t, announced: e }] : [])),
    x = (t, n) => l(e, t, n)
  return Promise.all(
    y.map(async ({ nonce: e, createdAt: t, announced: n }) => ({
      nonce: e,
      announcedAt: t,
      recoverer: n.known ? n.recoverer : null,
      ended: n.known ? await E(x, { recovery: i, attempt: { nonce: e, createdAt: t, announced: n }, all: b }) : null,
    })),
  )
}
export { F as readPastAttempts }
//# sourceMappingURL=readPastAttempts-C8PVw7Vp.js.map
