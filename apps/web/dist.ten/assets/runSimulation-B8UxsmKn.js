import { S as e, a as t, b as n, n as r, t as i, x as a } from './rest-D4H0fh7c.js'
import { wa as o } from './index--te03lJq.js'
import { a as s, i as c, o as l, t as u } from './rest-mkspArv7.js'
import { an as d } from './later-DLdlgyuL.js'
import { i as f } from './rest-CHnfK6lP.js'
var p = { id: `simulation`, field: `holdings` }
async function m({ chain: e, safe: t, transaction: n, unitOf: r = () => null }, { success: i, deltas: a, block: m }) {
  if (!i) return []
  let _ = s(t, d(t, n)).filter(({ owner: e }) => o(e, t)),
    v = a
      .filter(({ owner: e, amount: n }) => o(e, t) && n < 0n)
      .flatMap((e) => h(t, e) ?? [])
      .filter(({ token: e, amount: t }) => !_.some((n) => g(n.token, e) && n.amount >= t)),
    y = await u(e, v, m.number)
  return v.flatMap(({ token: e, amount: n }) => {
    let i = y(t, e),
      a = (t) => l(t, r(e), e === null),
      o = e === null ? a(n) : f.amountOf({ amount: a(n), token: e })
    return i === void 0 || !i.ok
      ? [
          {
            ...p,
            verdict: `unchecked`,
            title: f.remains,
            reason: f.remainsUnread({ amount: o, reason: i === void 0 ? f.notRequested : i.reason }),
          },
        ]
      : c(n, i.value)
        ? [
            {
              ...p,
              verdict: `caution`,
              title: f.almostNothing,
              reason: f.almostNothingWhy({ amount: o, before: a(i.value), after: a(i.value - n) }),
            },
          ]
        : []
  })
}
function h(e, t) {
  return t.kind === `native`
    ? { owner: e, token: null, amount: -t.amount }
    : t.kind === `erc20`
      ? { owner: e, token: t.token, amount: -t.amount }
      : null
}
var g = (e, t) => (e === null || t === null ? e === t : o(e, t))
async function _(o, s) {
  let { chain: c, safe: l, transaction: u, sender: d, knownAddresses: f, told: p, inRow: h = {} } = o,
    g = await t(
      {
        chainId: BigInt(c.chainId),
        safe: l,
        transaction: u,
        knownAddresses: f,
        ...h,
        ...(p ? { told: p } : {}),
        ...(d === null ? {} : { executor: d }),
      },
      i(c, s, o.newest),
      { runEvm: r(s) },
    ),
    _ = await o.unitOf,
    v = await m({ ...o, unitOf: _ }, g),
    y = e(l, u),
    b = a(g, y, _),
    x = g.writes.known ? g.writes.value : [],
    S = new Map(x.map((e) => [e.account, n(e, y)]))
  return { result: g, checks: [...b, ...v], unexpected: S, at: Date.now() }
}
export { _ as runSimulation }
//# sourceMappingURL=runSimulation-B8UxsmKn.js.map
