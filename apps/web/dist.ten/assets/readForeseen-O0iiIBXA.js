import { En as e, Mn as t, On as n, Tn as r, vn as i, wa as a } from './index--te03lJq.js'
import { C as o, S as s, w as c } from './rest-D8EjkF0k.js'
import { It as l } from './lists-DTBg-a7q.js'
import { a as u, n as d, t as f, y as p } from './rest-D4H0fh7c.js'
import { t as m } from './rest-mkspArv7.js'
var h = 5
async function g(e, t) {
  let { chain: n, safe: r, transaction: i, flows: a, run: o, block: s, nonce: l, payer: u, earlier: d } = e,
    f = i.nonce === l || o === null ? { position: _(d), run: null, before: [] } : await v(e, t),
    p = f.run ?? o,
    m = p !== null && p.success && p.innerSuccess !== !1,
    h = m ? y(p) : c(r, a),
    g = p?.block.number ?? s,
    [x, C, E] = await Promise.all([
      b(n, [...h, ...c(r, a)], f.before, g),
      m ? S(n, r, p, g) : null,
      u === null || p === null || i.nonce !== l ? null : T(n, u, p.gasUsed, g),
    ])
  return {
    position: i.nonce === l ? { kind: `next` } : f.position,
    block: g,
    at: Date.now(),
    source: m ? `run` : `calls`,
    moves: h,
    held: x,
    permissions: C,
    changes: m ? w(r, p) : [],
    fee: E,
  }
}
var _ = (e) =>
  e === null ? { kind: `alone`, cause: `unread`, nonces: [] } : { kind: `alone`, cause: `missing`, nonces: e.missing }
async function v({ chain: e, safe: t, transaction: n, executor: r, earlier: i }, a) {
  if (i === null || i.missing.length > 0) return { position: _(i), run: null, before: [] }
  let s = i.transactions.map((e) => e.nonce)
  if (s.length > h) return { position: { kind: `alone`, cause: `many`, nonces: s }, run: null, before: [] }
  let c = i.transactions.map((e) => ({ transaction: e })),
    l = [],
    m
  try {
    for (let [i, { transaction: p }] of [...c, { transaction: n }].entries()) {
      let n = await u(
        {
          chainId: BigInt(e.chainId),
          safe: t,
          transaction: p,
          before: c.slice(0, i),
          ...(r === null ? {} : { executor: r }),
          ...(m === void 0 ? {} : { blockNumber: m }),
        },
        f(e, a),
        { runEvm: d(a) },
      )
      if (((m ??= n.block.number), i === c.length))
        return { position: { kind: `after`, nonces: s }, run: n, before: o(l) }
      if (!n.success) return { position: { kind: `alone`, cause: `fails`, nonces: [p.nonce] }, run: null, before: [] }
      l.push(...y(n))
    }
  } catch (e) {
    if (a?.aborted || !(e instanceof p)) throw e
  }
  return { position: { kind: `alone`, cause: `fails`, nonces: s }, run: null, before: [] }
}
var y = ({ deltas: e }) =>
  o(
    e.map((e) => ({
      owner: e.owner,
      token: e.kind === `native` ? null : e.token,
      tokenId: `tokenId` in e ? e.tokenId : null,
      amount: e.amount,
    })),
  )
async function b(e, t, n, r) {
  let i = [...new Map(t.filter(({ tokenId: e }) => e === null).map((e) => [s(e), e])).values()],
    a = await m(e, i, r),
    o = new Map(n.map((e) => [s(e), e.amount]))
  return i.flatMap((e) => {
    let t = a(e.owner, e.token),
      { owner: n, token: r } = e
    return t?.ok === !0 ? [{ owner: n, token: r, value: t.value + (o.get(s(e)) ?? 0n) }] : []
  })
}
var x = `0xdd62ed3e`
function S(e, t, n, r) {
  return Promise.all(
    n.tokenApprovals
      .filter(({ owner: e }) => a(e, t))
      .map(async (n) => {
        let { token: i, spender: a } = n
        if (n.kind === `erc20`) {
          let o = await C(e, { token: i, owner: t, spender: a }, r).catch(() => null)
          return { token: i, spender: a, amount: n.amount === l ? null : n.amount, tokenId: null, before: o }
        }
        return n.kind === `erc721`
          ? { token: i, spender: a, amount: 1n, tokenId: n.tokenId, before: null }
          : { token: i, spender: a, amount: n.approved ? null : 0n, tokenId: null, before: null }
      }),
  )
}
async function C(r, { token: a, owner: o, spender: s }, c) {
  let l = n(x, o, s)
  return t(e(await i(r, `eth_call`, [{ to: a, data: l }, `0x${c.toString(16)}`])))
}
var w = (e, { writes: t }) => (t.known ? t.value.flatMap((t) => (a(t.account, e) ? t.changes : [])) : [])
async function T(e, t, n, a) {
  let o = `0x${a.toString(16)}`
  try {
    let [a, s] = await Promise.all([
      i(e, `eth_gasPrice`, []).then(r),
      i(e, `eth_getBalance`, [t, o]).then(r, () => null),
    ])
    return { payer: t, cost: a * n, held: s }
  } catch {
    return null
  }
}
export { g as readForeseen }
//# sourceMappingURL=readForeseen-O0iiIBXA.js.map
